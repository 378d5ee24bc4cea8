import { DAY_MS } from '@gyeol/korean'

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
