import { ComboScreen } from '../../features/skill-combo/combo-screen.tsx'
import { latePart } from '../../shared/loading/late-part.tsx'

/** The character comes when it is asked, not with the planner. */
const askCharacter = async () =>
  (await import('../../features/character/combo/own-combo-stats.ts')).ownComboStats()

const OwnComboDamage = latePart(
  async () => (await import('../../features/character/combo/own-combo-damage.tsx')).OwnComboDamage,
  { isExtra: true },
)

const Around = latePart(async () => (await import('../data-cache.tsx')).DataCache, {
  isExtra: true,
})

/** /skill/combo. */
export function ComboRoute() {
  return (
    <ComboScreen
      askCharacter={askCharacter}
      renderDamage={(hits) => hits.length > 0 && <OwnComboDamage hits={hits} Around={Around} />}
    />
  )
}
