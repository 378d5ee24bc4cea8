/**
 * Why nothing was restored.
 *
 * - `not-empty`: the database holds something, and nobody said that it may go.
 * - `in-use`: a server runs on it.
 * - `foreign`: tables there are not ours.
 */
export type RestoreRefusal = 'not-empty' | 'in-use' | 'foreign'

/** The database is not one to restore into; nothing was changed. */
export class RestoreRefusedError extends Error {
  readonly reason: RestoreRefusal
  constructor(reason: RestoreRefusal, detail = '') {
    super(`nothing was restored: ${reason}${detail === '' ? '' : ` (${detail})`}`)
    this.name = 'RestoreRefusedError'
    this.reason = reason
  }
}
