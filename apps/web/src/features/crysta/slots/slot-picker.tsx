import type { SlottedPiece } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { CRYSTA_KIND_NAMES } from '@gyeol/game-data'
import { useMemo } from 'react'
import { ChevronDownIcon, CloseIcon } from '../../../shared/icons/icons.ts'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Combobox } from '../../../shared/ui/pickers/combobox.tsx'
import { CrystaGem } from '../crysta-gem.tsx'
import styles from './slot-sum.module.css'
import { slotTexts } from './slot.texts.ts'
import { ThingRow } from '../../../shared/catalogue/pick/thing-row.tsx'
import { createThingSearch, factsOf } from '../../../shared/catalogue/pick/thing-search.ts'
import { ownFirst } from '../../../shared/catalogue/own-first.ts'

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
  const search = useMemo(() => createThingSearch(items), [items])
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
        search={(query) => search(query).items}
        onChange={onChange}
        renderItem={(item, query) => (
          <ThingRow name={item.name} facts={factsOf(item.stats, search(query).sought)} />
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
