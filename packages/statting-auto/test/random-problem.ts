import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { DEFAULT_SETTINGS, limitsOf, type OptionDefinition, type Settings } from '@gyeol/statting'
import { defaultAllowedNegatives, PURPOSES } from '../src/default-negatives.ts'
import { type AutoProblem, type Goal, GOALS } from '../src/model.ts'
import { createRandom, type Random } from '../src/random.ts'

/** Kinds of options players want together, by equipment. */
const WISHES = {
  weapon: [
    ['str_pct', 'atk_pct', 'crit_damage_pct', 'crit_damage', 'crit_rate', 'phys_pierce_pct'],
    ['int_pct', 'matk_pct', 'magic_pierce_pct', 'cspd_pct', 'cspd', 'max_mp', 'vs_dark_pct'],
    [
      'dex_pct',
      'atk',
      'atk_pct',
      'stability_pct',
      'aspd',
      'aspd_pct',
      'vs_fire_pct',
      'vs_water_pct',
    ],
    [
      'str',
      'agi_pct',
      'crit_rate',
      'accuracy',
      'accuracy_pct',
      'matk',
      'element_fire',
      'element_fire_match',
    ],
  ],
  armor: [
    ['str_pct', 'agi_pct', 'crit_damage_pct', 'crit_damage', 'crit_rate', 'max_hp_pct'],
    ['int_pct', 'max_mp', 'cspd', 'cspd_pct', 'dodge', 'max_hp', 'mp_regen'],
    [
      'vit_pct',
      'def_pct',
      'mdef_pct',
      'phys_resist_pct',
      'magic_resist_pct',
      'guard_recovery_pct',
      'guard_power_pct',
    ],
    [
      'res_fire_pct',
      'res_dark_pct',
      'reduce_meteor_pct',
      'reduce_charge_pct',
      'aggro_pct',
      'ailment_resist_pct',
      'hp_regen',
      'crit_rate',
    ],
  ],
} as const

const byKey = new Map<string, OptionDefinition>(
  OPTION_CATALOGUE.map((option) => [option.key, option]),
)

/** A problem as players have them; the same number gives the same problem. */
export function randomProblem(number: number): AutoProblem {
  const random = createRandom(number * 7919)
  const settings = randomSettings(random)
  const goal = pick<Goal>(random, ['rate', 'rate', 'rate', ...GOALS])
  const fitting = wantable(random, settings)
  const count = pick(random, [1, 2, 3, 3, 4, 4, 4, 5, 5, 6, 8])
  const wanted = fitting.slice(0, count).map((option) => {
    const { maxSteps } = limitsOf(option, settings)
    const share = pick(random, [1, 1, 0.7, 0.4, 0.2])
    const steps = Math.max(1, Math.round(maxSteps * share))
    return {
      option: option.key,
      steps: share === 1 && random.below(3) === 0 ? 'max' : steps,
    } as const
  })
  const names = new Set<string>(wanted.map(({ option }) => option))
  const allowed = defaultAllowedNegatives(OPTION_CATALOGUE, settings, {
    purpose: pick(random, PURPOSES),
    allowFlatMpRegen: random.below(3) === 0,
  }).filter(({ option }) => !names.has(option))
  const isAuto = random.below(2) === 0
  const fixedCount = Math.min(
    8 - wanted.length,
    allowed.length,
    isAuto ? random.below(2) : random.below(5),
  )
  const fixedNegatives = shuffled(random, allowed)
    .slice(0, fixedCount)
    .map(({ option }) => {
      const { minSteps } = limitsOf(must(option), settings)
      return { option, steps: random.below(2) === 0 ? minSteps : -1 - random.below(-minSteps) }
    })
  return { settings, wanted, fixedNegatives, allowedNegatives: isAuto ? allowed : [], goal }
}

function randomSettings(random: Random): Settings {
  const isUsual = random.below(2) === 0
  return {
    ...DEFAULT_SETTINGS,
    equipment: pick(random, ['weapon', 'armor']),
    recipePotential: pick(random, [15, 20, 44, 46, 60]),
    startPotential: 15 + random.below(pick(random, [40, 100, 160])),
    level: isUsual ? 305 : pick(random, [200, 240, 260, 290, 310, 320]),
    tec: isUsual ? 255 : random.below(256),
    proficiency: isUsual ? 0 : random.below(320),
    materialMode: isUsual ? 'none' : pick(random, ['none', 'all10']),
    elementMatches: random.below(2) === 0,
    ruleSet: random.below(4) === 0 ? 'consensus' : 'spec',
  }
}

function wantable(random: Random, settings: Settings): OptionDefinition[] {
  const keys = shuffled(random, pick<readonly string[]>(random, WISHES[settings.equipment]))
  return keys.map(must).filter((option) => {
    const { maxSteps } = limitsOf(option, settings)
    if (maxSteps === 0) return false
    return option.scope !== 'element' || option.whenElementMatches === settings.elementMatches
  })
}

function must(key: string): OptionDefinition {
  const option = byKey.get(key)
  if (!option) throw new Error(`no option ${key}`)
  return option
}

function pick<T>(random: Random, list: readonly T[]): T {
  const one = list[random.below(list.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, place: random.unit() }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value)
}
