import { daysUntil, formatDate, kstParts, startOfDay } from '@gyeol/korean'

const DAY_MS = 86_400_000

/** A calendar day (YYYY-MM-DD) counted from 1970-01-01, so that days can be subtracted. */
export function dayNumber(day: string): number {
  return daysUntil(startOfDay(day), 0)
}

/** The day of a number, as YYYY-MM-DD. */
export function dayText(number: number): string {
  return formatDate(number * DAY_MS)
}

/** "11.09". */
export function shortDay(day: string): string {
  return `${day.slice(5, 7)}.${day.slice(8, 10)}`
}

/** "11.09 월". */
export function weekdayDay(day: string): string {
  return `${shortDay(day)} ${kstParts(startOfDay(day)).weekday}`
}

/** What one point of a chart stands for. */
export const CHART_STEPS = ['day', 'week'] as const
export type ChartStep = (typeof CHART_STEPS)[number]

const LAST_OF_WEEK = 6

/** The name of one point: "11.09 월", or "11.09–11.15" for the week that begins there. */
export function pointDay(day: string, step: ChartStep): string {
  if (step === 'day') return weekdayDay(day)
  return `${shortDay(day)}–${shortDay(dayText(dayNumber(day) + LAST_OF_WEEK))}`
}
