import type { EventSummary } from '@gyeol/contract'
import { DAY_MS, daysUntil, formatDate, HOUR_MS, parseDate, startOfDay } from '@gyeol/korean'
import { type Attendance, chooseClashFree, clash, clashesOf } from '@gyeol/recurrence'
import { byEnd, type EventSpan, lastMoment } from '../event-time.ts'
import { keyOf } from '../recurrence/event-occurrence.ts'
import type { EventPlan } from './event-plan.saved.ts'

const DAYS_A_WEEK = 7

/** Up to this long one has to be there while it runs; what is longer finds its hour on any day. */
const LONGEST_TIMED_MS = 12 * HOUR_MS

const A_SUNDAY = startOfDay('1970-01-04')

/** A time of a marked event in the week. */
export type PlannedTime = Attendance & {
  readonly event: EventSummary
  readonly isSkipped: boolean
  readonly isOver: boolean
  /** Other times of the plan it clashes with, as long as none of them is left out. */
  readonly clashes: readonly string[]
  /** The game is down meanwhile. */
  readonly maintenance: EventSummary | null
}

/** One week of the plan. */
export type WeekPlan = {
  /** The times of each day that has any, in their order. */
  readonly days: readonly { readonly day: string; readonly times: readonly PlannedTime[] }[]
  /** Marked events that run so long that any time will do, those that end first before the others. */
  readonly anytime: readonly EventSummary[]
  /** What else there is in the week, to be marked: each event once. */
  readonly others: readonly EventSummary[]
  /** How many pairs of times clash. */
  readonly clashes: number
}

/** The days of the week a day is in, from Sunday on. */
export function weekOf(day: string): readonly string[] {
  const start = startOfDay(day)
  const first = start - (daysUntil(start, A_SUNDAY) % DAYS_A_WEEK) * DAY_MS
  return Array.from({ length: DAYS_A_WEEK }, (_, at) => formatDate(first + at * DAY_MS))
}

/** Reads the week of the address: a day in it; null for anything else. */
export function readWeek(text: string): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDate(text) !== null ? text : null
}

/** The day so many weeks later. */
export function shiftWeek(day: string, weeks: number): string {
  return formatDate(startOfDay(day) + weeks * DAYS_A_WEEK * DAY_MS)
}

/** One has to be there while it runs. */
export function isTimed({ startAt, endAt }: EventSpan): boolean {
  return endAt !== null && Date.parse(endAt) - Date.parse(startAt) <= LONGEST_TIMED_MS
}

/** Sorts a week's events by what is planned; `events` holds every occurrence of the week. */
export function planWeek(events: readonly EventSummary[], plan: EventPlan, now: number): WeekPlan {
  const isMarked = ({ id }: EventSummary) => plan.marks.includes(id)
  const marked = events.filter(isMarked)
  const times = toTimes(marked.filter(isTimed), { events, plan, now })
  const days = [...new Set(times.map(({ startAt }) => formatDate(startAt)))]
  return {
    days: days.map((day) => ({
      day,
      times: times.filter(({ startAt }) => formatDate(startAt) === day),
    })),
    anytime: eachOnce(marked.filter((event) => !isTimed(event))).toSorted(byEnd),
    others: eachOnce(events.filter((event) => !isMarked(event) && !isOver(event, now))),
    clashes: clashesOf(times.filter(isWanted)).length,
  }
}

type Around = {
  readonly events: readonly EventSummary[]
  readonly plan: EventPlan
  readonly now: number
}

function toTimes(timed: readonly EventSummary[], { events, plan, now }: Around): PlannedTime[] {
  const maintenances = events.filter(({ kind, endAt }) => kind === 'maintenance' && endAt !== null)
  const times = timed
    .map((event): PlannedTime => {
      const span = spanOf(event)
      const key = keyOf(event)
      const down = maintenances.find(
        (other) => other.id !== event.id && clash({ key, of: '', ...span }, attendanceOf(other)),
      )
      return {
        key,
        of: event.id,
        ...span,
        event,
        isSkipped: plan.skips.includes(key),
        isOver: isOver(event, now),
        clashes: [],
        maintenance: down ?? null,
      }
    })
    .toSorted((left, right) => left.startAt - right.startAt || left.endAt - right.endAt)
  const pairs = clashesOf(times.filter(isWanted))
  return times.map((time) => ({
    ...time,
    clashes: pairs.flatMap(([one, other]) => {
      if (one.key === time.key) return [other.event.title]
      return other.key === time.key ? [one.event.title] : []
    }),
  }))
}

/** A choice for the week: the times to leave out, and the events no time is left for. */
export type WeekChoice = {
  readonly skipped: readonly string[]
  readonly kept: readonly string[]
  readonly missed: readonly string[]
}

/** Chooses times that do not clash out of those that are still to come, the game being up. */
export function chooseForWeek({ days }: WeekPlan): WeekChoice {
  const open = days.flatMap(({ times }) => times).filter(({ isOver: over }) => !over)
  const { chosen } = chooseClashFree(open.filter(({ maintenance }) => maintenance === null))
  const kept = new Set(chosen.map(({ key }) => key))
  const had = new Set(chosen.map((time) => time.of))
  const missed = open.filter((time) => !had.has(time.of)).map(({ event }) => event.title)
  return {
    kept: [...kept],
    skipped: open.filter(({ key }) => !kept.has(key)).map(({ key }) => key),
    missed: [...new Set(missed)],
  }
}

function isWanted({ isSkipped, isOver: over }: PlannedTime): boolean {
  return !isSkipped && !over
}

function isOver(event: EventSummary, now: number): boolean {
  return event.endAt !== null && Date.parse(event.endAt) <= now
}

function spanOf(event: EventSummary) {
  return { startAt: Date.parse(event.startAt), endAt: lastMoment(event) + 1 }
}

function attendanceOf(event: EventSummary): Attendance {
  return { key: keyOf(event), of: event.id, ...spanOf(event) }
}

function eachOnce(events: readonly EventSummary[]): EventSummary[] {
  const seen = new Set<string>()
  return events.filter(({ id }) => !seen.has(id) && seen.add(id))
}
