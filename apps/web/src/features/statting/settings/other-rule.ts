import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import { type Recipe, replay, type Settings, successRate } from '@gyeol/statting'
import { ruleTexts } from './rule.texts.ts'

/** One line: what the same confirmations come to with the other rule set; null before the first one. */
export function otherRuleWords(settings: Settings, recipe: Recipe): string | null {
  if (recipe.length === 0) return null
  const own = outcome(settings, recipe)
  const other = outcome(
    { ...settings, ruleSet: settings.ruleSet === 'spec' ? 'consensus' : 'spec' },
    recipe,
  )
  if (other === null) return ruleTexts.blocked
  const { potential, rate, materials } = other
  if (own?.potential !== potential || own.rate !== rate)
    return ruleTexts.other(formatNumber(potential), rate)
  return own.materials === materials ? ruleTexts.same : ruleTexts.otherMaterials
}

function outcome(settings: Settings, recipe: Recipe) {
  const { session, invalid } = replay(OPTION_CATALOGUE, settings, recipe)
  const last = session.history.at(-1)
  if (!last || invalid.length > 0) return null
  const rate = successRate({
    futurePotential: last.potentialAfter,
    potential: last.potentialBefore,
    recipePotential: settings.recipePotential,
  })
  const materials = JSON.stringify(session.materials)
  return { potential: last.potentialAfter, rate: session.finished ?? rate, materials }
}
