import { HOUR_MS } from '@gyeol/korean'
import { isAhead } from '../../config/clock-slack.ts'
import type { LastBackup } from './last-backup.repository.ts'

/** Without a clock somebody has to think of it once in a while. */
const OWN_PACE_MS = 30 * 24 * HOUR_MS

/** After a failure it is tried again sooner than the clock says. */
const RETRY_MS = HOUR_MS

type Moment = { readonly now: number; readonly everyHours: number }

/**
 * Whether somebody should look at the backups: one by the clock, or the last trial, has failed, or it
 * is twice as old as it may be; without a clock nobody has made any for a month. `beginning`: since when there is
 * something to lose.
 */
export function isLate(
  last: LastBackup,
  { now, everyHours, beginning }: Moment & { readonly beginning: number | null },
): boolean {
  if (last.failedAt !== null || (last.trial?.failure ?? null) !== null) return true
  if (beginning === null) return false
  const [since, most] =
    everyHours === 0
      ? [last.at, OWN_PACE_MS]
      : [last.scheduledAt ?? last.at, 2 * everyHours * HOUR_MS]
  // A time ahead of now says nothing: the clock ran ahead when it was noted.
  const known = [since ?? 0, beginning].filter((at) => !isAhead(at, now))
  return now - Math.max(0, ...known) > most
}

/** Whether the clock wants a backup now; not before there is something to lose. */
export function isDue(
  { scheduledAt, failedAt }: LastBackup,
  { now, everyHours, beginning }: Moment & { readonly beginning: number | null },
): boolean {
  if (everyHours === 0 || beginning === null) return false
  if (failedAt !== null && now - failedAt < RETRY_MS && now >= failedAt) return false
  if (scheduledAt === null || isAhead(scheduledAt, now)) return true
  return now - scheduledAt >= everyHours * HOUR_MS
}

/** When the clock wants the next backup; null where it wants none. */
export function nextAt({ scheduledAt }: LastBackup, { now, everyHours }: Moment): number | null {
  if (everyHours === 0) return null
  if (scheduledAt === null || isAhead(scheduledAt, now)) return now
  return Math.max(now, scheduledAt + everyHours * HOUR_MS)
}
