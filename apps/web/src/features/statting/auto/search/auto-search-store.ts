import type { AutoAnswer, AutoRefusal } from '@gyeol/statting-auto'
import { createStore, type Readable } from '../../../../shared/store/create-store.ts'
import { requestKey, type SearchRequest } from '../question/auto-problem.ts'
import { saveAnswer, savedAnswer } from '../share/enchant-result.saved.ts'
import { cancelSearch, search, warmUp } from './search-client.ts'

/** A question and what is known of its answer. */
export type AutoSearch = {
  readonly key: string
  readonly request: SearchRequest
  /** `proving`: the best plan is shown; whether nothing better exists is still looked at. */
  readonly phase: 'searching' | 'proving' | 'finished' | 'cancelled' | 'refused' | 'failed'
  readonly answer: AutoAnswer | null
  readonly refusals: readonly AutoRefusal[]
  /** `performance.now()` of its start. */
  readonly startedAt: number
  /** How long the search took, its proof not counted; 0 while it runs. */
  readonly elapsedMs: number
}

/** Answers kept in memory: the same question again is answered at once. */
const MAX_ANSWERS = 24

const answers = new Map<string, AutoSearch>()
let progress = 0

const shown = createStore<AutoSearch | null>(null)

/** The search that is shown; at first, and where the build draws the page ahead of time, none. */
export const shownSearch: Readable<AutoSearch | null> = shown

/**
 * 0…1 of the planned work of the running search. To be asked, not to be told: it moves all the time, and every telling
 * would throw away what is being drawn of the answer.
 */
export function searchProgress(): number {
  return progress
}

/** Shows what is known of a question, if anything is: from this visit or from an earlier one. */
export function showKnown(request: SearchRequest): void {
  const key = requestKey(request)
  const current = shown.get()
  if (current?.phase === 'searching' || current?.key === key) return
  const known = answers.get(key) ?? fromEarlierVisit(key, request)
  if (!known) return
  leaveProof()
  shown.set(known)
}

function fromEarlierVisit(key: string, request: SearchRequest): AutoSearch | null {
  const kept = savedAnswer(key, request)
  if (!kept) return null
  const { answer, isFinished, elapsedMs } = kept
  const phase = isFinished ? 'finished' : 'cancelled'
  const search = { ...newSearch(key, request), phase, answer, elapsedMs } as const
  answers.set(key, search)
  return search
}

function newSearch(key: string, request: SearchRequest): AutoSearch {
  return {
    key,
    request,
    phase: 'searching',
    answer: null,
    refusals: [],
    startedAt: performance.now(),
    elapsedMs: 0,
  }
}

/** Searches, or shows the finished answer at once when the question was asked before. Ends what runs. */
export function startSearch(request: SearchRequest): void {
  const key = requestKey(request)
  const current = shown.get()
  if (current?.phase === 'proving' && current.key === key) return
  leaveProof()
  cancelCurrent()
  const known = answers.get(key)
  if (known?.phase === 'finished') return shown.set(known)
  const begun = { ...newSearch(key, request), answer: known?.answer ?? null }
  shown.set(begun)
  void run(begun)
}

/** Ends the search on the page at once; the best so far stays. The worker hears of it a moment later. */
export function cancelCurrent(): void {
  const current = shown.get()
  if (current === null || !isAtWork(current)) return
  cancelSearch()
  settle({ ...current, phase: 'cancelled' })
}

/** Another question is asked: the answer of this one stands, with what was proven of it so far. */
function leaveProof(): void {
  const current = shown.get()
  if (current?.phase !== 'proving') return
  cancelSearch()
  settle({ ...current, phase: 'finished' })
}

/** Gets the worker's code before it is needed. A failure now will be seen when it counts. */
export function prepareSearch(): void {
  try {
    warmUp()
  } catch {
    // No workers here: the search itself will say so.
  }
}

async function run(begun: AutoSearch): Promise<void> {
  /** The search on the page while it is still this one. */
  const mine = () => {
    const current = shown.get()
    return isAtWork(current) && current?.startedAt === begun.startedAt ? current : null
  }
  try {
    progress = 0
    const end = await search(begun.request, (news) => {
      const current = mine()
      if (!current) return
      progress = news.progress
      if (news.answer?.stage === 'proof') prove({ ...current, answer: news.answer })
      else if (news.answer) shown.set({ ...current, answer: news.answer })
    })
    const current = mine()
    if (!current) return
    if (end.kind === 'refused') settle({ ...current, phase: 'refused', refusals: end.refusals })
    else settle({ ...current, phase: end.kind, answer: end.answer })
  } catch (error) {
    console.warn('[statting-auto]', error)
    const current = mine()
    if (current) settle({ ...current, phase: 'failed' })
  }
}

function isAtWork(search: AutoSearch | null): boolean {
  return search?.phase === 'searching' || search?.phase === 'proving'
}

/** The search has ended: its answer counts from here on, and is kept in case the page is left. */
function prove(search: AutoSearch): void {
  const isNew = search.phase === 'searching'
  const elapsedMs = isNew ? performance.now() - search.startedAt : search.elapsedMs
  const proving = { ...search, phase: 'proving', elapsedMs } as const
  if (isNew) keepForNextVisit(proving)
  shown.set(proving)
}

function settle(search: AutoSearch): void {
  const isProven = search.phase !== 'searching' && search.elapsedMs > 0
  const elapsedMs = isProven ? search.elapsedMs : performance.now() - search.startedAt
  const done = { ...search, elapsedMs }
  answers.delete(done.key)
  answers.set(done.key, done)
  const [oldest] = answers.keys()
  if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest)
  shown.set(done)
  keepForNextVisit(done)
}

function keepForNextVisit({ key, phase, answer, elapsedMs }: AutoSearch): void {
  if (answer && answer.candidates.length > 0) {
    saveAnswer(key, { answer, isFinished: phase === 'finished', elapsedMs })
  }
}
