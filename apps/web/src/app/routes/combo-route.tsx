import { ComboScreen } from '../../features/skill-combo/combo-screen.tsx'

/** The character comes when it is asked, not with the planner. */
const askCharacter = async () =>
  (await import('../../features/character/combo/own-combo-stats.ts')).ownComboStats()

/** /skill/combo. */
export function ComboRoute() {
  return <ComboScreen askCharacter={askCharacter} />
}
