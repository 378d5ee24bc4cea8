import type { EventRecurrence, EventSummary } from '@gyeol/contract'
import { DAY_MS, formatClock, formatDate, kstParts, startOfDay } from '@gyeol/korean'
import { recurrenceTexts } from './recurrence.texts.ts'

/** An event that repeats, as its words need it: times are ISO 8601. */
export type Repeating = {
  readonly startAt: string
  readonly endAt: string | null
  readonly recurrence: EventRecurrence
}

/** `매주 목요일 14:00`: what a list says of an event that repeats. */
export function shortRule({ startAt, recurrence }: Omit<Repeating, 'endAt'>): string {
  return `${dayWords(recurrence, Date.parse(startAt))} ${formatClock(Date.parse(startAt))}`
}

/** {@link shortRule} of a line in a list, empty for an event that does not repeat. */
export function listedRule({ startAt, firstAt, recurrence }: EventSummary): string {
  return recurrence === undefined ? '' : shortRule({ startAt: firstAt ?? startAt, recurrence })
}

/** `매주 목요일 14:00~17:00, 2026년 12월 31일까지` */
export function ruleSentence({ startAt, endAt, recurrence }: Repeating): string {
  const texts = recurrenceTexts
  const start = Date.parse(startAt)
  const span = endAt === null ? formatClock(start) : spanWords(start, Date.parse(endAt))
  return texts.sentence(`${dayWords(recurrence, start)} ${span}`, endWords(recurrence))
}

/** A rule by itself, for comparing two versions of an event: its days, its end, how many days are not so. */
export function ruleWords(recurrence: EventRecurrence | null): string {
  const texts = recurrenceTexts
  if (recurrence === null) return texts.none
  const { every, interval, exceptions } = recurrence
  const days =
    every === 'month'
      ? texts.everyMonth(interval, texts.monthBys[recurrence.monthBy])
      : dayWords(recurrence, 0)
  const count = exceptions.length === 0 ? '' : texts.exceptionCount(exceptions.length)
  return [days, endWords(recurrence), count].filter((part) => part !== '').join(', ')
}

/** The days of a rule that begins at a time: `매주 월·목요일`. */
function dayWords({ every, interval, weekdays, monthBy }: EventRecurrence, start: number): string {
  const texts = recurrenceTexts
  if (every === 'day') return texts.everyDay(interval)
  if (every === 'week') {
    const names = weekdays.toSorted(mondayFirst).map((day) => texts.weekdayNames[day] ?? '')
    return texts.everyWeek(interval, texts.weekdayList(names))
  }
  return texts.everyMonth(interval, monthDayWords(monthBy, start))
}

/** Which day of the month, as counted from the first: `15일`, `둘째 목요일`, `마지막 목요일`. */
export function monthDayWords(by: EventRecurrence['monthBy'], start: number): string {
  const texts = recurrenceTexts
  const { day, weekday } = kstParts(start)
  if (by === 'day') return texts.monthDay(day)
  if (by === 'last-weekday') return texts.lastWeekday(weekday)
  return texts.monthWeekday(Math.ceil(day / 7), weekday)
}

function endWords({ until, count }: EventRecurrence): string {
  const texts = recurrenceTexts
  if (count !== null) return texts.times(count)
  if (until === null || until === '') return ''
  const { year, month, day } = kstParts(startOfDay(until))
  return texts.untilDay(year, month, day)
}

function spanWords(start: number, end: number): string {
  const texts = recurrenceTexts
  const midnight = startOfDay(formatDate(start))
  // An end at midnight is 24:00 of the day that ends.
  if (end === midnight + DAY_MS) return texts.span(formatClock(start), '24:00')
  const days = Math.floor((end - midnight) / DAY_MS)
  const clock = formatClock(end)
  if (days <= 0) return texts.span(formatClock(start), clock)
  return texts.span(
    formatClock(start),
    days === 1 ? texts.nextDay(clock) : texts.daysLater(days, clock),
  )
}

function mondayFirst(one: number, other: number): number {
  return ((one + 6) % 7) - ((other + 6) % 7)
}
