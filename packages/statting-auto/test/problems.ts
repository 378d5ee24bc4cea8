import { DEFAULT_SETTINGS, type Settings } from '@gyeol/statting'
import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { defaultAllowedNegatives } from '../src/default-negatives.ts'
import type { AutoAnswer, AutoCandidate, AutoProblem, SolveControl } from '../src/model.ts'
import { solveAuto } from '../src/solver.ts'

/** A weapon with a critical build; what a test does not name is as players have it. */
export function weaponProblem(given: Partial<AutoProblem> = {}): AutoProblem {
  const settings: Settings = { ...DEFAULT_SETTINGS, startPotential: 98, ...given.settings }
  return {
    wanted: [
      { option: 'atk_pct', steps: 12 },
      { option: 'crit_damage_pct', steps: 10 },
      { option: 'crit_damage', steps: 20 },
      { option: 'crit_rate', steps: 25 },
      { option: 'str_pct', steps: 6 },
    ],
    fixedNegatives: [],
    allowedNegatives: defaultAllowedNegatives(OPTION_CATALOGUE, settings, {
      purpose: 'none',
      allowFlatMpRegen: false,
    }),
    goal: 'rate',
    ...given,
    settings,
  }
}

/** The answer; a refusal fails the test. */
export function answerOf(problem: AutoProblem, control: SolveControl = {}): AutoAnswer {
  const result = solveAuto(OPTION_CATALOGUE, problem, control)
  if (!result.ok) throw new Error(result.refusals.map(({ code }) => code).join())
  return result.value
}

/** The best plan; none fails the test. */
export function bestOf(problem: AutoProblem, control: SolveControl = {}): AutoCandidate {
  const [best] = answerOf(problem, control).candidates
  if (!best) throw new Error('no candidate')
  return best
}
