import { DEFAULT_SETTINGS } from '@gyeol/statting'
import type { AutoProblem } from '../src/model.ts'
import { createRandom } from '../src/random.ts'

const WANTED = ['crit_rate', 'cspd', 'str', 'atk', 'max_mp', 'crit_damage', 'vs_dark_pct']
const NEGATIVE = ['aspd', 'def', 'dodge', 'hp_regen', 'mdef']

/** Two or three options of one to three steps, from nearly no potential. */
export function tinyItem(number: number): AutoProblem {
  const random = createRandom(number * 7919)
  const draw = (list: readonly string[]) => list[random.below(list.length)] ?? ''
  const negative = draw(NEGATIVE)
  const wanted = [...new Set(random.below(2) === 0 ? [draw(WANTED)] : [draw(WANTED), draw(WANTED)])]
  return {
    settings: {
      ...DEFAULT_SETTINGS,
      startPotential: 1 + random.below(20),
      recipePotential: 1 + random.below(20),
      tec: random.below(2) === 0 ? 255 : random.below(256),
      ruleSet: random.below(2) === 0 ? 'spec' : 'consensus',
    },
    wanted: wanted.map((option) => ({ option, steps: 1 + random.below(3) })),
    fixedNegatives: [{ option: negative, steps: -1 - random.below(3) }],
    allowedNegatives: [],
    goal: 'rate',
  }
}

/** Raising the negative first makes its last refund a whole point. */
export const COUNTER_EXAMPLE: AutoProblem = {
  settings: { ...DEFAULT_SETTINGS, startPotential: 3, recipePotential: 10 },
  wanted: [
    { option: 'cspd', steps: 1 },
    { option: 'str', steps: 1 },
  ],
  fixedNegatives: [{ option: 'aspd', steps: -3 }],
  allowedNegatives: [],
  goal: 'rate',
}
