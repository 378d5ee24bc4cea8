import { LEVELING_ALTERNATIVES, LEVELING_SPOTS, nameBesideGuess } from '@gyeol/game-data'
import { type LevelingSpot, type Name, spotsAt } from '@gyeol/main-quest'
import { mainQuestTexts } from '../main-quest.texts.ts'
import { NameText } from '../name-text.tsx'

const ALL_SPOTS = [...LEVELING_SPOTS, ...LEVELING_ALTERNATIVES]

/** Places for a level, first choice first. */
export function spotsOf(level: number): readonly LevelingSpot[] {
  const first = spotsAt(LEVELING_SPOTS, level)
  const others = spotsAt(ALL_SPOTS, level).filter((spot) => !first.includes(spot))
  return [...first, ...others]
}

/** What the international client calls it, where the Korean name is our own wording. */
function BesideGuess({ name }: { readonly name: Name }) {
  const english = nameBesideGuess(name)
  return english === null ? null : <small lang="en"> {english}</small>
}

/** One place in a line: enemy, difficulties, map. */
export function SpotLine({ spot }: { readonly spot: LevelingSpot }) {
  const texts = mainQuestTexts.spots
  const difficulties = spot.difficulties.map((name) => texts.difficulties[name]).join('·')
  return (
    <span>
      <NameText name={spot.target} />
      <BesideGuess name={spot.target} />
      {difficulties !== '' && ` (${difficulties})`} · <NameText name={spot.map} />
      <BesideGuess name={spot.map} />
    </span>
  )
}
