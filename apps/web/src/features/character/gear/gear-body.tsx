import { ARMOR_MAKES, lineHolds } from '@gyeol/character'
import { EQUIPMENT_KIND_NAMES, presentId } from '@gyeol/game-data'
import type { ArmorMake, MainKind } from '@gyeol/character'
import type { EquipmentKind } from '@gyeol/terms'
import { useState } from 'react'
import { crystaMarks } from '../../../shared/catalogue/marks/crysta-marks.saved.ts'
import { CloseIcon, PlusIcon, RefreshIcon, SwapIcon } from '../../../shared/icons/icons.ts'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { SegmentedControl } from '../../../shared/ui/fields/segmented-control.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import { inPlaceOf, isWeaponPlace, type Piece } from '../build/character-build.ts'
import { characterTexts } from '../character.texts.ts'
import type { ReplacePlace } from '../replace/replace-place.ts'
import type { TakenOver } from '../taken-over.ts'
import { CrystaSlot } from './crysta-slot.tsx'
import type { PieceProps } from './gear-card.tsx'
import styles from './gear.module.css'
import { LineWords } from './line-words.tsx'
import { LinesButton } from './lines-button.tsx'
import { pieceOf, renewed, typedPiece } from './piece-from.ts'
import { PieceNumbers } from './piece-numbers.tsx'
import { PiecePicker } from './piece-picker.tsx'
import { hasCrystas, kindsOf } from './place-kinds.ts'
import { isSameLine } from './same-line.ts'
import { latePart } from '../../../shared/loading/late-part.tsx'
import { useCrystas, useEquipment } from './use-lists.ts'

type GearBodyProps = PieceProps & {
  readonly taken: TakenOver
  /** The weapon in the main hand. */
  readonly main: MainKind
  readonly armorMake: ArmorMake
  readonly onArmorMake: (make: ArmorMake) => void
  readonly onTry: (at: ReplacePlace) => void
}

/** Only an extra: without a connection nothing more can be kept. */
const KeepField = latePart(
  async () => (await import('../../../shared/catalogue/keep/keep-field.tsx')).KeepField,
  { isExtra: true },
)

/** The open card of a piece: picking it, its numbers, what sits in it and what was put on it. */
export function GearBody(props: GearBodyProps) {
  const { place, piece, main, taken, onChange } = props
  const texts = characterTexts.gear
  const kinds = kindsOf(place, main)
  const [chosen, setChosen] = useState<EquipmentKind | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  // A piece of a list is held against the list of today.
  const equipment = useEquipment(isAsked || (piece !== null && piece.id !== null))
  const kind = chosen ?? piece?.kind ?? kinds[0] ?? 'armor'
  const placeName = texts.places[place]
  return (
    <>
      <div className={styles.picking}>
        {kinds.length > 1 && (
          <Select
            label={texts.kind}
            value={kind}
            onChange={setChosen}
            options={kinds.map((value) => ({ value, label: EQUIPMENT_KIND_NAMES[value] }))}
          />
        )}
        <PiecePicker
          place={place}
          kind={kind}
          list={equipment}
          owned={taken.ownedEquipment}
          onOpen={() => setIsAsked(true)}
          onPick={(item) => onChange(inPlaceOf(piece, pieceOf(item)))}
          trigger={
            <Button
              className={styles.pick}
              variant={piece || place !== 'main' ? 'secondary' : 'primary'}
              icon={<PlusIcon />}
              // A combobox takes no name from what stands in it.
              aria-label={piece ? texts.change(placeName) : texts.pick(placeName)}
            >
              {piece ? texts.change(placeName) : texts.pick(placeName)}
            </Button>
          }
        />
        {piece ? (
          <>
            <IconButton
              label={texts.tryOther(placeName)}
              icon={<SwapIcon />}
              onClick={() => props.onTry({ place, slot: null })}
            />
            <IconButton
              label={texts.takeOff(placeName)}
              icon={<CloseIcon />}
              onClick={() => onChange(null)}
            />
          </>
        ) : (
          <Button
            variant="ghost"
            onClick={() => onChange(typedPiece(texts.typedName(placeName), kind))}
          >
            {texts.typed}
          </Button>
        )}
      </div>
      {isAsked && equipment.state === 'failed' && <p className={styles.muted}>{texts.failed}</p>}
      {piece && <Renewal piece={piece} list={equipment.items} onChange={onChange} />}
      {piece && <WornPiece {...props} piece={piece} />}
      {isAsked && equipment.whole && <KeepField list={equipment.whole} isOffer />}
    </>
  )
}

