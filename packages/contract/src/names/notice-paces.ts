/**
 * How soon somebody is told of new notices.
 *
 * - `now`: when they come out.
 * - `daily`, `weekly`: all since the last time together, at {@link DIGEST_HOUR} in Korea; every week
 *   on {@link DIGEST_WEEKDAY}, the day of the game's own maintenance.
 * - `off`: not at all.
 */
export const NOTICE_PACES = ['now', 'daily', 'weekly', 'off'] as const

/** One of {@link NOTICE_PACES}. */
export type NoticePace = (typeof NOTICE_PACES)[number]

/** A pace that gathers. */
export type DigestPace = Extract<NoticePace, 'daily' | 'weekly'>

/** The hour in Korea at which gathered notices are told. */
export const DIGEST_HOUR = 20

/** The day of the week on which those of a week are told, as `Date` counts: Thursday. */
export const DIGEST_WEEKDAY = 4
