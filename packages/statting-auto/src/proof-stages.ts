import { confirmationsOf, walkCompletely } from './complete-walk.ts'
import { planOfConfirmations } from './plan.ts'
import { wantedRateOf } from './ranking.ts'
import { addGroupings, FULL_RATE, lead, type SearchContext } from './search-context.ts'
import type { Stage } from './stage.ts'

/*
 * Stages that look whether something better can exist at all: complete walks and the bound (SPEC.md
 * SEA6, EXA1, EXA3).
 */

const EXACT = 1e-9

/** The proof after the search: some seconds. */
export const PROOF_EVALUATIONS = 16_000_000
/** The last walk of all may take longer: what is shown until then is proven of plans that go forward. */
const BEYOND_TIMES = 4
/** Confirmations a complete walk may look at, by goal: a least start takes a walk for each. */
const MOST_CONFIRMATIONS = {
  rate: 100_000_000,
  'least-material': 100_000_000,
  'least-start-potential': 10_000_000,
} as const

/**
 * A problem of few steps is walked through completely: so every plan is known. For a start potential
 * that means one walk after the other.
 */
export function* walkSmall(context: SearchContext, mostConfirmations: number): Stage {
  const { space, book, proof } = context
  if (confirmationsOf(space) > mostConfirmations) return
  const isForStart = space.problem.goal === 'least-start-potential'
  let start = isForStart ? (book.ranked()[0]?.startPotential ?? 1) : space.start.potential
  for (;;) {
    const found = yield* walkCompletely(space, start)
    if (!found) return
    const candidate = addGroupings(context, found.parts, start)
    if (candidate) lead(context, { plan: planOfConfirmations(space, found.parts), candidate })
    proof.note({ leavesWays: false, start, rate: Math.floor(found.rate + EXACT) })
    if (!isForStart || start === 1 || found.rate < wantedRateOf(space.problem)) return
    start -= 1
  }
}

/** Whether the best plan is the best there is: a complete walk where that is possible, else the bound. */
export function* proveBest(context: SearchContext): Stage {
  const most = MOST_CONFIRMATIONS[context.space.problem.goal] * context.effort
  if (howProven(context) === 'open') yield* walkSmall(context, most)
  if (howProven(context) !== 'whole') yield* tryProof(context, PROOF_EVALUATIONS)
  if (howProven(context) !== 'whole') yield* walkBeyond(context, BEYOND_TIMES * most)
}

/** Whether the best plan is proven, against all plans the bound speaks of or those that only go forward. */
function howProven({ book, proof }: SearchContext): 'whole' | 'forward' | 'open' {
  const bound = proof.boundOf(book.ranked()[0])
  if (bound.kind !== 'proven') return 'open'
  return bound.isForwardOnly ? 'forward' : 'whole'
}

/** The complete walk that leaves the ways of negatives as well: from the start the best plan must beat. */
function* walkBeyond({ space, book, proof }: SearchContext, mostConfirmations: number): Stage {
  const kind = { leavesWays: true }
  const isForStart = space.problem.goal === 'least-start-potential'
  if (space.problem.goal === 'least-material' || confirmationsOf(space, kind) > mostConfirmations)
    return
  const best = book.ranked()[0]
  let start = isForStart ? (best?.startPotential ?? 1) - 1 : space.start.potential
  for (; start >= 1; start -= 1) {
    const found = yield* walkCompletely(space, start, kind)
    if (!found) return
    proof.note({ ...kind, start, rate: Math.floor(found.rate + EXACT) })
    if (isForStart && found.rate < wantedRateOf(space.problem)) return
    book.add({ rate: found.rate, confirmations: found.parts }, start)
    if (!isForStart) return
  }
}

/** Nothing better than the best plan is left to find, whatever the caps. */
export function isProven(context: SearchContext): boolean {
  const { book, space } = context
  const { maxConfirmations, largestAmount, goal } = space.problem
  if (maxConfirmations !== undefined || largestAmount !== undefined) return false
  const best = book.ranked()[0]
  if (goal === 'rate' && best?.rate === FULL_RATE) return false
  return howProven(context) !== 'open'
}

/** Works on the proof for the best plan there is. */
export function* tryProof({ book, proof, effort }: SearchContext, evaluations: number): Stage {
  const best = book.ranked()[0]
  if (best) yield* proof.work(best, evaluations * effort)
}
