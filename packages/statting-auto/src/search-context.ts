import { anneal, type AnnealResult, type Score } from './anneal.ts'
import { type CandidateBook } from './candidates.ts'
import { groupConfirmations, type Grouping, partsOf } from './confirmations.ts'
import { PlanEvaluator } from './evaluate-plan.ts'
import type { AutoCandidate, SolveOptions } from './model.ts'
import type { Confirmation, Plan } from './plan.ts'
import { createRandom, type Random } from './random.ts'
import { compareCandidates, wantedRateOf } from './ranking.ts'
import { materialScore, neededStart, potentialScore, rateScore, reachesRate } from './score.ts'
import type { SearchSpace } from './search-space.ts'
import type { Stage } from './stage.ts'
import { createProof, type Proof } from './upper-bound.ts'

/** What the stages of a search share. */
export type SearchContext = {
  readonly space: SearchSpace
  readonly book: CandidateBook
  readonly evaluator: PlanEvaluator
  readonly random: Random
  /** Multiplies every number of evaluations. */
  readonly effort: number
  /** What is known of how good a plan can be. */
  readonly proof: Proof
  /** The best plans so far, best first, each found by another run. */
  readonly leaders: FoundPlan[]
}

/** A plan and the candidate it became. */
export type FoundPlan = { readonly plan: Plan; readonly candidate: AutoCandidate }

const MOST_LEADERS = 4
const HOT = 10
const COLD = 0.1
/** Rate beyond which a plan of the goal `rate` cannot be better: the shown rate ends at 100. */
export const FULL_RATE = 100

/** A new search of a space. */
export function createContext(
  space: SearchSpace,
  book: CandidateBook,
  options: Required<SolveOptions>,
): SearchContext {
  return {
    space,
    book,
    evaluator: new PlanEvaluator(space),
    random: createRandom(options.seed),
    effort: options.effort,
    proof: createProof(space),
    leaders: [],
  }
}

/** What the problem's goal climbs. */
export function goalScore(space: SearchSpace): Score {
  const { problem } = space
  if (problem.goal === 'least-material') return materialScore(space, wantedRateOf(problem))
  if (problem.goal === 'least-start-potential') return potentialScore(space, wantedRateOf(problem))
  return rateScore(space)
}

/** One run of annealing. */
export type Run = {
  readonly from: Plan
  readonly evaluations: number
  /** Default: the goal's. */
  readonly score?: Score
  readonly hot?: number
  /** What the best plan must hold. */
  readonly isAllowed?: ReturnType<typeof reachesRate>
}

/** Anneals; the plan goes nowhere yet. */
export function* improve(context: SearchContext, run: Run): Stage<AnnealResult> {
  const { space, evaluator, random, effort } = context
  const { from, evaluations, score = goalScore(space), hot = HOT, isAllowed } = run
  return yield* anneal({
    space,
    evaluator,
    score,
    isAllowed,
    random,
    from,
    evaluations: evaluations * effort,
    hot,
    cold: COLD,
  })
}

/** Anneals for the goal; what is found goes into the book. */
export function* improveAndKeep(context: SearchContext, run: Run): Stage<AnnealResult> {
  const { space } = context
  const isThrifty = space.problem.goal === 'least-material' || run.score !== undefined
  const reaches = reachesRate(space, space.start.potential, wantedRateOf(space.problem))
  const isAllowed = run.isAllowed ?? (isThrifty ? reaches : undefined)
  const found = yield* improve(context, { ...run, isAllowed })
  keep(context, found.plan)
  return found
}

/** Puts a plan into the book, and among the leaders when it is as good. */
export function keep(context: SearchContext, plan: Plan): void {
  const { space, evaluator } = context
  const { problem } = space
  const start =
    problem.goal === 'least-start-potential'
      ? Math.max(
          1,
          Math.ceil(neededStart(space, evaluator.evaluate(plan), wantedRateOf(problem)) - 1e-9),
        )
      : space.start.potential
  const candidate = addGroupings(context, partsOf(space, plan), start)
  if (candidate) lead(context, { plan, candidate })
}

/** Confirmations up to which every number of them is worth showing. */
const FEW_CONFIRMATIONS = 8
/** Of longer groupings so many are worth showing: the best one and what a little less would take. */
const LONG_GROUPINGS = 3

/** Puts those groupings of a plan into the book that show more than all smaller ones. */
export function addGroupings(
  { space, book }: SearchContext,
  parts: readonly Confirmation[],
  start: number,
): AutoCandidate | null {
  let shown = -1
  const better: Grouping[] = []
  for (const grouping of groupConfirmations(space, parts, start)) {
    if (!grouping) continue
    const rate = Math.max(0, Math.min(FULL_RATE, Math.floor(grouping.rate)))
    if (rate > shown) better.push(grouping)
    shown = Math.max(shown, rate)
  }
  let best: AutoCandidate | null = null
  for (const [index, grouping] of better.entries()) {
    const isLong = grouping.confirmations.length > FEW_CONFIRMATIONS
    if (isLong && index < better.length - LONG_GROUPINGS) continue
    best = book.add(grouping, start) ?? best
  }
  return best
}

/** Remembers a plan when it is among the best. */
export function lead({ leaders, space }: SearchContext, found: FoundPlan): void {
  const compare = compareCandidates(space.problem)
  leaders.push(found)
  leaders.sort((one, other) => compare(one.candidate, other.candidate))
  leaders.splice(MOST_LEADERS)
}

/** Potential before the first confirmation a candidate adds. */
export function potentialBefore({ problem, start }: SearchSpace, candidate: AutoCandidate): number {
  return problem.start ? start.potential : candidate.startPotential
}
