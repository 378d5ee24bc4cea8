import { CharacterScreen } from '../../features/character/character-screen.tsx'
import { latePart } from '../../shared/loading/late-part.tsx'

/** Other planners' savings and the data cache come when a card asks for them, not with the first sight. */
const Around = latePart(
  async () => (await import('./character-surroundings.tsx')).CharacterSurroundings,
)

/** /character. */
export function CharacterRoute() {
  return <CharacterScreen Around={Around} />
}
