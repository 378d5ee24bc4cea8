const DAY_MS = 86_400_000
const KOREA_AHEAD_MS = 9 * 3_600_000

/** The Korean calendar day of a moment in milliseconds UTC, counted from 1970-01-01 (PR6). */
export function koreanDay(at: number): number {
  return Math.floor((at + KOREA_AHEAD_MS) / DAY_MS)
}

/** The moment a Korean day begins, in milliseconds UTC. */
export function startOfKoreanDay(day: number): number {
  return day * DAY_MS - KOREA_AHEAD_MS
}

/** A day as YYYY-MM-DD. */
export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** The day written as YYYY-MM-DD; the text must be such a date. */
export function dayOfText(text: string): number {
  return Date.parse(`${text}T00:00:00Z`) / DAY_MS
}

/** The Monday of the week a day stands in (PR30, ISO 8601). */
export function mondayOf(day: number): number {
  // 1970-01-01 was a Thursday, three days after its Monday.
  const sinceMonday = (((day + 3) % 7) + 7) % 7
  return day - sinceMonday
}
