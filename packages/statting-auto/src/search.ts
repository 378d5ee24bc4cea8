import {
  canonicalPattern,
  jointPattern,
  type Plan,
  planAtOnce,
  planOfConfirmations,
} from './plan.ts'
import { groupConfirmations, partsOf } from './confirmations.ts'
import { walkFreely } from './free-walk.ts'
import { moveBack } from './moves-back.ts'
import {
  confirmationScore,
  materialScore,
  negativeMaterialOf,
  rateScore,
  reachesRate,
} from './score.ts'
import {
  FULL_RATE,
  improve,
  improveAndKeep,
  potentialBefore,
  type SearchContext,
} from './search-context.ts'
import type { Stage } from './stage.ts'
import { isProven, tryProof, walkSmall } from './proof-stages.ts'

/*
 * The order of the search (SPEC.md SEA4): a first answer of few confirmations, the best plan there
 * is, the same with fewer confirmations, then the best plan of every small number of confirmations.
 * Every stage is a generator that yields the evaluations it has just used.
 */

const SMALLEST_FRONT = 8
/** Confirmations up to which a plan is searched confirmation by confirmation. */
const JOINT_LIMIT = 12
const FIRST_EVALUATIONS = 6000
/** Runs that only look for a plan of the wanted rate. */
const REACH_EVALUATIONS = 40_000
const FRONT_EVALUATIONS = 24_000
/** Leaders that are done with fewer confirmations, and how warm each time. */
const THRIFT_RUNS = [
  { leader: 0, hot: 3 },
  { leader: 1, hot: 3 },
  { leader: 0, hot: 12 },
  { leader: 1, hot: 12 },
] as const
const THRIFT_EVALUATIONS = 50_000
/** A plan that reaches the full rate in so few confirmations needs no better one. */
const FEW_CONFIRMATIONS = 3
/** Runs after which the full rate is enough. */
const RUNS_AT_FULL_RATE = 3

/**
 * Runs for the best plan by goal, and evaluations of each; it is taken for found when so many agree.
 * Of plans with little material several are nearly as good, so more must agree.
 */
const MAIN_RUNS = {
  rate: { runs: 8, agree: 3, evaluations: 120_000 },
  'least-material': { runs: 8, agree: 5, evaluations: 220_000 },
  'least-start-potential': { runs: 10, agree: 3, evaluations: 250_000 },
} as const

/** Refunds of the canonical plans searched one after the other: more of them win seldom. */
const REFUNDS = [1, 2, 1, 3] as const

/** When so many runs came to the same, it is asked for a little while whether that is all there is. */
const ENOUGH_TO_ASK = 2
const SHORT_PROOF_EVALUATIONS = 400_000

/** Confirmations a complete walk may look at before anything else is tried. */
const AT_ONCE_CONFIRMATIONS = 20_000_000
/** For runs that begin with a good plan. */
const WARM = 3

/** Points of score by which runs may differ and still agree. */
const AGREEMENT = 0.1

/** All stages but the proof that goes on after them. */
export function* search(context: SearchContext): Stage {
  yield* firstAnswers(context)
  yield* walkSmall(context, AT_ONCE_CONFIRMATIONS)
  yield* bestPlans(context)
  yield* fewerConfirmations(context)
  yield* smallPlans(context)
  yield* lessMaterial(context)
  yield* moveLeadersBack(context)
}

function* firstAnswers(context: SearchContext): Stage {
  const { space } = context
  const { maxConfirmations = SMALLEST_FRONT } = space.problem
  for (const size of [1, 2, 3]) {
    if (size > maxConfirmations) return
    const from = planAtOnce(space, jointPattern(size))
    yield* improveAndKeep(context, { from, evaluations: FIRST_EVALUATIONS })
  }
}

function* bestPlans(context: SearchContext): Stage {
  const { space } = context
  if (isProven(context)) return
  const { runs, agree, evaluations } = MAIN_RUNS[space.problem.goal]
  const { maxConfirmations = Infinity } = space.problem
  const scores: number[] = []
  while (
    scores.length < runs &&
    !isRateEnough(context, scores.length) &&
    agreeing(scores) < agree
  ) {
    const refunds = REFUNDS[scores.length % REFUNDS.length] ?? 1
    const pattern =
      maxConfirmations <= JOINT_LIMIT ? jointPattern(maxConfirmations) : canonicalPattern(refunds)
    const from = yield* firstPlan(context, planAtOnce(space, pattern))
    const { score } = yield* improveAndKeep(context, { from, evaluations })
    scores.push(score)
    if (agreeing(scores) !== ENOUGH_TO_ASK) continue
    yield* tryProof(context, SHORT_PROOF_EVALUATIONS)
    if (isProven(context)) return
  }
}

