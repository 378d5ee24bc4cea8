import { randomUUID } from 'node:crypto'
import { dropLease, holdLease } from '../../database/lease.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { isDue } from './backup-lateness.ts'
import { type BackupContext, makeScheduledBackup } from './backup.service.ts'
import { tryNewestBackup } from './backup-trial.service.ts'
import { readBeginning, readLastBackup, rememberFailure } from './last-backup.repository.ts'

const LOOK_EVERY_MS = 60_000

/** Far longer than a backup takes; after a crash another process waits this long. */
const LEASE_MS = 2 * 3_600_000

const BACKUP_LEASE = 'backup'

/** Makes a backup when the clock wants one, in one process of all, and tries it. Gives whether it made one. */
export async function backUpWhenDue(context: BackupContext, holder: string): Promise<boolean> {
  const { database, clock, config, onTrouble } = context
  const { kysely } = database
  const wantsOne = async () =>
    isDue(await readLastBackup(kysely), {
      now: clock(),
      everyHours: config.backupEveryHours,
      beginning: await readBeginning(kysely),
    })
  if (!(await wantsOne())) return false
  const lease = { name: BACKUP_LEASE, holder, now: clock(), ttlMs: LEASE_MS }
  if (!(await holdLease(kysely, lease))) return false
  try {
    // Another process may have made one before it gave the lease back.
    if (!(await wantsOne())) return false
    await makeScheduledBackup(context)
    await (await tryNewestBackup(context)).done
    return true
  } catch (error) {
    onTrouble(error, 'a backup by the clock failed')
    await rememberFailure(kysely, clock())
    return false
  } finally {
    await dropLease(kysely, lease)
  }
}

/** Looks every minute whether a backup is due, from the moment the server listens. */
export function scheduleBackups(app: ServerInstance, context: BackupContext): void {
  if (context.config.backupEveryHours === 0) return
  const holder = randomUUID()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<unknown> = Promise.resolve()
  let isStopping = false
  const look = () => {
    underWay = backUpWhenDue(context, holder)
      .catch((error: unknown) => context.onTrouble(error, 'backups could not be looked after'))
      .finally(() => {
        if (!isStopping) timer = setTimeout(look, LOOK_EVERY_MS).unref()
      })
  }
  app.addHook('onListen', async () => look())
  app.addHook('preClose', async () => {
    isStopping = true
    clearTimeout(timer)
    await underWay
  })
}
