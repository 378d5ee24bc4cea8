import { CLOCK_SLACK_MS } from '../../config/clock-slack.ts'

/**
 * What names of backups begin with: made by a command, by the clock, before the schema changed, and
 * what a restored one has taken the place of.
 */
export type BackupOrigin = 'gyeol' | 'auto' | 'before' | 'replaced'

/** How names of backups in our own format end. */
export const BACKUP_SUFFIX = '.ndjson.gz'

/** A moment for a file's name, in UTC and sorting by time: `20261125-092400-123`. */
export function stampOf(now: number): string {
  const [day = '', time = ''] = new Date(now).toISOString().split('T')
  return `${day.replaceAll('-', '')}-${time.replaceAll(':', '').replace('.', '-').replace('Z', '')}`
}

/** What a backup is called. */
export function backupName(origin: BackupOrigin, now: number): string {
  return `${origin}-${stampOf(now)}${BACKUP_SUFFIX}`
}

/** The newest whole backup of a folder, whoever made it; null when there is none. */
export function newestOf(files: readonly string[], now: number): string | null {
  const own = /^(?:auto|gyeol)-(\d{8}-\d{6}-\d{3})\.ndjson\.gz$/
  const newest = stampOf(now + CLOCK_SLACK_MS)
  const found = files.flatMap((name) => {
    const stamp = own.exec(name)?.[1]
    return stamp === undefined ? [] : [{ name, stamp: stamp <= newest ? stamp : '' }]
  })
  return found.toSorted((one, other) => (one.stamp < other.stamp ? 1 : -1))[0]?.name ?? null
}

type Keeping = { readonly origin: BackupOrigin; readonly keep: number; readonly now: number }

/**
 * Of the files in a folder, those of an origin that are too old to keep. What a clock that ran ahead
 * has named goes first: it is older than everything made since.
 */
export function tooOld(
  files: readonly string[],
  { origin, keep, now }: Keeping,
): readonly string[] {
  const own = new RegExp(String.raw`^${origin}-(\d{8}-\d{6}-\d{3})(?:\.ndjson\.gz|\.db)$`)
  const newest = stampOf(now + CLOCK_SLACK_MS)
  const stamps = new Map(
    files.flatMap((name) => {
      const stamp = own.exec(name)?.[1]
      return stamp === undefined ? [] : [[name, stamp <= newest ? stamp : ''] as const]
    }),
  )
  const ordered = [...stamps].toSorted(([, one], [, other]) => (one < other ? 1 : -1))
  return ordered.slice(keep).map(([name]) => name)
}
