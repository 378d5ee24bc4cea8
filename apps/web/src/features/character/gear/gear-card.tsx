import { lineHolds, type WornKind } from '@gyeol/character'
import { EQUIPMENT_KIND_NAMES } from '@gyeol/game-data'
import type { EquipmentKind } from '@gyeol/terms'
import { useState } from 'react'
import { ChevronDownIcon, CloseIcon, PlusIcon, RefreshIcon } from '../../../shared/icons/icons.ts'
import { useTexts } from '../../../shared/texts/texts.ts'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SlotNumber } from '../../../shared/ui/display/slot-number.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { Select } from '../../../shared/ui/pickers/select.tsx'
import { Gem } from '../../../shared/gem/gem.tsx'
import { type GearPlace, inPlaceOf, type Piece } from '../build/character-build.ts'
import { characterTexts } from '../character.texts.ts'
import type { SavedGrant } from '../taken-over.ts'
import { CrystaSlot } from './crysta-slot.tsx'
import styles from './gear.module.css'
import { LineWords } from './line-words.tsx'
import { LinesButton } from './lines-button.tsx'
import { pieceOf, renewed, typedPiece } from './piece-from.ts'
import { PieceNumbers } from './piece-numbers.tsx'
import { PiecePicker } from './piece-picker.tsx'
import { hasCrystas, kindsOf } from './place-kinds.ts'
import { refineText } from './refine-text.ts'
import type { SiteLists } from './use-lists.ts'

export type GearCardProps = {
  readonly place: GearPlace
  /** From 1. */
  readonly number: number
  readonly piece: Piece | null
  readonly worn: ReadonlySet<WornKind>
  readonly lists: SiteLists
  readonly owned: { readonly equipment: ReadonlySet<string>; readonly crystas: ReadonlySet<string> }
  readonly grants: readonly SavedGrant[]
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onChange: (piece: Piece | null) => void
}

/** One piece: what it is, how it is refined, what sits in it and what was put on it. */
export function GearCard(props: GearCardProps) {
  const { place, number, piece, isOpen, onToggle } = props
  const texts = useTexts(characterTexts).gear
  const placeName = texts.places[place]
  return (
    <Card as="section" padding="medium" aria-label={placeName} className={styles.card}>
      <header className={styles.top}>
        <SlotNumber number={number} tone={piece ? 'done' : 'idle'} />
        <div className={styles.title}>
          <small>
            {placeName}
            {piece && ` · ${EQUIPMENT_KIND_NAMES[piece.kind]}`}
          </small>
          <b>{piece?.name ?? texts.none}</b>
          {piece && !isOpen && <ShutGems piece={piece} />}
        </div>
        {piece && piece.refine > 0 && <Tag tone="brass">{refineText(piece.refine)}</Tag>}
        <IconButton
          label={isOpen ? texts.shut(placeName) : texts.open(placeName)}
          icon={<ChevronDownIcon />}
          className={isOpen ? styles.turned : undefined}
          aria-expanded={isOpen}
          onClick={onToggle}
        />
      </header>
      {isOpen && <OpenCard {...props} />}
    </Card>
  )
}

function ShutGems({ piece }: { readonly piece: Piece }) {
  const crystas = piece.crystas.filter((crysta) => crysta !== null)
  if (crystas.length === 0) return null
  return (
    <span className={styles.gems}>
      {crystas.map(({ id, kind, name }, at) => (
        // The same crysta may sit there twice.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={`${id} ${at}`}>
          <Gem kind={kind} size={16} />
          {name}
        </span>
      ))}
    </span>
  )
}

function OpenCard({ place, piece, worn, lists, owned, grants, onChange }: GearCardProps) {
  const texts = useTexts(characterTexts).gear
  const kinds = kindsOf(place)
  const [kind, setKind] = useState<EquipmentKind>(piece?.kind ?? kinds[0] ?? 'armor')
  const placeName = texts.places[place]
  const now = piece
    ? renewed(
        piece,
        lists.equipment.items.find(({ id }) => id === piece.id),
      )
    : null
  return (
    <div className={styles.body}>
      <div className={styles.picking}>
        {kinds.length > 1 && (
          <Select
            label={texts.kind}
            value={kind}
            onChange={setKind}
            options={kinds.map((value) => ({ value, label: EQUIPMENT_KIND_NAMES[value] }))}
          />
        )}
        <PiecePicker
          place={place}
          kind={kind}
          list={lists.equipment}
          owned={owned.equipment}
          onPick={(item) => onChange(inPlaceOf(piece, pieceOf(item)))}
          trigger={
            <Button variant={piece ? 'secondary' : 'primary'} icon={<PlusIcon />}>
              {piece ? texts.change(placeName) : texts.pick(placeName)}
            </Button>
          }
        />
        {!piece && (
          <Button
            variant="ghost"
            onClick={() => onChange(typedPiece(texts.typedName(placeName), kind))}
          >
            {texts.typed}
          </Button>
        )}
        {piece && (
          <IconButton
            label={texts.takeOff(placeName)}
            icon={<CloseIcon />}
            onClick={() => onChange(null)}
          />
        )}
      </div>
      {lists.equipment.state === 'failed' && <p className={styles.muted}>{texts.failed}</p>}
      {now && (
        <div className={styles.renew}>
          <Tag tone="brass">{texts.changed}</Tag>
          <span>{texts.changedLine}</span>
          <Button size="small" icon={<RefreshIcon />} onClick={() => onChange(now)}>
            {texts.takeNew}
          </Button>
        </div>
      )}
      {piece && <WornPiece {...{ place, piece, worn, lists, owned, grants, onChange }} />}
    </div>
  )
}

type WornPieceProps = Omit<GearCardProps, 'number' | 'isOpen' | 'onToggle' | 'piece'> & {
  readonly piece: Piece
}

function WornPiece({ place, piece, worn, lists, owned, grants, onChange }: WornPieceProps) {
  const texts = useTexts(characterTexts).gear
  const isOn = (line: Parameters<typeof lineHolds>[0]) => lineHolds(line, worn)
  const isArmor = place === 'armor' || place === 'additional' || place === 'special'
  return (
    <>
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
          grants={grants.filter(({ type }) => (type === 'armor') === isArmor)}
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
      {hasCrystas(place, piece.kind) &&
        piece.crystas.map((crysta, slot) => (
          <CrystaSlot
            // A slot is nothing but its place.
            // oxlint-disable-next-line react/no-array-index-key
            key={slot}
            place={place}
            slot={slot}
            crysta={crysta}
            crystas={lists.crystas.items}
            owned={owned.crystas}
            worn={worn}
            onChange={(next) => onChange({ ...piece, crystas: piece.crystas.with(slot, next) })}
          />
        ))}
      {isSameLine(piece, lists) && <p className={styles.muted}>{texts.sameLine}</p>}
    </>
  )
}

/** Two crystas of one line of upgrades, one above the other. */
function isSameLine({ crystas }: Piece, lists: SiteLists): boolean {
  const [first, second] = crystas
  if (!first || !second || first.id === second.id) return false
  const parents = new Map(lists.crystas.items.map(({ id, parentId }) => [id, parentId]))
  const isAbove = (upper: string, lower: string) => {
    let at = parents.get(lower) ?? null
    // A line of upgrades is short; a circle in the data must not hold the page.
    for (let step = 0; at !== null && step < 30; step++) {
      if (at === upper) return true
      at = parents.get(at) ?? null
    }
    return false
  }
  return isAbove(first.id, second.id) || isAbove(second.id, first.id)
}
