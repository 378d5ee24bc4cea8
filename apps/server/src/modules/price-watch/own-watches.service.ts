import { koreanDay } from '@gyeol/korean'
import { randomUUIDv7 } from 'node:crypto'
import type { PriceWatch, PriceWatchInput, UpdatePriceWatch } from '@gyeol/contract'
import { MAX_WATCHES, type SeriesPrice, setWatch, type WatchLine } from '@gyeol/prices'
import type { PriceSeries } from '@gyeol/terms'
import type { Kysely, Transaction } from 'kysely'
import { AppError, fieldError } from '../../errors/app-error.ts'
import { ensureUpdated } from '../../errors/version-check.ts'
import { lockMember } from '../../database/member-lock.ts'
import type { PriceWatchTable } from '../../database/schema-prices.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import {
  findPriceItems,
  lockPriceItem,
  maySeeItem,
  type PriceItemRow,
  requireSeenItem,
} from '../price-item/price-item.service.ts'
import { drainItem } from '../price-roll-up/price-drain.service.ts'
import { readItemPrice, readSeriesPrice } from '../price-roll-up/price-now.service.ts'
import { announceWatch } from './price-watch.service.ts'
import { toWatch } from './price-watch-view.ts'
import * as watches from './price-watch.repository.ts'

type Context = Pick<ServerContext, 'database' | 'clock' | 'priceListeners'>

/** Everything a member watches, in the order they began to. */
export async function listWatches(
  { database, clock }: Context,
  { member }: SignedInViewer,
): Promise<{ items: PriceWatch[] }> {
  const rows = await watches.listOfMember(database.kysely, member.id)
  return { items: await presentWatches(database.kysely, rows, clock()) }
}

async function presentWatches(
  kysely: Kysely<Schema>,
  rows: readonly PriceWatchTable[],
  now: number,
): Promise<PriceWatch[]> {
  const items = await findPriceItems(
    kysely,
    rows.map(({ item_id: itemId }) => itemId),
  )
  const ids = [...new Set([...items.values()].map(({ id }) => id))]
  const prices = await readSeriesPrice(kysely, ids, koreanDay(now))
  return rows.flatMap((row) => {
    const item = items.get(row.item_id)
    const price = item && prices.get(item.id)?.[row.series]
    return price ? [toWatch(row, { item, price })] : []
  })
}

type Watching = {
  readonly input: PriceWatchInput
  readonly viewer: SignedInViewer
  readonly now: number
}

/** Makes sure the price a new watch is held against is of today; call it before the transaction. */
export async function refreshWatched(context: Context, itemId: string): Promise<void> {
  await drainItem(context, itemId)
}

/**
 * Begins to watch (AL3). Throws STALE for an item that is gone, VALIDATION for a sample, DUPLICATE for
 * a line in the same direction, TOO_MANY_REQUESTS beyond fifty.
 */
export async function createWatch(
  transaction: Transaction<Schema>,
  { input, viewer, now }: Watching,
): Promise<{ id: string; version: number; isBeyond: boolean }> {
  const memberId = viewer.member.id
  const item = await lockSeen(transaction, viewer, input.itemId)
  await lockMember(transaction, memberId)
  const own = await watches.listOfMember(transaction, memberId)
  const { series, direction, amount } = input
  const isSame = (row: PriceWatchTable) =>
    row.item_id === item.id && row.series === series && row.direction === direction
  if (own.some(isSame)) throw new AppError('DUPLICATE')
  if (own.length >= MAX_WATCHES) throw new AppError('TOO_MANY_REQUESTS')
  const set = await setAnew(transaction, { item, series, line: { direction, amount }, now })
  const row: PriceWatchTable = {
    id: randomUUIDv7(),
    member_id: memberId,
    item_id: item.id,
    series,
    ...set.columns,
    created_at: now,
    version: 1,
  }
  await watches.insertWatch(transaction, row)
  await announceWatch(transaction, row, { action: 'created', now })
  return { id: row.id, version: row.version, isBeyond: set.isBeyond }
}

