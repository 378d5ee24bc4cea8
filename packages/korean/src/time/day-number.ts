import { DAY_MS, HOUR_MS } from './durations.ts'

/** Korea is ahead of UTC by nine hours the whole year: it has had no summer time since 1988. */
export const KST_OFFSET_MS = 9 * HOUR_MS

/** The Korean calendar day of a moment (epoch ms), counted from 1970-01-01 (rule PR6 of the prices). */
export function koreanDay(epochMs: number): number {
  return Math.floor((epochMs + KST_OFFSET_MS) / DAY_MS)
}

/** The moment (epoch ms) a Korean day begins. */
export function startOfKoreanDay(day: number): number {
  return day * DAY_MS - KST_OFFSET_MS
}

/** A day as YYYY-MM-DD. */
export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** The day written as YYYY-MM-DD; NaN for a text that is no date. */
export function dayOfText(text: string): number {
  return Date.parse(`${text}T00:00:00Z`) / DAY_MS
}

/** 0 (Sunday) to 6. */
export function weekdayOf(day: number): number {
  // 1970-01-01 was a Thursday.
  return (((day + 4) % 7) + 7) % 7
}

/** The Monday of the week a day stands in (rule PR30 of the prices, ISO 8601). */
export function mondayOf(day: number): number {
  return day - ((weekdayOf(day) + 6) % 7)
}
