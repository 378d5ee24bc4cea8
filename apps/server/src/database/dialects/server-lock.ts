import { basename, dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ensurePrivateFile, ensurePrivateFolder } from '../../security/private-file.ts'
import { DatabaseServedError } from './database-served-error.ts'
import { classifyFailure } from './sqlite.ts'

/**
 * Takes the right to serve an embedded database, for as long as this process lives: what two servers
 * count and remember in memory would be wrong. The operating system lets go of the lock however the
 * process ends. Commands beside the server need none. Throws {@link DatabaseServedError}.
 */
export function lockForServing(file: string): { readonly release: () => void } {
  ensurePrivateFolder(dirname(file), basename(file))
  const lockFile = `${file}-lock`
  ensurePrivateFile(lockFile)
  const lock = new DatabaseSync(lockFile, { timeout: 0 })
  try {
    // Nothing is ever written there; SQLite's locks are those of the operating system.
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (classifyFailure(error) !== 'conflict') throw error
    throw new DatabaseServedError(file, { cause: error })
  }
  return { release: () => lock.close() }
}
