import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { replay, type Session } from '@gyeol/statting'
import {
  type AutoAnswer,
  type AutoProblem,
  type AutoRefusal,
  type Bound,
  createSolver,
  type Solver,
} from '@gyeol/statting-auto'
import type { SearchRequest } from '../question/auto-problem.ts'

/** Evaluations between two looks at the messages: a few milliseconds on a desktop, ten times that on a slow phone. */
const SLICE_EVALUATIONS = 5_000
/** Often enough to be seen growing, seldom enough that a slow phone can draw one answer before the next. */
const REPORT_MS = 300
/** Plans that are shown beside each other; the others would only cost time on the way. */
const SHOWN_CANDIDATES = 5

/** What the page hears while the search runs. */
export type SearchNews = {
  /** Absent while nothing has changed since the last news. */
  readonly answer?: AutoAnswer
  /** 0…1 of the planned work. */
  readonly progress: number
}

/** How a search ended. */
export type SearchEnd =
  | { readonly kind: 'finished' | 'cancelled'; readonly answer: AutoAnswer }
  | { readonly kind: 'refused'; readonly refusals: readonly AutoRefusal[] }

/** What the surroundings give: how to tell, whether to go on, and when others may have their turn. */
export type SearchSurroundings = {
  readonly report: (news: SearchNews) => void
  readonly isCancelled: () => boolean
  readonly now: () => number
  /** Lets waiting messages be read. */
  readonly pause: () => Promise<void>
}

/** Searches in slices, so that a cancel is heard at once and the best so far comes as it is found. */
export async function runSearch(
  request: SearchRequest,
  surroundings: SearchSurroundings,
): Promise<SearchEnd> {
  const { report, isCancelled, now, pause } = surroundings
  const created = createSolver(OPTION_CATALOGUE, problemOf(request))
  if (!created.ok) return { kind: 'refused', refusals: created.refusals }
  const solver = created.value
  let told: AutoAnswer | null = null
  let toldAt = -Infinity
  let isEnded = false
  while (!isEnded && !isCancelled()) {
    isEnded = solver.step(SLICE_EVALUATIONS)
    const isDue = now() - toldAt >= REPORT_MS || hasEndedSearch(told, solver)
    if (isDue || told === null) {
      const answer = solver.best()
      const hasNews = told === null ? answer.candidates.length > 0 : !isSameNews(told, answer)
      if (hasNews || isDue) {
        report({ progress: answer.progress, ...(hasNews ? { answer: shown(answer) } : {}) })
        if (hasNews) told = answer
        toldAt = now()
      }
    }
    // oxlint-disable-next-line no-await-in-loop -- one slice after the other is the point
    await pause()
  }
  return { kind: isEnded ? 'finished' : 'cancelled', answer: shown(solver.best()) }
}

/** The step from the search to the proof is told at once: the answer stands from there on. */
function hasEndedSearch(told: AutoAnswer | null, solver: Solver): boolean {
  return told?.stage === 'search' && solver.stage() === 'proof'
}

/** The problem as the engine takes it: the session is made again from its steps. */
export function problemOf({ problem, startSteps }: SearchRequest): AutoProblem {
  if (startSteps === null) return problem
  const start: Session = replay(OPTION_CATALOGUE, problem.settings, startSteps).session
  return { ...problem, start }
}

/** The counters move all the time; the plans only when something better was found. */
function isSameNews(one: AutoAnswer, other: AutoAnswer): boolean {
  return (
    one.stage === other.stage &&
    isSameBound(one.bound, other.bound) &&
    one.shortfall === other.shortfall &&
    isSameList(one.candidates, other.candidates) &&
    isSameList(
      one.front.map(({ candidate }) => candidate),
      other.front.map(({ candidate }) => candidate),
    )
  )
}

function isSameBound(one: Bound, other: Bound): boolean {
  if (one.kind !== 'gap' || other.kind !== 'gap') return one.kind === other.kind
  return one.limit === other.limit
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => Object.is(item, other[index]))
}

function shown(answer: AutoAnswer): AutoAnswer {
  return { ...answer, candidates: answer.candidates.slice(0, SHOWN_CANDIDATES) }
}
