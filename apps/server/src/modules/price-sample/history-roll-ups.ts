import { mondayOf } from '@gyeol/korean'
import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { dayPoint, type PricePoint, type PriceVote, voteOf, weekPoint } from '@gyeol/prices'
import { PRICE_SERIES, type PriceSeries } from '@gyeol/terms'
import type { InventedReport } from './price-history.ts'

/** A report with the id and voice it is kept under. */
export type KeptReport = Omit<InventedReport, 'voice'> & {
  readonly id: string
  readonly voice: string
}

/** What is kept of a whole history beside its reports, in one series. */
export type SeriesRollUps = {
  readonly series: PriceSeries
  readonly votes: readonly PriceVote[]
  readonly days: readonly PricePoint[]
  readonly weeks: readonly PricePoint[]
}

/** Everything that is kept of a whole history. */
export type KeptHistory = {
  readonly reports: readonly KeptReport[]
  readonly rollUps: readonly SeriesRollUps[]
}

/** Gives an invented history its ids and voices, and works out what is kept beside it. */
export function keepHistory(reports: readonly InventedReport[], today: number): KeptHistory {
  const kept = withVoices(reports)
  return { reports: kept, rollUps: rollUpHistory(kept, today) }
}

function withVoices(reports: readonly InventedReport[]): KeptReport[] {
  const voices = new Map<number, string>()
  const voiceOf = (person: number) => {
    const known = voices.get(person) ?? randomBytes(16).toString('hex')
    voices.set(person, known)
    return known
  }
  return reports.map((report) => ({
    ...report,
    id: randomUUIDv7(),
    voice: voiceOf(report.voice),
  }))
}

/** How far back a day's point looks. */
const WINDOW = 7

/**
 * The votes and points of a long history, in one pass: each point sees its own days only, so a
 * history of years costs its days times a week's votes.
 */
export function rollUpHistory(reports: readonly KeptReport[], today: number): SeriesRollUps[] {
  return PRICE_SERIES.map((series) => {
    const votes = votesByDay(reports.filter((report) => report.series === series))
    const voted = [...votes.keys()].sort((a, b) => a - b)
    const between = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => votes.get(from + index) ?? []).flat()
    const mondays = [...new Set(voted.map(mondayOf))]
    return {
      series,
      votes: voted.flatMap((day) => votes.get(day) ?? []),
      days: voted.flatMap((day) => dayPoint(between(day - WINDOW + 1, day), day) ?? []),
      weeks: mondays.flatMap(
        (monday) => weekPoint(between(monday, monday + 6), monday, today) ?? [],
      ),
    }
  })
}

function votesByDay(reports: readonly KeptReport[]): Map<number, PriceVote[]> {
  const groups = new Map<string, KeptReport[]>()
  for (const report of reports) {
    const key = `${report.day} ${report.voice}`
    const group = groups.get(key)
    if (group) group.push(report)
    else groups.set(key, [report])
  }
  const byDay = new Map<number, PriceVote[]>()
  for (const group of groups.values()) {
    const [first] = group
    const vote = voteOf(group)
    if (!first || !vote) continue
    const votes = byDay.get(first.day) ?? []
    votes.push({ voice: first.voice, day: first.day, ...vote })
    byDay.set(first.day, votes)
  }
  return byDay
}
