import { DAY_MS } from './durations.ts'
import { koreanDay, KST_OFFSET_MS } from './day-number.ts'
import { listDay, listRange, type ListTime, WEEKDAYS, ZONE_MARK } from './day-words.ts'

/** The calendar of Korea at one time. `month` 1–12, `weekday` is its short name in the language of the build. */
export type KstParts = {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly weekday: string
  readonly hour: number
  readonly minute: number
}

/** The Korean calendar of `epochMs` (milliseconds since 1970 UTC). */
export function kstParts(epochMs: number): KstParts {
  const shifted = new Date(epochMs + KST_OFFSET_MS)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: WEEKDAYS[shifted.getUTCDay()] ?? '',
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  }
}

/** `2026-11-21`, zero padded (specification §9). An invalid time gives "". */
export function formatDate(epochMs: number): string {
  if (!isTime(epochMs)) return ''
  const { year, month, day } = kstParts(epochMs)
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`
}

/** Midnight in Korea of `YYYY-MM-DD` as epoch milliseconds; null unless it is a day that exists. */
export function parseDate(text: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (match === null) return null
  const epochMs = startOfDay(text)
  return formatDate(epochMs) === text ? epochMs : null
}

/** When a day (`YYYY-MM-DD`, known to exist) begins in Korea, as epoch milliseconds. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - KST_OFFSET_MS
}

/** When the day after a day (`YYYY-MM-DD`, known to exist) begins in Korea. */
export function endOfDay(day: string): number {
  return startOfDay(day) + DAY_MS
}

/** List form `11.20 금 18:00`; "" for an invalid time, as of its parts. */
export function formatListDate(epochMs: number): string {
  return isTime(epochMs) ? listTime(epochMs).join(' ') + ZONE_MARK : ''
}

/** The day of {@link formatListDate}: `11.20 금`. */
export function formatListDay(epochMs: number): string {
  if (!isTime(epochMs)) return ''
  const { month, day, weekday } = kstParts(epochMs)
  return listDay(month, day, weekday)
}

/** The time of day of {@link formatListDate}: `18:00`. */
export function formatClock(epochMs: number): string {
  if (!isTime(epochMs)) return ''
  const { hour, minute } = kstParts(epochMs)
  return `${pad(hour)}:${pad(minute)}`
}

/**
 * List form of a span, `11.20 금 18:00 – 11.22 일 24:00`: an end at midnight is written as 24:00 of
 * the day that ends, because "11.23 00:00" is read as one day more.
 */
export function formatListRange(startMs: number, endMs: number): string {
  return listRange(listTime(startMs), listEnd(endMs))
}

/** Korean calendar days from `nowMs` to `targetMs`: 0 today, 1 tomorrow (D-1), negative when past. */
export function daysUntil(targetMs: number, nowMs: number): number {
  return koreanDay(targetMs) - koreanDay(nowMs)
}

function listTime(epochMs: number): ListTime {
  return [formatListDay(epochMs), formatClock(epochMs)]
}

function listEnd(epochMs: number): ListTime {
  const { hour, minute } = kstParts(epochMs)
  const isMidnight = isTime(epochMs) && hour === 0 && minute === 0
  return isMidnight ? [formatListDay(epochMs - 1), '24:00'] : listTime(epochMs)
}

/** Beyond ±8.64e15 ms a Date is invalid and every part would be NaN. */
function isTime(epochMs: number): boolean {
  return Math.abs(epochMs + KST_OFFSET_MS) <= 8.64e15
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
