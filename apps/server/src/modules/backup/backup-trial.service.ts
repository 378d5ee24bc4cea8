import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SideProcess } from '../../context/side-process.ts'
import { newestOf } from '../../database/backup/backup-names.ts'
import type { Trial, TrialOrder } from '../../database/restore/try-restore.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Config } from '../../config/config.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { rememberTrial } from './last-backup.repository.ts'

const LIMITS = {
  program: fileURLToPath(new URL('trial-process.ts', import.meta.url)),
  memoryMib: 256,
  workMs: 15 * 60_000,
  maxWaiting: 0,
}

/** What a trial needs. */
type TrialContext = Pick<ServerContext, 'database' | 'clock' | 'keyRing'> & {
  readonly config: Pick<Config, 'backupDir'>
  readonly onTrouble: (error: unknown, message: string) => void
  /** The server stops: a trial ends where it is, and is not remembered. */
  readonly stopping: AbortSignal
}

const trials = new SideProcess<TrialOrder, Trial>(LIMITS)
let underWay: Promise<void> | null = null

/** What this process is trying right now; null for nothing. */
export const trialUnderWay = (): Promise<void> | null => underWay

/**
 * Restores the newest backup on trial, beside the server and its database, and remembers what came of
 * it. One at a time: who asks meanwhile hears of the same. Throws NOT_FOUND where there is none.
 */
export async function tryNewestBackup(context: TrialContext): Promise<{ done: Promise<void> }> {
  const { backupDir } = context.config
  const newest = newestOf(await readdir(backupDir).catch(() => []), context.clock())
  if (newest === null) throw new AppError('NOT_FOUND')
  underWay ??= tryBackup(context, join(backupDir, newest)).finally(() => {
    underWay = null
  })
  return { done: underWay }
}

async function tryBackup(context: TrialContext, file: string): Promise<void> {
  const { database, clock, keyRing, onTrouble, stopping } = context
  keyRing.refresh()
  const folder = join(tmpdir(), `gyeol-trial-${randomUUID()}`)
  const order = { file, folder, keys: keyRing.keys() }
  const trial = await trials.ask(order, stopping).catch(async (error: unknown) => {
    // The process clears up after itself, unless it has been ended.
    await rm(folder, { recursive: true, force: true })
    if (!stopping.aborted) onTrouble(error, 'a backup could not be restored on trial')
    return { rows: 0, failure: 'failed' } as const
  })
  if (!stopping.aborted) await rememberTrial(database.kysely, { at: clock(), ...trial })
}
