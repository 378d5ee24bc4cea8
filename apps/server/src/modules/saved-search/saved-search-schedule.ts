import { randomUUID } from 'node:crypto'
import type { ServerContext } from '../../context/server-context.ts'
import { dropLease } from '../../database/lease.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { lookAtSearches, SEARCH_LEASE } from './saved-search-look.service.ts'

/** News of a change are at most this late. */
const LOOK_EVERY_MS = 10_000

/** Looks at saved searches while the server listens, and ends between two of them when it stops. */
export function scheduleSearches(
  app: ServerInstance,
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
): void {
  const holder = randomUUID()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()
  let isInTrouble = false

  /** Once for each outage, not once for each look. */
  const report = (error: unknown) => {
    if (!isInTrouble && !stopping.signal.aborted)
      app.log.warn({ err: error }, 'saved searches could not be looked at')
    isInTrouble = true
  }
  const lookAndGoOn = () => {
    underWay = lookAtSearches({ database, clock, holder, signal: stopping.signal })
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
    // Another process may go on at once; a lost database frees the lease by its end.
    await dropLease(database.kysely, { name: SEARCH_LEASE, holder }).catch(() => {})
  })
}
