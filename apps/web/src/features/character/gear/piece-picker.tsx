import type { Equipment } from '@gyeol/contract'
import { EQUIPMENT_KIND_NAMES, EQUIPMENT_VARIANT_NAMES } from '@gyeol/game-data'
import type { EquipmentKind } from '@gyeol/terms'
import { type ReactElement, useMemo } from 'react'
import { lineText } from '../../../shared/stats/stat-words.ts'
import { Combobox } from '../../../shared/ui/pickers/combobox.tsx'
import type { GearPlace } from '../build/character-build.ts'
import { characterTexts } from '../character.texts.ts'
import styles from './gear.module.css'
import { createThingSearch } from './thing-search.ts'
import type { SiteList } from './use-lists.ts'
import { ownFirst } from '../../../shared/catalogue/own-first.ts'

/** Rows shown before anything is typed, and hits of what is: more nobody reads on a phone. */
const MOST_ROWS = 60
const SHOWN_STATS = 3

type PiecePickerProps = {
  readonly place: GearPlace
  readonly kind: EquipmentKind
  readonly list: SiteList<Equipment>
  readonly owned: ReadonlySet<string>
  readonly trigger: ReactElement
  readonly onOpen: () => void
  readonly onPick: (item: Equipment) => void
}

/** The site's equipment of one kind: what one owns first, then the strongest. */
export function PiecePicker({
  place,
  kind,
  list,
  owned,
  trigger,
  onOpen,
  onPick,
}: PiecePickerProps) {
  const texts = characterTexts.gear
  const items = useMemo(
    () =>
      list.items
        .filter((item) => item.kind === kind)
        .toSorted(ownFirst(owned, (left, right) => strengthOf(right) - strengthOf(left))),
    [list.items, kind, owned],
  )
  const search = useMemo(() => createThingSearch(items), [items])
  return (
    <Combobox<Equipment>
      label={texts.pick(texts.places[place])}
      searchPlaceholder={texts.search}
      emptyText={list.state === 'there' ? undefined : texts[list.state]}
      items={items.slice(0, MOST_ROWS)}
      value={null}
      getKey={({ id }) => id}
      getLabel={({ name }) => name}
      groupOf={({ id }) => (owned.has(id) ? texts.owned : EQUIPMENT_KIND_NAMES[kind])}
      search={(query) => search(query).slice(0, MOST_ROWS)}
      onOpenChange={(isOpen) => {
        if (isOpen) onOpen()
      }}
      onChange={onPick}
      renderItem={(item) => (
        <span className={styles.item}>
          {item.name}
          <small>
            {[
              variantOf(item),
              ...numbersOf(item),
              ...item.stats.slice(0, SHOWN_STATS).map(lineText),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      )}
      trigger={trigger}
    />
  )
}

/** How a piece is got tells pieces of one name apart. */
function variantOf({ variant }: Equipment): string {
  return variant === null ? '' : EQUIPMENT_VARIANT_NAMES[variant]
}

function strengthOf({ atk, def }: Equipment): number {
  return Math.max(atk ?? 0, def ?? 0)
}

function numbersOf({ atk, def, stability }: Equipment): string[] {
  return [
    atk === null ? null : `ATK ${atk}`,
    def === null ? null : `DEF ${def}`,
    stability === null ? null : `${stability}%`,
  ].filter((part) => part !== null)
}
