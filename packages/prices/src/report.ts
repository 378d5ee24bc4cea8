import type { PriceBasis, PriceSeries } from '@gyeol/terms'
import type { PriceVote } from './model.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

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
 * below thirty, else 4; contributors always 4 (PR9).
 */
export function reportWeight({ createdAt, isContributor }: Reporter, at: number): number {
  const age = at - createdAt
  if (isContributor || age >= 30 * DAY_MS) return 4
  return age < 7 * DAY_MS ? 1 : 2
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

/** Limits of PR10 and PR31: minutes between reports of a member on an item, reports a day, hours to edit. */
export const REPORT_LIMITS = {
  minutesBetween: 10,
  perDay: 12,
  hoursToEdit: 24,
  daysBack: 7,
} as const

/** Whether a member's last report of an item is too recent for another at `at` (PR10). */
export function isTooSoon(lastAt: number, at: number): boolean {
  return at - lastAt < REPORT_LIMITS.minutesBetween * MINUTE_MS
}

/** Until when its author may edit a report; contributors always may (PR31). */
export function editableUntil(at: number): number {
  return at + REPORT_LIMITS.hoursToEdit * 60 * MINUTE_MS
}

/** Whether a report made on `today` may count on `day`: at most seven days back, never ahead (PR7). */
export function isReportableDay(day: number, today: number): boolean {
  return day <= today && day >= today - REPORT_LIMITS.daysBack
}
