import { DIGEST_HOUR, DIGEST_WEEKDAY, type DigestPace } from '@gyeol/contract'
import { DAY_MS, HOUR_MS, startOfDay } from '@gyeol/korean'

/** A day of the wanted name, from which weeks are counted: the first of January 1970 was a Thursday. */
const FIRST_THURSDAY = startOfDay('1970-01-01')
const THURSDAY = 4

const FIRST: Readonly<Record<DigestPace, number>> = {
  daily: FIRST_THURSDAY + DIGEST_HOUR * HOUR_MS,
  weekly: FIRST_THURSDAY + (DIGEST_WEEKDAY - THURSDAY) * DAY_MS + DIGEST_HOUR * HOUR_MS,
}

const EVERY_MS: Readonly<Record<DigestPace, number>> = { daily: DAY_MS, weekly: 7 * DAY_MS }

/** The paces that gather. */
export const DIGEST_PACES = ['daily', 'weekly'] as const satisfies readonly DigestPace[]

/** When gathered notices were to be told for the last time, at `now` or before. */
export function lastDigestAt(pace: DigestPace, now: number): number {
  const every = EVERY_MS[pace]
  return FIRST[pace] + Math.floor((now - FIRST[pace]) / every) * every
}

/** The time before a time of {@link lastDigestAt}. */
export function digestBefore(pace: DigestPace, at: number): number {
  return at - EVERY_MS[pace]
}
