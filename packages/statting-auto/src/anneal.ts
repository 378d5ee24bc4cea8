import type { Evaluation, PlanEvaluator } from './evaluate-plan.ts'
import { Neighbours } from './neighbours.ts'
import { assignPlan, copyPlan, type Plan } from './plan.ts'
import type { Random } from './random.ts'
import type { SearchSpace } from './search-space.ts'

/** How good a plan is; higher is better. */
export type Score = (evaluation: Evaluation, plan: Plan) => number

/** One run of simulated annealing. */
export type AnnealRun = {
  readonly space: SearchSpace
  readonly evaluator: PlanEvaluator
  readonly score: Score
  readonly random: Random
  readonly from: Plan
  readonly evaluations: number
  /** Loss accepted at the beginning and at the end, in points of the score. */
  readonly hot: number
  readonly cold: number
  /** What the best plan must hold; on the way there plans may fall short of it. */
  readonly isAllowed?: (evaluation: Evaluation) => boolean
}

/** The best plan of a run; the one it began with, at −Infinity, when none was allowed. */
export type AnnealResult = { readonly plan: Plan; readonly score: number }

/** Evaluations between two looks at the temperature; also the length of one slice. */
export const SLICE = 1000

/**
 * Changes a plan little by little: what is better stays, what is worse stays the less likely the
 * later it comes (SPEC.md SEA3). Yields the evaluations of every slice.
 */
export function* anneal(run: AnnealRun): Generator<number, AnnealResult> {
  const { space, evaluator, score, random, from, evaluations, hot, cold } = run
  const { isAllowed = () => true } = run
  const plan = copyPlan(from)
  const neighbours = new Neighbours(space, plan, random)
  const best = copyPlan(from)
  const first = evaluator.evaluate(plan)
  let now = score(first, plan)
  let bestScore = isAllowed(first) ? now : -Infinity
  for (let done = 0; done < evaluations; done += SLICE) {
    const heat = hot * (cold / hot) ** (done / evaluations)
    for (let turn = 0; turn < SLICE; turn += 1) {
      if (!neighbours.change()) continue
      const evaluation = evaluator.evaluate(plan)
      const next = score(evaluation, plan)
      if (next >= now || random.unit() < Math.exp((next - now) / heat)) {
        now = next
        if (next <= bestScore || !isAllowed(evaluation)) continue
        bestScore = next
        assignPlan(best, plan)
      } else neighbours.undo()
    }
    yield SLICE
  }
  return { plan: best, score: bestScore }
}
