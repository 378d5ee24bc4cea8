import type { EventSummary } from '@gyeol/contract'
import { daysUntil, formatListDate, formatListDay, formatListRange, kstParts } from '@gyeol/korean'

/** When an event is, of which its words are made. */
export type EventSpan = Pick<EventSummary, 'startAt' | 'endAt' | 'endKind'>

/** Where an event stands: running, to come, or over. */
export type EventPhase = 'now' | 'soon' | 'past'

/** Where an event stands at `now` (epoch ms). Without a known end it runs on. */
export function phaseOf({ startAt, endAt }: EventSpan, now: number): EventPhase {
  if (endAt !== null && Date.parse(endAt) <= now) return 'past'
  return Date.parse(startAt) <= now ? 'now' : 'soon'
}

/** How far off the next turn of an event is: its start, or its end once it runs. */
export type Countdown = {
  /** Whole days on the Korean calendar, 0 for today. Null where the end is not known. */
  readonly days: number | null
  /** The day (epoch ms) it is counted to; null where the end is not known. */
  readonly day: number | null
  readonly isStart: boolean
}

/** Counts to the start, or to the last day once it runs. An end at midnight is the day before. */
export function countdownOf(span: EventSpan, now: number): Countdown {
  const start = Date.parse(span.startAt)
  if (start > now) return { days: daysUntil(start, now), day: start, isStart: true }
  if (span.endAt === null) return { days: null, day: null, isStart: false }
  const last = lastMoment(span)
  return { days: daysUntil(last, now), day: last, isStart: false }
}

/** How much of an event is over, in whole percent; null where its end is not known. */
export function progressOf({ startAt, endAt }: EventSpan, now: number): number | null {
  if (endAt === null) return null
  const start = Date.parse(startAt)
  const length = Date.parse(endAt) - start
  if (length <= 0) return now >= start ? 100 : 0
  return Math.round(Math.min(1, Math.max(0, (now - start) / length)) * 100)
}

/** The last moment of an event that still belongs to it; its start for one without length. */
export function lastMoment({ startAt, endAt }: EventSpan): number {
  const start = Date.parse(startAt)
  return endAt === null ? start : Math.max(start, Date.parse(endAt) - 1)
}

type RangeWords = {
  readonly untilThen: (day: string) => string
  readonly openEnd: (start: string) => string
}

/** `11.20 금 18:00 – 11.22 일 24:00`; whole days without the time; 점검 전까지 where it ends so. */
export function rangeText(span: EventSpan, words: RangeWords): string {
  const start = Date.parse(span.startAt)
  // Of such an end the day alone is told.
  const isEndShort = span.endAt === null || span.endKind === 'maintenance'
  const isWholeDays = isMidnight(start) && (isEndShort || isMidnight(endTime(span)))
  const startText = isWholeDays ? dayText(start) : formatListDate(start)
  if (span.endAt === null) return words.openEnd(startText)
  const end = Date.parse(span.endAt)
  if (span.endKind === 'maintenance') return `${startText} – ${words.untilThen(dayText(end))}`
  if (!isWholeDays) return formatListRange(start, end)
  const last = dayText(lastMoment(span))
  return last === startText ? startText : `${startText} – ${last}`
}

/** For a list of running events: those that end first come first, those without a known end last. */
export function byEnd(one: EventSpan, other: EventSpan): number {
  return endTime(one) - endTime(other)
}

/** For a list of events to come: those that begin first come first. */
export function byStart(one: EventSpan, other: EventSpan): number {
  return Date.parse(one.startAt) - Date.parse(other.startAt)
}

function endTime({ endAt }: EventSpan): number {
  return endAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(endAt)
}

/** `11.20 금` */
export function dayText(epochMs: number): string {
  return formatListDay(epochMs)
}

function isMidnight(epochMs: number): boolean {
  const { hour, minute } = kstParts(epochMs)
  return hour === 0 && minute === 0 && epochMs % 60_000 === 0
}
