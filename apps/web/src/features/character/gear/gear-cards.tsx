import { type MainKind, wornKinds } from '@gyeol/character'
import { memo, useCallback, useMemo, useState } from 'react'
import { latePart } from '../../../shared/loading/late-part.tsx'
import { gearOf } from '../build/build-sheet.ts'
import {
  type CharacterBody,
  GEAR_PLACES,
  type GearPlace,
  withPiece,
} from '../build/character-build.ts'
import type { ChangeBody, CharactersState } from '../build/use-characters.ts'
import styles from '../character.module.css'
import type { ReplacePlace } from '../replace/replace-place.ts'
import type { Around } from '../taken-over.ts'
import { GearCard, type PieceProps } from './gear-card.tsx'

/** What an open card holds: its pickers are the lists of the site. */
export const GearBody = latePart(async () => (await import('./gear-body.tsx')).GearBody)

/** On a desk two columns: a card that grows moves none of the other one. */
const COLUMNS: readonly (readonly GearPlace[])[] = [
  ['main', 'armor', 'special'],
  ['sub', 'additional'],
]

type GearCardsProps = {
  readonly state: CharactersState
  readonly Around: Around
  readonly isWide: boolean
  /** Asks what another thing in a place would change. */
  readonly onTry: (at: ReplacePlace) => void
}

/** The five pieces; on a phone one of them is open at a time, on a desk all but those shut. */
export function GearCards({ state, Around, isWide, onTry }: GearCardsProps) {
  const { character, change } = state
  const { gear, armorMake } = character
  const hands = useMemo(() => gearOf({ gear, armorMake }), [gear, armorMake])
  const worn = useMemo(() => wornKinds(hands), [hands])
  const [turned, setTurned] = useState<ReadonlySet<GearPlace>>(new Set())
  const turn = useCallback(
    (place: GearPlace) =>
      setTurned((now) => {
        const next = new Set(isWide ? now : [])
        if (now.has(place)) next.delete(place)
        else next.add(place)
        return next
      }),
    [isWide],
  )
  return (
    <div className={styles.cards}>
      {(isWide ? COLUMNS : [GEAR_PLACES]).map((places) => (
        <div key={places[0]} className={styles.column}>
          {places.map((place) => (
            <PieceCard
              key={place}
              place={place}
              piece={gear[place]}
              worn={worn}
              main={hands.main.kind}
              armorMake={armorMake}
              isOpen={turned.has(place) !== isWide}
              Around={Around}
              onTurn={turn}
              onTry={onTry}
              change={change}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type PieceCardProps = Omit<PieceProps, 'onChange'> &
  Pick<CharacterBody, 'armorMake'> & {
    readonly main: MainKind
    readonly isOpen: boolean
    readonly Around: Around
    readonly onTurn: (place: GearPlace) => void
    readonly onTry: (at: ReplacePlace) => void
    readonly change: ChangeBody
  }

/** Drawn anew only for what is its own: its pickers are heavy, and a number typed elsewhere is none of it. */
const PieceCard = memo(function PieceCard(props: PieceCardProps) {
  const { place, piece, worn, main, armorMake, isOpen, Around, onTurn, onTry, change } = props
  return (
    <GearCard
      place={place}
      number={GEAR_PLACES.indexOf(place) + 1}
      piece={piece}
      isOpen={isOpen}
      onToggle={() => onTurn(place)}
    >
      <Around>
        {(taken) => (
          <GearBody
            place={place}
            piece={piece}
            worn={worn}
            main={main}
            taken={taken}
            armorMake={armorMake}
            onTry={onTry}
            onArmorMake={(make) => change((now) => ({ ...now, armorMake: make }))}
            onChange={(next, field) =>
              change((now) => withPiece(now, place, next), field && `${place} ${field}`)
            }
          />
        )}
      </Around>
    </GearCard>
  )
})
