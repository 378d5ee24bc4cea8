/**
 * Why a file cannot be used.
 *
 * - `not-a-backup`: something else altogether.
 * - `newer-format`: written by a later release.
 * - `cut-off`: its end is missing.
 * - `damaged`: a byte is not what it was.
 * - `foreign-table`: a table or a column that its own schema does not have.
 */
export type BadBackup = 'not-a-backup' | 'newer-format' | 'cut-off' | 'damaged' | 'foreign-table'

/** A file that must not be used, found before anything was changed. */
export class BadBackupError extends Error {
  readonly reason: BadBackup
  constructor(reason: BadBackup, cause?: unknown) {
    super(`a backup that cannot be used: ${reason}`, { cause })
    this.name = 'BadBackupError'
    this.reason = reason
  }
}
