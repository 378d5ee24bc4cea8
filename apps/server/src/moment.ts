const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Korea is nine hours ahead of UTC, without summer time. */
const KST_OFFSET_MS = 9 * HOUR_MS

/** What a schedule may hold; beyond it moments would no longer be written with four-digit years. */
const EARLIEST = 0
const LATEST = Date.UTC(2999, 11, 31)

/** Milliseconds of a moment on the wire, moved into what a schedule may hold. */
export function toTime(moment: string): number {
  return clampTime(Date.parse(moment))
}

/** Milliseconds moved into what a schedule may hold. */
export function clampTime(time: number): number {
  return Math.min(Math.max(time, EARLIEST), LATEST)
}

/** A moment on the wire. */
export function toMoment(time: number): string {
  return new Date(time).toISOString()
}

/** When a day (YYYY-MM-DD) begins in Korea. */
export function startOfDay(day: string): number {
  return Date.parse(day) - KST_OFFSET_MS
}

/** When the day after begins in Korea. */
export function endOfDay(day: string): number {
  return startOfDay(day) + DAY_MS
}

/** The day it is in Korea. */
export function dayOf(time: number): string {
  return toMoment(time + KST_OFFSET_MS).slice(0, 'YYYY-MM-DD'.length)
}

/** The hour it is in Korea, 0..23. */
export function hourOf(time: number): number {
  return new Date(time + KST_OFFSET_MS).getUTCHours()
}
