import type { Catalogue } from '@gyeol/statting'
import { createCandidateBook } from './candidates.ts'
import type {
  AutoAnswer,
  AutoProblem,
  AutoResult,
  Shortfall,
  SolveControl,
  SolveOptions,
  Solver,
} from './model.ts'
import { checkProblem } from './problem-check.ts'
import { PROOF_EVALUATIONS, proveBest } from './proof-stages.ts'
import { plannedEvaluations, search } from './search.ts'
import { createContext } from './search-context.ts'
import { createSearchSpace } from './search-space.ts'
import { findShortfall } from './shortfall.ts'

/** Evaluations between two questions whether to stop. */
const SLICE_EVALUATIONS = 10_000
/** Slices between two progress reports: a few per second. */
const SLICES_PER_REPORT = 25
const DEFAULT_SEED = 1
/** Part of the progress that is done when the search ends and the proof goes on. */
const SEARCH_SHARE = 0.6

/**
 * Starts a search that works in slices, for a worker or a test (SPEC.md SEA1–SEA5). The same problem,
 * seed and effort always give the same answer, however the slices are cut.
 */
export function createSolver(
  catalogue: Catalogue,
  problem: AutoProblem,
  { seed = DEFAULT_SEED, effort = 1 }: SolveOptions = {},
): AutoResult<Solver> {
  const checked = checkProblem(catalogue, problem)
  if (!checked.ok) return checked
  const space = createSearchSpace(catalogue, checked.value)
  const book = createCandidateBook(space)
  const context = createContext(space, book, { seed, effort })
  const planned = plannedEvaluations(context)
  const proofWork = PROOF_EVALUATIONS * effort
  const stages = allStages()
  let evaluations = 0
  let isFinished = false
  let searched = 0
  let stage: AutoAnswer['stage'] = 'search'
  let shortfall: Shortfall | null = null
  let answer: { readonly version: string; readonly value: AutoAnswer } | null = null

  function* allStages(): Generator<number, void> {
    yield* search(context)
    shortfall = yield* findShortfall(context)
    stage = 'proof'
    searched = evaluations
    yield* proveBest(context)
  }

  function best(): AutoAnswer {
    const version = `${book.version()} ${evaluations}`
    if (answer?.version === version) return answer.value
    const value: AutoAnswer = {
      candidates: book.ranked(),
      front: book.front(),
      bound: stage === 'proof' ? context.proof.boundOf(book.ranked()[0]) : { kind: 'open' },
      shortfall,
      stage,
      evaluations,
      progress: isFinished
        ? 1
        : progressOf(stage, evaluations - searched, stage === 'search' ? planned : proofWork),
      isFinished,
    }
    answer = { version, value }
    return value
  }

  function step(budget: number): boolean {
    for (const end = evaluations + budget; !isFinished && evaluations < end; ) {
      const next = stages.next()
      if (next.done) {
        isFinished = true
        answer = null
      } else evaluations += next.value
    }
    return isFinished
  }

  return { ok: true, value: { step, best, stage: () => stage } }
}

/** 0…1 of all the work, of what the stage has done and would do at most. */
function progressOf(stage: AutoAnswer['stage'], done: number, planned: number): number {
  const share = Math.min(1, done / planned)
  if (stage === 'search') return SEARCH_SHARE * share
  return Math.min(0.99, SEARCH_SHARE + (1 - SEARCH_SHARE) * share)
}

/** Searches to the end, or until cancelled, and gives what is known then. */
export function solveAuto(
  catalogue: Catalogue,
  problem: AutoProblem,
  { onProgress, isCancelled, ...options }: SolveControl = {},
): AutoResult<AutoAnswer> {
  const started = createSolver(catalogue, problem, options)
  if (!started.ok) return started
  const solver = started.value
  for (let slice = 1; !solver.step(SLICE_EVALUATIONS); slice += 1) {
    if (isCancelled?.()) break
    if (slice % SLICES_PER_REPORT === 0) onProgress?.(solver.best())
  }
  return { ok: true, value: solver.best() }
}
