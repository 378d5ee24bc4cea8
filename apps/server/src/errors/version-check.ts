import type { UpdateResult } from 'kysely'
import { AppError } from './app-error.ts'

/**
 * For `update … where id = ? and version = ?`: when no row was written, throws STALE with the row
 * as it is now, or NOT_FOUND when there is none.
 */
export async function ensureUpdated(
  { numUpdatedRows }: UpdateResult,
  readCurrent: () => Promise<unknown>,
): Promise<void> {
  if (numUpdatedRows > 0n) return
  const current = await readCurrent()
  if (current === undefined || current === null) throw new AppError('NOT_FOUND')
  throw new AppError('STALE', { current })
}
