/** What names of backups begin with: made by a command, by the clock, before the schema changed. */
export type BackupOrigin = 'gyeol' | 'auto' | 'before'

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

/** Of the files in a folder, those of an origin that are too old to keep. */
export function tooOld(
  files: readonly string[],
  { origin, keep }: { readonly origin: BackupOrigin; readonly keep: number },
): readonly string[] {
  const own = new RegExp(String.raw`^${origin}-\d{8}-\d{6}-\d{3}(?:\.ndjson\.gz|\.db)$`)
  return files
    .filter((name) => own.test(name))
    .toSorted()
    .toReversed()
    .slice(keep)
}
