/** How sure it is that a house still cooks, by the days since somebody confirmed it (CK4). */
export const FRESHNESS = ['fresh', 'aging', 'old'] as const

/** One of {@link FRESHNESS}. */
export type Freshness = (typeof FRESHNESS)[number]

const FRESH_DAYS = 14
const AGING_DAYS = 60

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
}

/** Whether a house is closed, and how many say so since it was last confirmed. */
export type Closure = { readonly isClosed: boolean; readonly reports: number }

const REOPENING_DAYS = 7

/**
 * Plays the marks of a house in their order (CK6, CK7). Its author closes and opens it at once. Others:
 * one closes a house that nobody confirmed for more than 14 days, two any other; a closed one is opened
 * by two who confirm it within seven days.
 */
export function closureOf(marks: readonly HouseMark[], author: string | null): Closure {
  let isClosed = false
  let confirmedDay = Number.NEGATIVE_INFINITY
  let closers = new Set<string>()
  let openers = new Map<string, number>()
  for (const { kind, member, day } of marks.toSorted((a, b) => a.at - b.at)) {
    const isAuthor = member === author
    if (kind === 'closed') {
      closers.add(member)
      openers = new Map()
      const needed = day - confirmedDay > FRESH_DAYS ? 1 : 2
      isClosed ||= isAuthor || closers.size >= needed
      continue
    }
    openers.set(member, day)
    const recent = [...openers.values()].filter((opened) => opened > day - REOPENING_DAYS)
    if (isClosed && !isAuthor && recent.length < 2) continue
    isClosed = false
    confirmedDay = day
    closers = new Set()
    openers = new Map()
  }
  return { isClosed, reports: closers.size }
}
