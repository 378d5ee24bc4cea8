import type { ReportUse } from '@gyeol/terms'
import type { PriceEstimate, PriceVote } from './model.ts'
import { voicesIn, windowEnding } from './window.ts'

/** A report as far as its use depends on it. */
export type UsedReport = {
  readonly voice: string
  readonly day: number
  /** Nothing on probation (PR43). */
  readonly weight: number
  readonly state: 'active' | 'withdrawn' | 'excluded'
}

/**
 * What became of the reports of one series on the day of its estimate (PR26): a function from a
 * report to its use. `votes` must be those the estimate was made from.
 */
export function reportUses(
  estimate: Pick<PriceEstimate, 'level' | 'windowDays' | 'filtered' | 'before'>,
  votes: readonly PriceVote[],
  day: number,
): (report: UsedReport) => ReportUse {
  const window = windowEnding(day, estimate.windowDays)
  const newestDays = new Map(voicesIn(votes, window).map((vote) => [vote.voice, vote.day]))
  const filtered = new Set(estimate.filtered)
  const before = new Set(estimate.before)
  return ({ voice, day: reported, weight, state }) => {
    if (state !== 'active') return state
    if (weight === 0) return 'probation'
    if (reported < window.from || reported > window.to) return 'old'
    if (newestDays.get(voice) !== reported) return 'superseded'
    if (before.has(voice)) return 'before'
    if (filtered.has(voice)) return 'filtered'
    return estimate.level === 'none' ? 'single' : 'counted'
  }
}
