import { koreanDay } from '@gyeol/korean'
import { randomUUID } from 'node:crypto'
import { dropLease } from '../../database/lease.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { drainStaleItems } from './price-drain.service.ts'
import { MIDNIGHT_LEASE, turnDay } from './price-midnight.service.ts'

/** A busy item is at most this late, and the day. */
const LOOK_EVERY_MS = 1_000

/**
 * Works out what is marked, at once when the server begins to listen and every second from then on,
 * and turns the Korean day.
 */
export function schedulePriceUpkeep(app: ServerInstance, context: ServerContext): void {
  const { database, clock } = context
  const holder = randomUUID()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()
  let turnedDay: number | null = null
  let isInTrouble = false

  const look = async () => {
    await drainStaleItems(context)
    const today = koreanDay(clock())
    if (turnedDay === today) return
    if (await turnDay({ ...context, holder, signal: stopping.signal })) turnedDay = today
  }
  /** Once for each outage, not once for each look. */
  const report = (error: unknown) => {
    if (!isInTrouble && !stopping.signal.aborted)
      app.log.warn({ err: error }, 'prices could not be worked out')
    isInTrouble = true
  }
  const lookAndGoOn = () => {
    underWay = look()
      .then(() => {
        isInTrouble = false
      }, report)
      .finally(() => {
        if (!stopping.signal.aborted) timer = setTimeout(lookAndGoOn, LOOK_EVERY_MS)
      })
  }
  app.addHook('onListen', async () => lookAndGoOn())
  app.addHook('preClose', async () => {
    stopping.abort()
    clearTimeout(timer)
    await underWay
    await dropLease(database.kysely, { name: MIDNIGHT_LEASE, holder }).catch(() => {})
  })
}
