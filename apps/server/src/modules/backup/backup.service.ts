import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { BackupStatus } from '@gyeol/contract'
import type { Config } from '../../config/config.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { APP_VERSION } from '../../database/backup/app-version.ts'
import { writeBackupFile } from '../../database/backup/backup-file.ts'
import type { BackupFooter } from '../../database/backup/backup-format.ts'
import { backupName, tooOld } from '../../database/backup/backup-names.ts'
import { dumpDatabase } from '../../database/backup/dump-database.ts'
import { openWithoutDeadlines } from '../../database/start/open-database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { toWireTime, toWireTimeOrNull } from '../../http/wire-time.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { isQuietCopy, setQuietCopy } from '../setting/quiet-copy.service.ts'
import { isLate, nextAt } from './backup-lateness.ts'
import { trialUnderWay } from './backup-trial.service.ts'
import { spool } from './growing-file.ts'
import { readBeginning, readLastBackup, rememberBackup } from './last-backup.repository.ts'

/** What backups are made with. */
export type BackupContext = Pick<ServerContext, 'database' | 'clock' | 'keyRing'> & {
  readonly config: Pick<
    Config,
    'databaseUrl' | 'dataDir' | 'backupDir' | 'backupEveryHours' | 'backupKeep'
  >
  readonly onTrouble: (error: unknown, message: string) => void
  /** The server stops: nobody waits for what takes long. */
  readonly stopping: AbortSignal
}

/** How the backups stand. */
export async function readBackupStatus({
  database: { kysely },
  clock,
  config: { backupEveryHours: everyHours, backupKeep: keep },
}: BackupContext): Promise<BackupStatus> {
  const last = await readLastBackup(kysely)
  const beginning = await readBeginning(kysely)
  const now = clock()
  const { trial } = last
  return {
    lastAt: toWireTimeOrNull(last.at),
    rows: last.rows,
    failedAt: toWireTimeOrNull(last.failedAt),
    everyHours,
    keep,
    nextAt: toWireTimeOrNull(nextAt(last, { now, everyHours })),
    isLate: isLate(last, { now, everyHours, beginning }),
    trial: trial && { ...trial, at: toWireTime(trial.at) },
    isTrying: trialUnderWay() !== null,
    isQuietCopy: await isQuietCopy(kysely),
  }
}

/** Says whether this site is a restored copy that tells nobody of anything; the audit log tells who. */
export async function updateQuietCopy(
  { database }: BackupContext,
  isQuiet: boolean,
  act: Act,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    if ((await isQuietCopy(transaction)) === isQuiet) return
    await setQuietCopy(transaction, { isQuiet, now: act.now })
    await recordAudit(transaction, act, {
      action: isQuiet ? 'backup.hush' : 'backup.speak',
      entity: 'backup',
      entityId: 'site',
    })
  })
}

/** Makes the backup the clock wants, and takes away those that are too old. */
export async function makeScheduledBackup(context: BackupContext): Promise<void> {
  const { config, clock, database } = context
  const { backupDir, backupKeep: keep } = config
  const now = clock()
  const path = join(backupDir, backupName('auto', now))
  await removeUnfinished(backupDir)
  const { rows } = await writeBackupFile(path, dumpApart(context, now))
  await rememberBackup(database.kysely, { at: now, rows, isScheduled: true })
  for (const name of tooOld(await readdir(backupDir), { origin: 'auto', keep, now }))
    await rm(join(backupDir, name), { force: true })
}

/** What a process left behind that ended in the middle; nobody else makes one now. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((each) => /^auto-.*\.part$/.test(each)))
    await rm(join(folder, name), { force: true })
}

/** A fresh backup as a stream of bytes, told in the audit log before its first byte. */
export async function downloadBackup(context: BackupContext, act: Act): Promise<Readable> {
  const { database, config, onTrouble } = context
  await inTransaction(database, (transaction) =>
    recordAudit(transaction, act, {
      action: 'backup.download',
      entity: 'backup',
      entityId: 'site',
    }),
  )
  const remembering = async function* () {
    const footer = yield* dumpApart(context, act.now)
    // The download is whole without this.
    await rememberBackup(database.kysely, { at: act.now, rows: footer.rows }).catch(
      (error: unknown) => onTrouble(error, 'a backup that was downloaded is not remembered'),
    )
  }
  const lines = Readable.from(remembering())
  const packed = createGzip()
  lines.on('error', (error) => packed.destroy(error))
  packed.on('close', () => lines.destroy())
  const file = await spool(join(config.backupDir, `.${randomUUID()}`), lines.pipe(packed))
  const bytes = Readable.from(file.read(), { objectMode: false })
  bytes.once('close', () => {
    file.close().catch((error: unknown) => onTrouble(error, 'a download could not be cleared away'))
  })
  return bytes
}

/** What the file is called on the disk of whoever downloads it. */
export const downloadName = (now: number): string => backupName('gyeol', now)

/** Reads through a connection of its own: those of the server end every query that takes long. */
async function* dumpApart(
  { config: { databaseUrl, dataDir }, onTrouble }: BackupContext,
  now: number,
): AsyncGenerator<string, BackupFooter> {
  const database = await openWithoutDeadlines({ databaseUrl, dataDir, onTrouble })
  try {
    return yield* dumpDatabase(database, { scope: 'backup', app: APP_VERSION, now })
  } finally {
    await database.kysely.destroy()
  }
}
