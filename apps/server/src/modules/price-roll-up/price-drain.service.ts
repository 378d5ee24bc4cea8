import { koreanDay, mondayOf } from '@gyeol/korean'
import { dayPoints, weekPoints, WINDOW_DAYS } from '@gyeol/prices'
import { PRICE_SERIES } from '@gyeol/terms'
import type { Transaction } from 'kysely'
import type { AppDatabase } from '../../database/database.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { lockPriceItem, type PriceItemRow, unmark } from '../price-item/price-item.service.ts'
import { firstKeptDay } from './kept-days.ts'
import { listNow, isBehind, listStale } from './price-now.repository.ts'
import type { ItemNow } from './price-now.service.ts'
import { replacePoints } from './price-point.repository.ts'
import { announcePrice, hear } from './price-refresh.service.ts'
import { MOST_VOTES_AT_ONCE, recomputeWholeToday } from './price-roll-up.service.ts'
import { type DayRange, listVotes } from './price-vote.repository.ts'

/** Days worked out in one transaction, so that nobody who writes waits long. */
const DAYS_AT_ONCE = 14

/** A busy item is worked out no oftener than this. */
const BUSY_PAUSE_MS = 1_000

/** Marked items taken up in one go. */
const ITEMS_AT_ONCE = 100

type Context = Pick<ServerContext, 'database' | 'clock' | 'priceListeners'>

/** When each busy item of a database was last worked out by this process. */
const busyItems = new WeakMap<AppDatabase, Map<string, number>>()

/**
 * Brings an item up to date: the points its mark names, and the prices of today. Gives whether
 * anything had to be done. Reading a single item calls it first.
 */
export async function drainItem(context: Context, itemId: string): Promise<boolean> {
  const { database, clock } = context
  if (!(await isBehind(database.kysely, { itemId, today: koreanDay(clock()) }))) return false
  if (isResting(context, itemId)) return false
  for (;;) {
    const left = await inTransaction(database, (transaction) =>
      drainSlice(context, transaction, itemId),
    )
    if (left === null) return true
    if (left.isDone) {
      noteBusy(context, itemId, left.prices)
      return true
    }
  }
}

/** Brings every marked item up to date; trouble with one does not keep the others from it. */
export async function drainStaleItems(context: Context): Promise<void> {
  const troubles: unknown[] = []
  for (const itemId of await listStale(context.database.kysely, ITEMS_AT_ONCE))
    await drainItem(context, itemId).catch((error: unknown) => troubles.push(error))
  if (troubles.length > 0) throw troubles[0]
}

type Slice = { readonly isDone: false } | { readonly isDone: true; readonly prices: ItemNow } | null

/** Some days of an item under its lock, and today when none are left. */
async function drainSlice(
  context: Context,
  transaction: Transaction<Schema>,
  itemId: string,
): Promise<Slice> {
  const item = await lockPriceItem(transaction, itemId)
  if (!item) return null
  const now = context.clock()
  const today = koreanDay(now)
  const waiting = waitingDays(item, today)
  if (waiting && waiting.from <= waiting.to) {
    const slice = { from: waiting.from, to: Math.min(waiting.from + DAYS_AT_ONCE - 1, waiting.to) }
    await recomputePoints(transaction, itemId, { ...slice, today })
    if (slice.to < waiting.to) {
      await unmark(transaction, item, { from: slice.to + 1, to: waiting.to })
      return { isDone: false }
    }
  }
  if (item.stale_from !== null) await unmark(transaction, item, null)
  const prices = await recomputeWholeToday(transaction, itemId, today)
  await hear(context, transaction, { itemId, prices, now })
  await announcePrice(transaction, item, now)
  return { isDone: true, prices }
}

/** The days a mark names, as far as they are not ahead and their votes are still kept. */
function waitingDays(
  { stale_from, stale_to }: Pick<PriceItemRow, 'stale_from' | 'stale_to'>,
  today: number,
): DayRange | null {
  if (stale_from === null) return null
  const from = Math.max(stale_from, firstKeptDay(today) + WINDOW_DAYS.usual - 1)
  return { from, to: Math.min(stale_to ?? today, today) }
}

/** Puts the points of some days, and of the weeks they stand in, anew (PR28, PR30). */
async function recomputePoints(
  transaction: Transaction<Schema>,
  itemId: string,
  { from, to, today }: DayRange & { readonly today: number },
): Promise<void> {
  const weeks = { from: mondayOf(from), to: mondayOf(to) }
  const needed = {
    from: Math.min(from - WINDOW_DAYS.usual + 1, weeks.from),
    to: Math.min(weeks.to + 6, today),
  }
  for (const series of PRICE_SERIES) {
    const key = { itemId, series }
    const votes = await listVotes(transaction, key, needed)
    const days = dayPoints(votes, from, to)
    await replacePoints(transaction, { table: 'price_day', ...key, from, to }, days)
    const weekly = weekPoints(votes, { from, to, today })
    await replacePoints(transaction, { table: 'price_week', ...key, ...weeks }, weekly)
  }
}

function isResting({ database, clock }: Context, itemId: string): boolean {
  const last = busyItems.get(database)?.get(itemId)
  return last !== undefined && Math.abs(clock() - last) < BUSY_PAUSE_MS
}

function noteBusy({ database, clock }: Context, itemId: string, { deal, ask }: ItemNow): void {
  const isBusy = [deal, ask].some(({ contents }) => contents.votes > MOST_VOTES_AT_ONCE)
  const known = busyItems.get(database) ?? new Map<string, number>()
  if (isBusy) known.set(itemId, clock())
  else known.delete(itemId)
  busyItems.set(database, known)
}

/** Works out today of an item that was last worked out on an earlier day; false when it was not. */
export async function turnItem(context: Context, itemId: string): Promise<boolean> {
  const { database, clock } = context
  const now = clock()
  const today = koreanDay(now)
  return inTransaction(database, async (transaction) => {
    const item = await lockPriceItem(transaction, itemId)
    const rows = item ? await listNow(transaction, [itemId]) : []
    if (rows.every((row) => row.as_of_day === today)) return false
    const prices = await recomputeWholeToday(transaction, itemId, today)
    await hear(context, transaction, { itemId, prices, now })
    return true
  })
}

/**
 * {@link drainItem} right after a commit. Trouble here is nobody's who wrote: the mark stays, and
 * whoever reads the item next, or looks for marked ones, comes back to it.
 */
export async function settleItem(context: Context, itemId: string): Promise<void> {
  await drainItem(context, itemId).catch(() => {})
}