type RenewalProps = Pick<PieceProps, 'onChange'> & {
  readonly piece: Piece
  readonly list: ReturnType<typeof useEquipment>['items']
}

/** The list says something else than when the piece was picked. */
function Renewal({ piece, list, onChange }: RenewalProps) {
  const texts = characterTexts.gear
  const present = piece.id === null ? null : presentId('equipment', piece.id)
  const now = renewed(
    piece,
    list.find(({ id }) => id === present),
  )
  if (!now) return null
  return (
    <div className={styles.renew}>
      <Tag tone="brass">{texts.changed}</Tag>
      <span>{texts.changedLine}</span>
      <Button size="small" icon={<RefreshIcon />} onClick={() => onChange(now)}>
        {texts.takeNew}
      </Button>
    </div>
  )
}

type WornPieceProps = Omit<GearBodyProps, 'piece'> & { readonly piece: Piece }

function WornPiece(props: WornPieceProps) {
  const { place, piece, worn, taken, onChange } = props
  const texts = characterTexts.gear
  const isOn = (line: Parameters<typeof lineHolds>[0]) => lineHolds(line, worn)
  return (
    <>
      {place === 'armor' && (
        <SegmentedControl
          block
          size="small"
          label={texts.make}
          value={props.armorMake}
          onChange={props.onArmorMake}
          segments={ARMOR_MAKES.map((value) => ({ value, label: texts.makes[value] }))}
        />
      )}
      <PieceNumbers place={place} piece={piece} onChange={onChange} />
      <LineWords lines={piece.lines} isOn={isOn} />
      {piece.grant.length > 0 && (
        <div>
          <small className={styles.muted}>{texts.grant}</small>
          <LineWords lines={piece.grant} isOn={isOn} />
        </div>
      )}
      <div className={styles.picking}>
        <LinesButton
          label={texts.grant}
          lines={piece.grant}
          grants={taken.grants.filter(({ type }) => (type === 'weapon') === isWeaponPlace(place))}
          onChange={(grant) => onChange({ ...piece, grant })}
        />
        {piece.id === null && (
          <LinesButton
            label={texts.ownLines}
            lines={piece.lines}
            onChange={(lines) => onChange({ ...piece, lines })}
          />
        )}
      </div>
      {hasCrystas(place, piece.kind) && <Crystas {...props} />}
    </>
  )
}

function Crystas({ place, piece, worn, onTry, onChange }: WornPieceProps) {
  const texts = characterTexts.gear
  const [isAsked, setIsAsked] = useState(false)
  const crystas = useCrystas(isAsked || piece.crystas.every((crysta) => crysta !== null))
  const [marks] = useSaved(crystaMarks)
  return (
    <div>
      {piece.crystas.map((crysta, slot) => (
        <CrystaSlot
          // A slot is nothing but its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={slot}
          place={place}
          slot={slot}
          crysta={crysta}
          list={crystas}
          owned={marks.owned}
          worn={worn}
          onOpen={() => setIsAsked(true)}
          onTry={() => onTry({ place, slot })}
          onChange={(next) => onChange({ ...piece, crystas: piece.crystas.with(slot, next) })}
        />
      ))}
      {isSameLine(piece, crystas.items) && <p className={styles.muted}>{texts.sameLine}</p>}
    </div>
  )
}
