import type { AutoAnswer, AutoRefusal } from '@gyeol/statting-auto'
import { requestKey, type SearchRequest } from '../question/auto-problem.ts'
import { keepAnswer, keptAnswer } from '../share/enchant-result.saved.ts'
import { cancelSearch, search, warmUp } from './search-client.ts'

/** A question and what is known of its answer. */
export type AutoSearch = {
  readonly key: string
  readonly request: SearchRequest
  readonly phase: 'searching' | 'finished' | 'cancelled' | 'refused' | 'failed'
  readonly answer: AutoAnswer | null
  readonly refusals: readonly AutoRefusal[]
  /** `performance.now()` of its start. */
  readonly startedAt: number
  /** How long it took; 0 while it runs. */
  readonly elapsedMs: number
}

/** Answers kept in memory: the same question again is answered at once. */
const MAX_ANSWERS = 24

const answers = new Map<string, AutoSearch>()
const listeners = new Set<() => void>()
let progress = 0
let current: AutoSearch | null = null

/** For `useSyncExternalStore`. */
export function subscribeToSearch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The search that is shown. */
export function currentSearch(): AutoSearch | null {
  return current
}

/**
 * 0…1 of the planned work of the running search. To be asked, not to be told: it moves all the time, and every telling
 * would throw away what is being drawn of the answer.
 */
export function searchProgress(): number {
  return progress
}

/** What a first visitor sees, and the build when it draws the page ahead of time. */
export function noSearch(): AutoSearch | null {
  return null
}

/** Shows what is known of a question, if anything is: from this visit or from an earlier one. */
export function showKnown(request: SearchRequest): void {
  const key = requestKey(request)
  if (current?.phase === 'searching' || current?.key === key) return
  const known = answers.get(key) ?? fromEarlierVisit(key, request)
  if (known) show(known)
}

function fromEarlierVisit(key: string, request: SearchRequest): AutoSearch | null {
  const kept = keptAnswer(key, request)
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

/** Searches, or shows the finished answer at once when the question was asked before. */
export function startSearch(request: SearchRequest): void {
  const key = requestKey(request)
  const known = answers.get(key)
  if (known?.phase === 'finished') return show(known)
  const begun = { ...newSearch(key, request), answer: known?.answer ?? null }
  show(begun)
  void run(begun)
}

/** Ends the search on the page at once; the best so far stays. The worker hears of it a moment later. */
export function cancelCurrent(): void {
  if (current?.phase !== 'searching') return
  cancelSearch()
  settle({ ...current, phase: 'cancelled' })
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
  const isMine = () => current?.phase === 'searching' && current.startedAt === begun.startedAt
  try {
    progress = 0
    const end = await search(begun.request, (news) => {
      if (!isMine() || !current) return
      progress = news.progress
      if (news.answer) show({ ...current, answer: news.answer })
    })
    if (!isMine() || !current) return
    if (end.kind === 'refused') settle({ ...current, phase: 'refused', refusals: end.refusals })
    else settle({ ...current, phase: end.kind, answer: end.answer })
  } catch (error) {
    console.warn('[statting-auto]', error)
    if (isMine() && current) settle({ ...current, phase: 'failed' })
  }
}

function settle(search: AutoSearch): void {
  const done = { ...search, elapsedMs: performance.now() - search.startedAt }
  answers.delete(done.key)
  answers.set(done.key, done)
  const [oldest] = answers.keys()
  if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest)
  show(done)
  const { key, phase, answer, elapsedMs } = done
  if (answer && answer.candidates.length > 0) {
    keepAnswer(key, { answer, isFinished: phase === 'finished', elapsedMs })
  }
}

function show(search: AutoSearch): void {
  current = search
  for (const listener of listeners) listener()
}
