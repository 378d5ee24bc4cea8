import { formatDate, startOfDay } from '@gyeol/korean'

const DAY_MS = 86_400_000

/** 1970-01-01 was a Thursday. */
const WEEKDAY_OF_DAY_0 = 4

/** Korean days, counted from 1970-01-01. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

/** The Korean day a moment (epoch ms) lies on. */
export function dayNumberAt(time: number): number {
  return dayNumber(formatDate(time))
}

/** When a day begins in Korea, as epoch milliseconds. */
export function startOf(day: number): number {
  return startOfDay(dayText(day))
}

/** `YYYY-MM-DD` */
export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** 0 (Sunday) to 6. */
export function weekdayOf(day: number): number {
  return (((day + WEEKDAY_OF_DAY_0) % 7) + 7) % 7
}

/** Months counted from January 1970, and the day of the month. */
export function monthOf(day: number): { readonly month: number; readonly date: number } {
  const calendar = new Date(day * DAY_MS)
  const month = (calendar.getUTCFullYear() - 1970) * 12 + calendar.getUTCMonth()
  return { month, date: calendar.getUTCDate() }
}

/** The first day of a month; months as in {@link monthOf}. */
export function firstOfMonth(month: number): number {
  return Date.UTC(1970, month, 1) / DAY_MS
}
