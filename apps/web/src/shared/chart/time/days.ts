import { DAY_MS, daysUntil, formatDate, formatListDay, startOfDay } from '@gyeol/korean'
import { shortDay } from '../../texts/short-day.ts'

/** A calendar day (YYYY-MM-DD) counted from 1970-01-01, so that days can be subtracted. */
export function dayNumber(day: string): number {
  return daysUntil(startOfDay(day), 0)
}

/** The day of a number, as YYYY-MM-DD. */
export function dayText(number: number): string {
  return formatDate(number * DAY_MS)
}

/** "11.09 월". */
export function weekdayDay(day: string): string {
  return formatListDay(startOfDay(day))
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
