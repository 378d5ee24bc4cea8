import { ROUTES } from '@gyeol/contract'
import type { Config } from '../../config/config.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import {
  type BackupContext,
  downloadBackup,
  downloadName,
  readBackupStatus,
  updateQuietCopy,
} from './backup.service.ts'
import { trialUnderWay, tryNewestBackup } from './backup-trial.service.ts'
import { scheduleBackups } from './backup-schedule.ts'
import { readLastBackup } from './last-backup.repository.ts'

type Options = { readonly context: ServerContext; readonly config: Config }

/** Backups: by the clock, as a download, and how old the last one is. */
export async function backupRoutes(
  app: ServerInstance,
  { context, config }: Options,
): Promise<void> {
  const { database, clock, keyRing } = context
  const onTrouble = (error: unknown, message: string) => app.log.error({ err: error }, message)
  const stopper = new AbortController()
  const stopping = stopper.signal
  const backups: BackupContext = { database, clock, keyRing, config, onTrouble, stopping }
  app.addHook('preClose', async () => {
    stopper.abort()
    await trialUnderWay()
  })

  addRoute(app, ROUTES.readBackupStatus, async () => readBackupStatus(backups))

  addRoute(app, ROUTES.tryBackup, async () => {
    const { done } = await tryNewestBackup(backups)
    done.catch((error: unknown) => onTrouble(error, 'a trial is not remembered'))
    return readBackupStatus(backups)
  })

  addRoute(app, ROUTES.updateQuietCopy, async ({ request, body }) => {
    await updateQuietCopy(backups, body.isQuiet, actOf(context, request))
    return readBackupStatus(backups)
  })

  addRoute(app, ROUTES.downloadBackup, async ({ request, reply }) => {
    const act = actOf(context, request)
    const bytes = await downloadBackup(backups, act)
    reply.header('content-disposition', `attachment; filename="${downloadName(act.now)}"`)
    return bytes
  })

  app.addGauge({
    name: 'gyeol_backup_age_seconds',
    help: 'Time since the last whole backup was begun; +Inf before the first',
    async read() {
      const { at } = await readLastBackup(database.kysely)
      return at === null ? Number.POSITIVE_INFINITY : (clock() - at) / 1000
    },
  })
  app.addGauge({
    name: 'gyeol_backup_has_failed',
    help: '1 when a backup has failed since the last whole one',
    read: async () => ((await readLastBackup(database.kysely)).failedAt === null ? 0 : 1),
  })

  scheduleBackups(app, backups)
}
