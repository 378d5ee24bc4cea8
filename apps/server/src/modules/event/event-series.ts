import {
  type EventInput,
  type EventRecurrence,
  RECURRENCE_LIMITS,
  RECURRENCE_PROBLEMS,
  recurrenceSchema,
} from '@gyeol/contract'
import {
  lastOccurrence,
  nextOccurrences,
  type Occurrence,
  occurrencesIn,
  recurrenceProblem,
  type Series,
  type TimeSpan,
} from '@gyeol/recurrence'
import type { EventTable } from '../../database/schema-posts.ts'
import { fieldError } from '../../errors/app-error.ts'
import { fromWireTime } from '../../http/wire-time.ts'

/** What of an event says when it is. */
type Times = Pick<EventTable, 'start_at' | 'end_at' | 'recurrence'>

/** An event as far as its times go, of any shape of row. */
type Timed = Times & Pick<EventTable, 'title'>

/** As many as a schedule has; every list of events reads them again and again. */
const MOST_PARSED = 200

const parsed = new Map<string, EventRecurrence>()

/** The recurrence of a row, checked: it is JSON in a text column. */
export function parseRecurrence(text: string | null): EventRecurrence | null {
  if (text === null) return null
  const known = parsed.get(text)
  if (known) return known
  const recurrence = recurrenceSchema.parse(JSON.parse(text))
  if (parsed.size >= MOST_PARSED) parsed.clear()
  parsed.set(text, recurrence)
  return recurrence
}

/** The series of rows that are held: the rules count a series once. */
const known = new WeakMap<Times, Series>()

/** An event that repeats, as the rules take it; null for any other. */
export function toSeries(row: Times): Series | null {
  const rule = parseRecurrence(row.recurrence)
  if (rule === null) return null
  const series = known.get(row) ?? {
    startAt: row.start_at,
    endAt: row.end_at ?? row.start_at,
    recurrence: rule,
  }
  known.set(row, series)
  return series
}

/** Throws VALIDATION, in words, for an event that cannot repeat as its writer wishes. */
export function ensureRepeats({ startAt, endAt, recurrence }: EventInput): void {
  if (recurrence === null) return
  const problem = recurrenceProblem({
    startAt: fromWireTime(startAt),
    endAt: endAt === null ? null : Math.max(fromWireTime(endAt), fromWireTime(startAt)),
    recurrence,
  })
  if (problem === null) return
  const path = problem === 'NO_END' ? 'endAt' : 'recurrence'
  throw fieldError(path, RECURRENCE_PROBLEMS[problem])
}

/** One occurrence in the place of the event it belongs to, with its own words. */
export type EventOccurrence<Row> = Row & Occurring

/** Which occurrence it is, and when the first one begins. */
export type Occurring = { readonly occurrence: string; readonly first_at: number }

/** Every occurrence of an event within a span, no more than `most` of what its rule gives. */
export function occurrencesOf<Row extends Timed>(
  row: Row,
  span: TimeSpan,
  most: number,
): EventOccurrence<Row>[] {
  const series = toSeries(row)
  if (series === null) return []
  return occurrencesIn(series, span, most).map((occurrence) => occurring(row, occurrence))
}

/**
 * The occurrence of a span that stands for the whole in a list: the one that is not over yet, or the
 * last; for somebody who looks back the last that is over, or the first. Null when none lies there.
 */
export function occurrenceForList<Row extends Timed>(
  row: Row,
  { from, to }: { readonly from: number | undefined; readonly to: number | undefined },
  { now, looksBack }: { readonly now: number; readonly looksBack: boolean },
): EventOccurrence<Row> | null {
  const series = toSeries(row)
  if (series === null) return null
  const isIn = ({ startAt, endAt }: Occurrence) =>
    (to === undefined || startAt < to) && (from === undefined || endAt > from || startAt >= from)
  const ahead = nextOccurrences(series, Math.max(now, from ?? now), 1)[0] ?? null
  const behind = lastOccurrence(series, Math.min(now, to ?? now))
  const wanted = looksBack ? [behind, ahead] : [ahead, behind]
  // Of days long ago, what ran on over the last of them is neither.
  if (from !== undefined && to !== undefined)
    wanted.push(occurrencesIn(series, { from, to }, RECURRENCE_LIMITS.occurrences).at(-1) ?? null)
  const found = wanted.find((occurrence) => occurrence !== null && isIn(occurrence))
  return found ? occurring(row, found) : null
}

function occurring<Row extends Timed>(row: Row, occurrence: Occurrence): EventOccurrence<Row> {
  const { on, startAt, endAt, title } = occurrence
  const which = { occurrence: on, first_at: row.start_at }
  return { ...row, ...which, start_at: startAt, end_at: endAt, title: title ?? row.title }
}
