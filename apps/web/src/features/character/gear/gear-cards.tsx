import { useMemo, useState } from 'react'
import { crystaMarks } from '../../../shared/catalogue/marks/crysta-marks.saved.ts'
import { useSaved } from '../../../shared/saved-data/saved-data.ts'
import { GEAR_PLACES, type GearPlace, withPiece } from '../build/character-build.ts'
import type { CharactersState } from '../build/use-characters.ts'
import styles from '../character.module.css'
import type { TakenOver } from '../taken-over.ts'
import { GearCard } from './gear-card.tsx'
import type { SiteLists } from './use-lists.ts'

type GearCardsProps = {
  readonly state: CharactersState
  readonly lists: SiteLists
  readonly taken: TakenOver
  readonly isWide: boolean
}

/** The five pieces; on a phone one of them is open at a time. */
export function GearCards({ state, lists, taken, isWide }: GearCardsProps) {
  const { character, built, change } = state
  const [open, setOpen] = useState<GearPlace | null>(character.gear.main ? null : 'main')
  const [shut, setShut] = useState<ReadonlySet<GearPlace>>(new Set())
  const [marks] = useSaved(crystaMarks)
  const owned = useMemo(
    () => ({ equipment: taken.ownedEquipment, crystas: new Set(marks.owned) }),
    [taken.ownedEquipment, marks],
  )
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
      {GEAR_PLACES.map((place, at) => (
        <GearCard
          key={place}
          place={place}
          number={at + 1}
          piece={character.gear[place]}
          worn={built.sheet.worn}
          lists={lists}
          owned={owned}
          grants={taken.grants}
          isOpen={isWide ? !shut.has(place) : open === place}
          onToggle={() => toggle(place)}
          onChange={(piece) => change((now) => withPiece(now, place, piece))}
        />
      ))}
    </div>
  )
}
