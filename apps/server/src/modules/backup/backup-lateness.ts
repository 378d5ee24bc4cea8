import type { LastBackup } from './last-backup.repository.ts'

const HOUR_MS = 3_600_000

/** Without a clock somebody has to think of it once in a while. */
const OWN_PACE_MS = 30 * 24 * HOUR_MS

/** After a failure it is tried again sooner than the clock says. */
const RETRY_MS = HOUR_MS

type Moment = { readonly now: number; readonly everyHours: number }

/**
 * Whether somebody should look at the backups: one by the clock has failed or is twice as old as it
 * may be; without a clock nobody has made any for a month. `beginning`: since when there is
 * something to lose.
 */
export function isLate(
  last: LastBackup,
  { now, everyHours, beginning }: Moment & { readonly beginning: number | null },
): boolean {
  if (last.failedAt !== null) return true
  if (beginning === null) return false
  const [since, most] =
    everyHours === 0
      ? [last.at, OWN_PACE_MS]
      : [last.scheduledAt ?? last.at, 2 * everyHours * HOUR_MS]
  return now - Math.max(since ?? 0, beginning) > most
}

/** Whether the clock wants a backup now. */
export function isDue({ scheduledAt, failedAt }: LastBackup, { now, everyHours }: Moment): boolean {
  if (everyHours === 0) return false
  if (failedAt !== null && now - failedAt < RETRY_MS && now >= failedAt) return false
  return scheduledAt === null || now - scheduledAt >= everyHours * HOUR_MS
}
