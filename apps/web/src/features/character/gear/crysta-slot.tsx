import { lineHolds, type WornKind } from '@gyeol/character'
import type { Crysta } from '@gyeol/contract'
import { Gem } from '../../../shared/gem/gem.tsx'
import { CloseIcon, SwapIcon } from '../../../shared/icons/icons.ts'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import type { GearPlace, WornCrysta } from '../build/character-build.ts'
import { characterTexts } from '../character.texts.ts'
import { CrystaPicker } from './crysta-picker.tsx'
import styles from './gear.module.css'
import { LineWords } from './line-words.tsx'
import { wornCrysta } from './piece-from.ts'
import { crystaPlaceOf } from './place-kinds.ts'
import type { SiteList } from './use-lists.ts'

type CrystaSlotProps = {
  readonly place: GearPlace
  /** From 0. */
  readonly slot: number
  readonly crysta: WornCrysta | null
  readonly list: SiteList<Crysta>
  readonly owned: readonly string[]
  readonly worn: ReadonlySet<WornKind>
  readonly onOpen: () => void
  readonly onTry: () => void
  readonly onChange: (crysta: WornCrysta | null) => void
}

/** One slot of a piece: what sits in it, and ways to another one. */
export function CrystaSlot(props: CrystaSlotProps) {
  const { place, slot, crysta, list, owned, worn, onOpen, onTry, onChange } = props
  const texts = characterTexts.gear
  const label = texts.crysta(texts.places[place], slot + 1)
  return (
    <div className={styles.crysta}>
      <div className={styles.crystaRow}>
        <CrystaPicker
          place={place}
          label={label}
          list={list}
          owned={owned}
          onOpen={onOpen}
          onPick={(item) => onChange(wornCrysta(item))}
          trigger={
            <Button
              block
              variant="ghost"
              className={styles.slotButton}
              aria-label={`${label}: ${crysta?.name ?? texts.none}`}
            >
              <Gem kind={crysta?.kind ?? crystaPlaceOf(place)} size={20} />
              <span data-empty={crysta === null ? '' : undefined}>{crysta?.name ?? label}</span>
            </Button>
          }
        />
        <IconButton label={texts.tryOther(label)} icon={<SwapIcon />} onClick={onTry} />
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
