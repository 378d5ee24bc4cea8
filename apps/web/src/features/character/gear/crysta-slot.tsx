import { fitsPiece } from '@gyeol/catalogue'
import { lineHolds, type WornKind } from '@gyeol/character'
import type { Crysta } from '@gyeol/contract'
import { CRYSTA_KIND_NAMES } from '@gyeol/game-data'
import { useMemo } from 'react'
import { Gem } from '../../../shared/gem/gem.tsx'
import { CloseIcon } from '../../../shared/icons/icons.ts'
import { lineText } from '../../../shared/stats/stat-words.ts'
import { useTexts } from '../../../shared/texts/texts.ts'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Combobox } from '../../../shared/ui/pickers/combobox.tsx'
import type { GearPlace, WornCrysta } from '../build/character-build.ts'
import { characterTexts } from '../character.texts.ts'
import styles from './gear.module.css'
import { LineWords } from './line-words.tsx'
import { wornCrysta } from './piece-from.ts'
import { crystaPlaceOf } from './place-kinds.ts'
import { createThingSearch } from './thing-search.ts'
import type { SiteList } from './use-lists.ts'
import { ownFirst } from '../../../shared/catalogue/own-first.ts'

const SHOWN_STATS = 3

type CrystaSlotProps = {
  readonly place: GearPlace
  /** From 0. */
  readonly slot: number
  readonly crysta: WornCrysta | null
  readonly list: SiteList<Crysta>
  readonly owned: readonly string[]
  readonly worn: ReadonlySet<WornKind>
  readonly onOpen: () => void
  readonly onChange: (crysta: WornCrysta | null) => void
}

/** One slot of a piece, and the crystas that fit it; what one owns comes first. */
export function CrystaSlot(props: CrystaSlotProps) {
  const { place, slot, crysta, list, owned, worn, onChange } = props
  const texts = useTexts(characterTexts).gear
  const piece = crystaPlaceOf(place)
  const label = texts.crysta(texts.places[place], slot + 1)
  const fitting = useMemo(
    () =>
      list.items
        .filter(({ kind }) => fitsPiece(kind, piece))
        .toSorted(
          ownFirst(
            new Set(owned),
            (left, right) => Number(right.kind === piece) - Number(left.kind === piece),
          ),
        ),
    [list.items, owned, piece],
  )
  const search = useMemo(() => createThingSearch(fitting), [fitting])
  return (
    <div className={styles.crysta}>
      <div className={styles.crystaRow}>
        <Combobox<Crysta>
          label={label}
          searchPlaceholder={texts.searchCrysta}
          items={fitting}
          value={null}
          getKey={({ id }) => id}
          getLabel={({ name }) => name}
          groupOf={({ id, kind }) => (owned.includes(id) ? texts.owned : CRYSTA_KIND_NAMES[kind])}
          search={search}
          emptyText={list.state === 'there' ? undefined : texts[list.state]}
          onOpenChange={(isOpen) => {
            if (isOpen) props.onOpen()
          }}
          onChange={(item) => onChange(wornCrysta(item))}
          renderItem={(item) => (
            <span className={styles.item}>
              {item.name}
              <small>{item.stats.slice(0, SHOWN_STATS).map(lineText).join(' · ')}</small>
            </span>
          )}
          trigger={
            <Button
              block
              variant="ghost"
              className={styles.slotButton}
              aria-label={`${label}: ${crysta?.name ?? texts.none}`}
            >
              <Gem kind={crysta?.kind ?? piece} size={20} />
              <span data-empty={crysta === null ? '' : undefined}>{crysta?.name ?? label}</span>
            </Button>
          }
        />
        {crysta !== null && (
          <IconButton
            label={texts.remove(label)}
            icon={<CloseIcon />}
            onClick={() => onChange(null)}
          />
        )}
      </div>
      {crysta !== null && <LineWords lines={crysta.lines} isOn={(line) => lineHolds(line, worn)} />}
    </div>
  )
}
