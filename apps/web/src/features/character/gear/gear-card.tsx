import type { WornKind } from '@gyeol/character'
import { EQUIPMENT_KIND_NAMES } from '@gyeol/game-data'
import { type ReactNode, useId } from 'react'
import { Gem } from '../../../shared/gem/gem.tsx'
import { ChevronDownIcon } from '../../../shared/icons/icons.ts'
import { Card } from '../../../shared/ui/display/card.tsx'
import { SlotNumber } from '../../../shared/ui/display/slot-number.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { type GearPlace, isWeaponPlace, type Piece } from '../build/character-build.ts'
import { characterTexts } from '../character.texts.ts'
import styles from './gear.module.css'
import { refineText } from './refine-text.ts'

/** What every part of a card knows of its piece. */
export type PieceProps = {
  readonly place: GearPlace
  readonly piece: Piece | null
  readonly worn: ReadonlySet<WornKind>
  /** All changes of one `field` are one step back. */
  readonly onChange: (piece: Piece | null, field?: string) => void
}

type GearCardProps = Pick<PieceProps, 'place' | 'piece'> & {
  /** From 1. */
  readonly number: number
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** What stands in the open card. */
  readonly children: ReactNode
}

/** One piece: what it is, how it is refined, what sits in it; a tap opens the rest. */
export function GearCard({ place, number, piece, isOpen, onToggle, children }: GearCardProps) {
  const texts = characterTexts.gear
  const id = useId()
  const placeName = texts.places[place]
  return (
    <Card as="section" aria-label={placeName}>
      <button
        type="button"
        className={styles.top}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <SlotNumber number={number} tone={piece ? 'done' : 'idle'} />
        <span className={styles.title}>
          <small>
            {placeName}
            {piece && isWeaponPlace(place) && ` · ${EQUIPMENT_KIND_NAMES[piece.kind]}`}
          </small>
          <b data-empty={piece ? undefined : ''}>{piece?.name ?? texts.none}</b>
          {piece && !isOpen && <PieceGems piece={piece} />}
        </span>
        {piece && piece.refine > 0 && <Tag tone="brass">{refineText(piece.refine)}</Tag>}
        <ChevronDownIcon aria-hidden="true" className={styles.chevron} />
      </button>
      {isOpen && (
        <div id={id} className={styles.body}>
          {children}
        </div>
      )}
    </Card>
  )
}

/** What sits in a piece, by name. */
export function PieceGems({ piece }: { readonly piece: Piece }) {
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
