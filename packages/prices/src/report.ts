import type { PriceBasis, PriceSeries } from '@gyeol/terms'
import { DAY_MS, koreanDay, MINUTE_MS } from '@gyeol/korean'
import type { PriceVote } from './model.ts'

/** Which series a report speaks in (PR5). */
export function seriesOf(basis: PriceBasis): PriceSeries {
  return basis === 'asked' ? 'ask' : 'deal'
}

/** An account as far as its weight depends on it; moments in milliseconds. */
export type Reporter = {
  readonly createdAt: number
  /** CONTRIBUTOR and above. */
  readonly isContributor: boolean
}

/**
 * The weight of a report made at `at`, fixed from then on: 1 below seven full days of the account, 2
 * below thirty, else 4; contributors always 4 (PR9). On probation it is 0, which is no vote (PR43).
 */
export function reportWeight(reporter: Reporter, at: number, probationDays = 0): number {
  // The clock that made the account may have been ahead.
  const age = Math.max(0, at - reporter.createdAt)
  if (!reporter.isContributor && age < probationDays * DAY_MS) return 0
  if (reporter.isContributor || age >= 30 * DAY_MS) return 4
  return age < 7 * DAY_MS ? 1 : 2
}

/** When what a member reports begins to weigh; null for contributors, who weigh at once (PR43). */
export function probationEnd(
  { createdAt, isContributor }: Reporter,
  probationDays: number,
): number | null {
  return isContributor ? null : createdAt + probationDays * DAY_MS
}

/** When a report was made, and when its author last changed what it says; moments in milliseconds. */
export type SaidReport = { readonly at: number; readonly changedAt: number | null }

/**
 * The Korean day a report votes on: the one its author said it on, whatever day it tells of (PR42).
 * So nobody speaks on more days than he was there, and no vote is older than its account.
 */
export function votingDay({ at, changedAt }: SaidReport): number {
  return koreanDay(changedAt ?? at)
}

/** An active report as far as a vote depends on it. */
export type VotingReport = {
  readonly id: string
  readonly at: number
  readonly unit: number
  readonly weight: number
}

/**
 * The vote of one member's active reports of one item, series and day: their lower median, with the
 * weight of the newest, by moment and then id (PR8). Null without reports.
 */
export function voteOf(
  reports: readonly VotingReport[],
): Pick<PriceVote, 'value' | 'weight' | 'reports'> | null {
  const [first, ...others] = reports
  if (!first) return null
  const units = reports.map(({ unit }) => unit).sort((a, b) => a - b)
  const newest = others.reduce((latest, one) => (isNewer(one, latest) ? one : latest), first)
  return {
    value: units[(units.length - 1) >> 1] ?? first.unit,
    weight: newest.weight,
    reports: reports.length,
  }
}

function isNewer(one: VotingReport, other: VotingReport): boolean {
  return one.at === other.at ? one.id > other.id : one.at > other.at
}

/** Reports of a member on an item and day, changes of one, and days back a trade may lie (PR7, PR10, PR31). */
export const REPORT_LIMITS = { perDay: 12, changes: 20, daysBack: 7 } as const

/** Until when a member who reported an item at `lastAt` waits for the next, in a site's minutes (PR10). */
export function nextReportAt(lastAt: number, pauseMinutes: number): number {
  return lastAt + pauseMinutes * MINUTE_MS
}

/** Until when its author may change a report made at `at`, in a site's hours (PR31). */
export function editableUntil(at: number, editHours: number): number {
  return at + editHours * 60 * MINUTE_MS
}

/** Whether a report made on `today` may tell of a trade on `day`: at most seven days back, never ahead (PR7). */
export function isReportableDay(day: number, today: number): boolean {
  return day <= today && day >= today - REPORT_LIMITS.daysBack
}
