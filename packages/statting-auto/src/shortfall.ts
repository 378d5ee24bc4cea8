import { anneal } from './anneal.ts'
import { PlanEvaluator } from './evaluate-plan.ts'
import type { AutoProblem, Shortfall } from './model.ts'
import { canonicalPattern, planAtOnce } from './plan.ts'
import { wantedRateOf } from './ranking.ts'
import { neededStart, potentialScore, rateAt, rateScore } from './score.ts'
import { improve, type SearchContext } from './search-context.ts'
import { createSearchSpace, type SearchSpace } from './search-space.ts'
import type { Stage } from './stage.ts'

/*
 * What to change when the wanted rate is out of reach (SPEC.md MISS1–MISS3). These are quick looks:
 * a longer search may need a little less.
 */

const START_RUNS = 2
const START_EVALUATIONS = 60_000
const LOWER_EVALUATIONS = 10_000

/** Null when the best plan reaches the wanted rate. */
export function* findShortfall(context: SearchContext): Stage<Shortfall | null> {
  const { space, book } = context
  const best = book.ranked()[0]
  if (best && best.rate >= wantedRateOf(space.problem)) return null
  return {
    bestRate: best?.rate ?? 0,
    neededStartPotential: yield* startFor(context),
    lowerFirst: yield* lowerFirst(context),
  }
}

/** A session's start potential cannot be changed any more. */
function* startFor(context: SearchContext): Stage<number | null> {
  const { space, evaluator } = context
  if (space.problem.start) return null
  const wanted = wantedRateOf(space.problem)
  const score = potentialScore(space, wanted)
  let least = Infinity
  for (let index = 0; index < START_RUNS; index += 1) {
    const from = planAtOnce(space, canonicalPattern(1 + (index % 2)))
    const found = yield* improve(context, { from, evaluations: START_EVALUATIONS, score })
    const evaluation = evaluator.evaluate(found.plan)
    if (evaluation.overfull > 0 || evaluation.excess > 0) continue
    least = Math.min(least, neededStart(space, evaluation, wanted))
  }
  return least === Infinity ? null : Math.max(1, Math.ceil(least - 1e-9))
}

type Lowered = NonNullable<Shortfall['lowerFirst']>

/** The option that must give up the smallest share of its steps; else the one that helps most. */
function* lowerFirst(context: SearchContext): Stage<Lowered | null> {
  const { space } = context
  const wanted = wantedRateOf(space.problem)
  let enough: (Lowered & { share: number }) | null = null
  let most: Lowered | null = null
  for (const row of space.rows) {
    const way = row.kind === 'exact' ? space.options[row.option] : undefined
    if (!way?.isUp || way.isNegative || way.length < 2) continue
    const full = way.from + way.length
    let reached: Lowered | null = null
    for (let low = Math.max(1, way.from + 1), high = full - 1; low <= high; ) {
      const steps = Math.ceil((low + high) / 2)
      const rate = yield* quickRate(context, way.key, steps)
      const lowered = { option: way.key, steps, rate }
      if (!most || rate > most.rate) most = lowered
      if (rate >= wanted) {
        reached = lowered
        low = steps + 1
      } else high = steps - 1
    }
    const share = reached ? (full - reached.steps) / way.length : Infinity
    if (reached && (!enough || share < enough.share)) enough = { ...reached, share }
  }
  if (enough) return { option: enough.option, steps: enough.steps, rate: enough.rate }
  return most
}

function* quickRate(context: SearchContext, option: string, steps: number): Stage<number> {
  const space = withSteps(context.space, option, steps)
  const evaluator = new PlanEvaluator(space)
  const found = yield* anneal({
    space,
    evaluator,
    score: rateScore(space),
    random: context.random,
    from: planAtOnce(space, canonicalPattern(1)),
    evaluations: LOWER_EVALUATIONS * context.effort,
    hot: 10,
    cold: 0.1,
  })
  const evaluation = evaluator.evaluate(found.plan)
  const isPossible = space.start.potential + evaluation.lowest >= 1 && evaluation.overfull === 0
  const rate = Math.floor(rateAt(space, evaluation, space.start.potential))
  return isPossible ? Math.max(0, Math.min(100, rate)) : 0
}

function withSteps(space: SearchSpace, option: string, steps: number): SearchSpace {
  const wanted = space.problem.wanted.map((one) =>
    one.option === option ? { option, steps } : one,
  )
  const problem: AutoProblem = { ...space.problem, wanted }
  return createSearchSpace(space.catalogue, problem)
}