/** How many runs came to the best score of all. */
function agreeing(scores: readonly number[]): number {
  const best = Math.max(...scores)
  return scores.filter((score) => score >= best - AGREEMENT).length
}

/** Saving material begins where the rate is reached: from nothing it would stay with too little. */
function* firstPlan(context: SearchContext, from: Plan): Stage<Plan> {
  const { space } = context
  if (space.problem.goal !== 'least-material') return from
  const score = rateScore(space)
  const found = yield* improve(context, { from, evaluations: REACH_EVALUATIONS, score })
  return found.plan
}

/** The shown rate ends at 100; plans beyond it leave room for fewer confirmations. */
function isRateEnough({ space, book }: SearchContext, runs: number): boolean {
  const best = book.ranked()[0]
  if (space.problem.goal !== 'rate' || best?.rate !== FULL_RATE) return false
  return best.confirmations <= FEW_CONFIRMATIONS || runs >= RUNS_AT_FULL_RATE
}

function* smallPlans(context: SearchContext): Stage {
  const { space, book } = context
  const { maxConfirmations = SMALLEST_FRONT } = space.problem
  for (let size = 1; size <= Math.min(SMALLEST_FRONT, maxConfirmations); size += 1) {
    if (size > (book.ranked()[0]?.confirmations ?? Infinity)) return
    const from = planAtOnce(space, jointPattern(size))
    yield* improveAndKeep(context, { from, evaluations: FRONT_EVALUATIONS })
    if (size === 1) continue
    yield* improveAndKeep(context, { from, evaluations: FRONT_EVALUATIONS })
    const grouped = groupedBest(context, size)
    if (!grouped) continue
    yield* improveAndKeep(context, { from: grouped, evaluations: FRONT_EVALUATIONS, hot: WARM })
  }
}

/** The best plan, drawn together to a number of confirmations. */
function groupedBest({ space, leaders }: SearchContext, size: number): Plan | null {
  const [best] = leaders
  if (!best) return null
  const start = potentialBefore(space, best.candidate)
  const grouping = groupConfirmations(space, partsOf(space, best.plan), start)[size]
  return grouping ? planOfConfirmations(space, grouping.confirmations) : null
}

/** Where a single point of potential is worth some rate, moving an amount back may win it. */
function* moveLeadersBack({ space, book, leaders }: SearchContext): Stage {
  const { goal } = space.problem
  if (goal !== 'rate' || book.ranked()[0]?.rate === FULL_RATE) return
  const free = yield* walkFreely(space, space.start.potential)
  if (free) book.add(free, space.start.potential)
  for (const { plan, candidate } of leaders) {
    const start = potentialBefore(space, candidate)
    const better = yield* moveBack(space, partsOf(space, plan), start)
    if (better) book.add(better, start)
  }
}

/** A full rate in few confirmations leaves the choice of negatives open: the cheapest ones. */
function* lessMaterial(context: SearchContext): Stage {
  const { space, book } = context
  const best = book.ranked()[0]
  if (space.problem.goal !== 'rate' || best?.rate !== FULL_RATE) return
  if (best.confirmations > SMALLEST_FRONT || space.pool.length === 0) return
  const from = planAtOnce(space, jointPattern(best.confirmations))
  const score = materialScore(space, FULL_RATE)
  yield* improveAndKeep(context, { from, evaluations: FRONT_EVALUATIONS, score })
  yield* improveAndKeep(context, { from, evaluations: FRONT_EVALUATIONS, score })
}

/** Does the best plans with fewer confirmations, without giving up what the goal is about. */
function* fewerConfirmations(context: SearchContext): Stage {
  const { space, leaders } = context
  for (const { leader, hot } of THRIFT_RUNS) {
    const best = leaders[0]?.candidate
    const found = leaders[leader]
    if (!best || !found || best.confirmations <= FEW_CONFIRMATIONS) return
    const material = negativeMaterialOf(space)(found.plan)
    const start = potentialBefore(space, best)
    yield* improveAndKeep(context, {
      from: found.plan,
      evaluations: THRIFT_EVALUATIONS,
      score: confirmationScore(space, { start, rate: best.rate, material }),
      isAllowed: reachesRate(space, start, best.rate),
      hot,
    })
  }
}

/** Evaluations of all stages when none ends early: what progress is measured by. */
export function plannedEvaluations({ space, effort }: SearchContext): number {
  const { runs, evaluations } = MAIN_RUNS[space.problem.goal]
  const thrift = THRIFT_RUNS.length * THRIFT_EVALUATIONS
  const small = 3 * SMALLEST_FRONT * FRONT_EVALUATIONS
  return (runs * evaluations + thrift + small) * effort
}
