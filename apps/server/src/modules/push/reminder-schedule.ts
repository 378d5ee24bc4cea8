import { dropLease } from '../../database/lease.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import type { ReminderParts } from './reminder-delivery.ts'
import { REMINDER_LEASE, sendReminders } from './reminder.service.ts'

/** A reminder is at most this late. */
const LOOK_EVERY_MS = 20_000

type Options = {
  /** Gives what sending takes; null where the site sends no push. */
  readonly prepare: (signal: AbortSignal) => Promise<ReminderParts | null>
}

/** Looks for due reminders while the server listens, and ends at once when it stops. */
export function scheduleReminders(app: ServerInstance, { prepare }: Options): void {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()
  let holding: ReminderParts | null = null

  const look = async () => {
    holding = await prepare(stopping.signal)
    if (holding) await sendReminders(holding)
  }
  const lookAndGoOn = () => {
    underWay = look()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) app.log.warn({ err: error }, 'reminders could not be sent')
      })
      .finally(() => {
        if (!stopping.signal.aborted) timer = setTimeout(lookAndGoOn, LOOK_EVERY_MS)
      })
  }
  app.addHook('onListen', async () => lookAndGoOn())
  app.addHook('preClose', async () => {
    stopping.abort()
    clearTimeout(timer)
    await underWay
    // Another process may go on at once; a lost database frees the lease by its end.
    if (holding)
      await dropLease(holding.database.kysely, {
        name: REMINDER_LEASE,
        holder: holding.holder,
      }).catch(() => {})
  })
}
