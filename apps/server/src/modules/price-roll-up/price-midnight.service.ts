import { koreanDay, startOfKoreanDay } from '@gyeol/korean'
import { LIVE_WHOLE_LIST } from '@gyeol/contract'
import { WINDOW_DAYS } from '@gyeol/prices'
import { holdLease } from '../../database/lease.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { announce } from '../outbox/outbox.service.ts'
import { turnItem } from './price-drain.service.ts'
import { listOfEarlierDays } from './price-now.repository.ts'

/** The lease's name; its holder turns the day, the other processes wait. */
export const MIDNIGHT_LEASE = 'price-midnight'

/** Far longer than a batch takes. */
const LEASE_MS = 60_000
const BATCH = 50

/** What turning the day takes. */
export type MidnightParts = Pick<ServerContext, 'database' | 'clock' | 'priceListeners'> & {
  /** Which process this is. */
  readonly holder: string
  /** Stops the work between two items. */
  readonly signal: AbortSignal
}

/**
 * Works out what every item costs on a day that has begun, and lets the watches look (AL4). Items of
 * which nothing was said for more than a month have nothing left to lose. Gives whether the day is
 * turned; false while another process does it.
 */
export async function turnDay(parts: MidnightParts): Promise<boolean> {
  const { database, clock, signal } = parts
  let turned = 0
  while (!signal.aborted) {
    const now = clock()
    const today = koreanDay(now)
    const newestAt = startOfKoreanDay(today - WINDOW_DAYS.sparse - 1)
    const behind = await listOfEarlierDays(database.kysely, { today, newestAt, limit: BATCH })
    if (behind.length === 0) {
      if (turned > 0) await tellPages(parts)
      return true
    }
    const lease = { name: MIDNIGHT_LEASE, holder: parts.holder, now, ttlMs: LEASE_MS }
    if (!(await holdLease(database.kysely, lease))) return false
    const turnedBefore = turned
    for (const itemId of behind) {
      if (signal.aborted) return false
      if (await turnItem(parts, itemId)) turned += 1
    }
    // Rows nobody could turn would come again for ever.
    if (turned === turnedBefore) return true
  }
  return false
}

async function tellPages({ database, clock }: MidnightParts): Promise<void> {
  const change = { kind: 'price', id: LIVE_WHOLE_LIST, action: 'updated', level: 0 } as const
  await inTransaction(database, (transaction) => announce(transaction, { ...change, now: clock() }))
}
