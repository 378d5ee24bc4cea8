import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { type Catalogue, DEFAULT_SETTINGS, limitsOf, type OptionDefinition } from '@gyeol/statting'
import type { AutoProblem } from '../src/model.ts'
import { createRandom, type Random } from '../src/random.ts'

/** A problem so small that every plan of it can be tried, and the catalogue it is for. */
export type SmallProblem = { readonly catalogue: Catalogue; readonly problem: AutoProblem }

export type SmallKind = {
  /** Most confirmations the complete walk may have to look at. */
  readonly most: number
  /** Negatives are a choice instead of given. */
  readonly hasPool?: boolean
}

/**
 * One to eight options of one to six steps, with the settings players have and rare ones; six of ten
 * with prices and bonus ranges no game has. The same number gives the same problem.
 */
export function smallProblem(number: number, { most, hasPool = false }: SmallKind): SmallProblem {
  const random = createRandom(number * 7717 + 13)
  const settings = {
    ...DEFAULT_SETTINGS,
    equipment: random.below(2) === 0 ? ('weapon' as const) : ('armor' as const),
    level: 40 + random.below(266),
    tec: random.below(3) === 0 ? 255 : random.below(256),
    recipePotential: 1 + random.below(46),
    startPotential: 1 + random.below(random.below(2) === 0 ? 12 : 60),
    ruleSet: random.below(2) === 0 ? ('spec' as const) : ('consensus' as const),
  }
  const isArtificial = random.below(10) < 6
  const catalogue = isArtificial
    ? OPTION_CATALOGUE.map((one) => strange(random, one))
    : OPTION_CATALOGUE
  const usable = shuffled(random, catalogue).filter((option) => {
    const { maxSteps, minSteps } = limitsOf(option, settings)
    return option.scope !== 'element' && maxSteps > 0 && minSteps < 0
  })
  const crowd = crowded(random, usable)
  const wanted: { option: string; steps: number }[] = []
  const negatives: { option: string; steps: number }[] = []
  let confirmations = 1
  for (const option of crowd.slice(0, 1 + random.below(8))) {
    const { maxSteps, minSteps } = limitsOf(option, settings)
    const isWanted = wanted.length === 0 || random.below(2) === 0
    const steps = 1 + random.below(Math.min(6, isWanted ? maxSteps : -minSteps))
    confirmations *= ((steps + 1) * (steps + 2)) / 2
    if (confirmations > most) break
    if (isWanted) wanted.push({ option: option.key, steps })
    else negatives.push({ option: option.key, steps: -steps })
  }
  const problem: AutoProblem = {
    settings,
    wanted,
    fixedNegatives: hasPool ? [] : negatives,
    allowedNegatives: hasPool
      ? negatives.map(({ option, steps }) => ({ option, deepest: steps }))
      : [],
    goal: 'rate',
  }
  return {
    catalogue,
    problem: wanted.length > 0 ? problem : { ...problem, wanted: [anyOf(crowd)] },
  }
}

/** Many of one or two categories, as penalties need them. */
function crowded(random: Random, usable: readonly OptionDefinition[]): OptionDefinition[] {
  if (random.below(3) === 0) return [...usable]
  const categories = new Set([usable[0]?.category, usable[1]?.category])
  const ofThese = usable.filter(({ category }) => categories.has(category))
  const others = usable.filter(({ category }) => !categories.has(category))
  return [...ofThese.slice(0, 5), ...others]
}

function anyOf(list: readonly OptionDefinition[]): { option: string; steps: number } {
  const [one] = list
  if (!one) throw new Error('no option')
  return { option: one.key, steps: 1 }
}

/** Another price, and a bonus range that begins after one to three steps. */
function strange(random: Random, option: OptionDefinition): OptionDefinition {
  if (option.scope === 'element') return option
  const potential = 1 + random.below(random.below(2) === 0 ? 3 : 20)
  return {
    ...option,
    potential,
    max: 1 + random.below(3),
    bonus: 1,
    bonusRatio: [1, 2],
    maxOnly: false,
  }
}

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, place: random.unit() }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value)
}
