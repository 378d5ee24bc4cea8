import { useState } from 'react'
import { GEAR_PLACES, type GearPlace, withPiece } from '../build/character-build.ts'
import type { CharactersState } from '../build/use-characters.ts'
import styles from '../character.module.css'
import { latePart } from '../../../shared/loading/late-part.tsx'
import type { Around } from '../taken-over.ts'
import { GearCard } from './gear-card.tsx'

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
}

/** The five pieces; on a phone one of them is open at a time. */
export function GearCards({ state, Around, isWide }: GearCardsProps) {
  const { character, built, change } = state
  const [open, setOpen] = useState<GearPlace | null>(null)
  const [shut, setShut] = useState<ReadonlySet<GearPlace>>(new Set())
  const toggle = (place: GearPlace) => {
    if (!isWide) setOpen(open === place ? null : place)
    else {
      const next = new Set(shut)
      if (!next.delete(place)) next.add(place)
      setShut(next)
    }
  }
  return (
    <div className={styles.cards}>
      {(isWide ? COLUMNS : [GEAR_PLACES]).map((places) => (
        <div key={places[0]} className={styles.column}>
          {places.map((place) => (
            <GearCard
              key={place}
              place={place}
              number={GEAR_PLACES.indexOf(place) + 1}
              piece={character.gear[place]}
              isOpen={isWide ? !shut.has(place) : open === place}
              onToggle={() => toggle(place)}
            >
              <Around>
                {(taken) => (
                  <GearBody
                    place={place}
                    piece={character.gear[place]}
                    worn={built.sheet.worn}
                    taken={taken}
                    armorMake={character.armorMake}
                    onArmorMake={(armorMake) => change((now) => ({ ...now, armorMake }))}
                    onChange={(piece, field) =>
                      change((now) => withPiece(now, place, piece), field && `${place} ${field}`)
                    }
                  />
                )}
              </Around>
            </GearCard>
          ))}
        </div>
      ))}
    </div>
  )
}
