import type { Equipment } from '@gyeol/contract'
import { EQUIPMENT_KIND_NAMES, EQUIPMENT_VARIANT_NAMES } from '@gyeol/game-data'
import type { EquipmentKind } from '@gyeol/terms'
import { type ReactElement, useMemo } from 'react'
import { ThingRow } from '../../../shared/catalogue/pick/thing-row.tsx'
import {
  createThingSearch,
  factsOf,
  type FoundThings,
  type ThingFact,
} from '../../../shared/catalogue/pick/thing-search.ts'
import { conditionTexts } from '../../../shared/conditions/conditions.texts.ts'
import { Combobox } from '../../../shared/ui/pickers/combobox.tsx'
import type { GearPlace } from '../build/character-build.ts'
import { characterTexts } from '../character.texts.ts'
import type { SiteList } from './use-lists.ts'
import { ownFirst } from '../../../shared/catalogue/own-first.ts'

/** Rows shown before anything is typed, and hits of what is: more nobody reads on a phone. */
const MOST_ROWS = 60

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
  const search = useMemo(() => createThingSearch(items, { hasBases: true }), [items])
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
      search={(query) => search(query).items.slice(0, MOST_ROWS)}
      onOpenChange={(isOpen) => {
        if (isOpen) onOpen()
      }}
      onChange={onPick}
      renderItem={(item, query) => <ThingRow name={item.name} facts={rowOf(item, search(query))} />}
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

function rowOf(item: Equipment, { sought, bases }: FoundThings<Equipment>): readonly ThingFact[] {
  const { atk, def, stability, potential } = item
  return [
    { text: variantOf(item), isSought: false },
    { text: atk === null ? '' : `ATK ${atk}`, isSought: bases.has('atk') },
    { text: def === null ? '' : `DEF ${def}`, isSought: bases.has('def') },
    { text: stability === null ? '' : `${stability}%`, isSought: bases.has('stability') },
    {
      text: bases.has('potential') ? `${conditionTexts.bases.names.potential} ${potential}` : '',
      isSought: true,
    },
    ...factsOf(item.stats, sought),
  ].filter(({ text }) => text !== '')
}