async function lockSeen(
  transaction: Transaction<Schema>,
  viewer: SignedInViewer,
  itemId: string,
): Promise<PriceItemRow> {
  const present = (await findPriceItems(transaction, [itemId])).get(itemId)
  const item = present && (await lockPriceItem(transaction, present.id))
  if (!item || item.state === 'merged' || !maySeeItem(viewer, item))
    throw new AppError('STALE', { current: null })
  if (item.is_sample === 1) throw fieldError('itemId', '예시 품목은 지켜볼 수 없어요.')
  return item
}

type Setting = {
  readonly item: PriceItemRow
  readonly series: PriceSeries
  readonly line: WatchLine
  readonly now: number
}

async function setAnew(transaction: Transaction<Schema>, { item, series, line, now }: Setting) {
  const price = await priceOf(transaction, { itemId: item.id, series, now })
  const { isArmed, isBeyond, lastDay } = setWatch(line, price)
  const columns = {
    direction: line.direction,
    amount: line.amount,
    is_armed: isArmed ? 1 : 0,
    last_day: lastDay,
    last_value: null,
    fired_at: null,
    fell_back_at: null,
    alert: null,
    seen_at: null,
  }
  return { columns, isBeyond }
}

async function priceOf(
  kysely: Kysely<Schema>,
  { itemId, series, now }: { itemId: string; series: PriceSeries; now: number },
): Promise<SeriesPrice> {
  const prices = await readItemPrice(kysely, itemId, koreanDay(now))
  return prices[series]
}

type Own = { readonly id: string; readonly viewer: SignedInViewer }

/** Changes a watch, which is set anew (AL3). Throws NOT_FOUND, STALE or DUPLICATE. */
export async function updateWatch(
  context: Context,
  { id, viewer, input }: Own & { readonly input: UpdatePriceWatch },
): Promise<PriceWatch> {
  const { database, clock } = context
  const memberId = viewer.member.id
  const known = await watches.findOwn(database.kysely, { id, memberId })
  if (!known) throw new AppError('NOT_FOUND')
  await refreshWatched(context, known.item_id)
  return inTransaction(database, async (transaction) => {
    const now = clock()
    const seen = await requireSeenItem(transaction, viewer, known.item_id)
    const item = (await lockPriceItem(transaction, seen.id)) ?? seen
    await lockMember(transaction, memberId)
    const before = await watches.findOwn(transaction, { id, memberId })
    if (!before) throw new AppError('NOT_FOUND')
    const { series } = before
    const { direction, amount } = input
    const own = await watches.listOfMember(transaction, memberId)
    const isSame = (row: PriceWatchTable) =>
      row.id !== id &&
      row.item_id === before.item_id &&
      row.series === series &&
      row.direction === direction
    if (own.some(isSame)) throw new AppError('DUPLICATE')
    const { columns } = await setAnew(transaction, {
      item,
      series,
      line: { direction, amount },
      now,
    })
    const price = await priceOf(transaction, { itemId: item.id, series, now })
    const result = await watches.updateWatch(transaction, { id, version: input.version }, columns)
    await ensureUpdated(result, async () => toWatch(before, { item, price }))
    const after = { ...before, ...columns, version: before.version + 1 }
    await announceWatch(transaction, after, { action: 'updated', now })
    return toWatch(after, { item, price })
  })
}

/** Ends a watch. Throws NOT_FOUND. */
export async function deleteWatch(
  { database, clock }: Context,
  { id, viewer }: Own,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const row = await watches.findOwn(transaction, { id, memberId: viewer.member.id })
    if (!row) throw new AppError('NOT_FOUND')
    await watches.deleteWatches(transaction, [id])
    await announceWatch(transaction, row, { action: 'deleted', now: clock() })
  })
}
