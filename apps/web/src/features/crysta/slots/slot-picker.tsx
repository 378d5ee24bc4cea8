import { nameWords, type SlottedPiece } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { CRYSTA_KIND_NAMES } from '@gyeol/game-data'
import { createSearchIndex } from '@gyeol/korean'
import { useMemo } from 'react'
import { ChevronDownIcon, CloseIcon } from '../../../shared/icons/icons.ts'
import { lineText } from '../../../shared/stats/stat-words.ts'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Combobox } from '../../../shared/ui/pickers/combobox.tsx'
import { CrystaGem } from '../crysta-gem.tsx'
import styles from './slot-sum.module.css'
import { slotTexts } from './slot.texts.ts'
import { ownFirst } from '../../../shared/catalogue/own-first.ts'

/** Stats told with a crysta to choose; the sum below tells all of them. */
const SHOWN_STATS = 3

type SlotPickerProps = {
  readonly piece: SlottedPiece
  /** Of its piece, from 1. */
  readonly place: number
  readonly crysta: Crysta | null
  readonly fitting: readonly Crysta[]
  readonly owned: ReadonlySet<string>
  readonly depthOf: (crysta: Crysta) => number
  readonly onChange: (crysta: Crysta | null) => void
}

/** One slot: what sits in it, and a list of what fits; what one owns comes first. */
export function SlotPicker(props: SlotPickerProps) {
  const { piece, place, crysta, fitting, owned, depthOf, onChange } = props
  const texts = slotTexts
  const label = texts.slot(CRYSTA_KIND_NAMES[piece], place)
  const items = useMemo(
    () =>
      fitting.toSorted(
        ownFirst(
          owned,
          (left, right) => Number(right.kind === piece) - Number(left.kind === piece),
        ),
      ),
    [fitting, owned, piece],
  )
  const search = (query: string) =>
    createSearchIndex(items, nameWords)
      .search(query)
      .map(({ item }) => item)
  return (
    <div className={styles.slot}>
      <Combobox<Crysta>
        label={label}
        searchPlaceholder={texts.search}
        items={items}
        value={crysta}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
        groupOf={({ id, kind }) => (owned.has(id) ? texts.owned : CRYSTA_KIND_NAMES[kind])}
        search={search}
        onChange={onChange}
        renderItem={(item) => (
          <span className={styles.item}>
            {item.name}
            <small>{item.stats.slice(0, SHOWN_STATS).map(lineText).join(' · ')}</small>
          </span>
        )}
        trigger={
          <Button
            block
            className={styles.trigger}
            aria-label={`${label}: ${crysta?.name ?? texts.empty}`}
          >
            {crysta !== null && <CrystaGem crysta={crysta} depth={depthOf(crysta)} size={22} />}
            <span className={styles.name} data-empty={crysta === null ? '' : undefined}>
              {crysta?.name ?? texts.empty}
            </span>
            {crysta === null && <ChevronDownIcon />}
          </Button>
        }
      />
      {crysta !== null && (
        <IconButton
          variant="ghost"
          label={texts.remove(label)}
          icon={<CloseIcon />}
          onClick={() => onChange(null)}
        />
      )}
    </div>
  )
}
