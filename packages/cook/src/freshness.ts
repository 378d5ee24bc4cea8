/** How sure it is that a house still cooks, by the days since somebody confirmed it (CK4). */
export const FRESHNESS = ['fresh', 'aging', 'old'] as const

/** One of {@link FRESHNESS}. */
export type Freshness = (typeof FRESHNESS)[number]

const FRESH_DAYS = 14

/** Confirmed longer ago than this, a house is old (CK4). */
export const AGING_DAYS = 60

/** Up to 14 days fresh, up to 60 aging, else old (CK4). */
export function freshnessOf(ageDays: number): Freshness {
  if (ageDays <= FRESH_DAYS) return 'fresh'
  return ageDays <= AGING_DAYS ? 'aging' : 'old'
}

/** What somebody said of a house; `at` in milliseconds, days are Korean. */
export type HouseMark = {
  readonly kind: 'confirmed' | 'closed'
  readonly member: string
  readonly at: number
  readonly day: number
  /** Whether they were past their probation when they said it (CK15). */
  readonly isSettled: boolean
}

/** Whether a house is closed, and how many say so since it was last confirmed. */
export type Closure = { readonly isClosed: boolean; readonly reports: number }

const REOPENING_DAYS = 7

/**
 * Plays the marks of a house in their order (CK6, CK7). Its author closes and opens it at once. Others:
 * one closes a house that nobody confirmed for more than 14 days, two any other; a closed one is opened
 * by two who confirm it within seven days. Newcomers alone do neither, and what they confirm answers
 * nobody who is past probation (CK15).
 */
export function closureOf(marks: readonly HouseMark[], author: string | null): Closure {
  let isClosed = false
  let confirmedDay = Number.NEGATIVE_INFINITY
  let closers = new Map<string, HouseMark>()
  let openers = new Map<string, HouseMark>()
  for (const mark of marks.toSorted((a, b) => a.at - b.at)) {
    const { kind, member, day, isSettled } = mark
    const isAuthor = member === author
    if (kind === 'closed') {
      closers.set(member, mark)
      openers = new Map()
      const needed = day - confirmedDay > FRESH_DAYS ? 1 : 2
      isClosed ||= isAuthor || isAgreed([...closers.values()], needed)
      continue
    }
    openers.set(member, mark)
    const recent = [...openers.values()].filter((opened) => opened.day > day - REOPENING_DAYS)
    const isAnswer = isClosed
      ? isAgreed(recent, 2)
      : isSettled || !isAgreed([...closers.values()], 1)
    if (!isAuthor && !isAnswer) continue
    isClosed = false
    confirmedDay = day
    closers = new Map()
    openers = new Map()
  }
  const isHeard = isClosed || isAgreed([...closers.values()], 1)
  return { isClosed, reports: isHeard ? closers.size : 0 }
}

/** Enough say so, and not newcomers alone. */
function isAgreed(voices: readonly HouseMark[], needed: number): boolean {
  return voices.length >= needed && voices.some(({ isSettled }) => isSettled)
}
