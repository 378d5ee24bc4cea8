import { dropLease } from '../../database/lease.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { ALERT_LEASE, type AlertContext, lookAtAlerts } from './alert-look.service.ts'
import { noteManyErrors } from './error-alert.ts'
import { createErrorWatch } from './error-watch.ts'

const LOOK_EVERY_MS = 60_000

/** Looks every minute while the server listens whether there is something to tell the owner. */
export function scheduleAlerts(app: ServerInstance, context: AlertContext): void {
  const { database, holder, onTrouble } = context
  const hasManyErrors = createErrorWatch()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<unknown> = Promise.resolve()
  let isStopping = false
  const look = async () => {
    // Each process counts its own; one of them tells.
    if (hasManyErrors(app.countFailed())) await noteManyErrors(context)
    await lookAtAlerts(context)
  }
  const lookAndGoOn = () => {
    underWay = look()
      .catch((error: unknown) => onTrouble(error, 'all'))
      .finally(() => {
        if (!isStopping) timer = setTimeout(lookAndGoOn, LOOK_EVERY_MS).unref()
      })
  }
  app.addHook('onListen', async () => lookAndGoOn())
  app.addHook('preClose', async () => {
    isStopping = true
    clearTimeout(timer)
    await underWay
    await dropLease(database.kysely, { name: ALERT_LEASE, holder }).catch(() => {})
  })
}
