import { koreanDay } from '@gyeol/korean'
import { WINDOW_DAYS } from '@gyeol/prices'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { markStale, type PriceItemRow } from '../price-item/price-item.service.ts'
import { type ItemNow, readItemPrice } from './price-now.service.ts'
import { refreshToday } from './price-refresh.service.ts'
import { recomputeVote } from './price-roll-up.service.ts'
import type { VoteKey } from './price-vote.repository.ts'

/** A vote of an item that has changed. */
export type ChangedVote = Omit<VoteKey, 'itemId'>

type Recount = {
  /** As it is since its lock. */
  readonly item: PriceItemRow
  readonly votes: readonly ChangedVote[]
  readonly now: number
  /** What it cost so far, when that has been read since its lock. */
  readonly known?: ItemNow
  /** The moment of the report that was just made, when that is all that has changed. */
  readonly madeAt?: number
}

/** What an item costs now, and whether there is something left for `settleItem`. */
export type Recounted = { readonly prices: ItemNow; readonly isBehind: boolean }

/**
 * Works out again what hangs on some votes of an item, in the transaction that changed their
 * reports: the votes, and today. What earlier days show is only marked; call `settleItem` right after
 * the commit. It tells open pages, so it comes last in the transaction.
 */
export async function recount(
  context: Pick<ServerContext, 'priceListeners'>,
  transaction: Transaction<Schema>,
  { item, votes, now, madeAt, ...read }: Recount,
): Promise<Recounted> {
  const today = koreanDay(now)
  const known = read.known ?? (await readItemPrice(transaction, item.id, today))
  for (const vote of votes) await recomputeVote(transaction, { itemId: item.id, ...vote })
  const marked = await markDays(
    transaction,
    item,
    votes.map(({ day }) => day).filter((day) => day !== today),
  )
  const changed = votes.filter(({ day }) => day === today).map(({ series }) => series)
  if (changed.length === 0) return { prices: known, isBehind: marked.stale_from !== null }
  const { prices, isPutOff } = await refreshToday(context, transaction, {
    item: marked,
    now,
    changed,
    known,
    madeAt,
  })
  return { prices, isBehind: isPutOff || marked.stale_from !== null }
}

/** As {@link recount} for many votes of many items: today, too, is left to the drain. */
export async function recountLater(
  transaction: Transaction<Schema>,
  { item, votes }: Pick<Recount, 'item' | 'votes'>,
): Promise<void> {
  for (const vote of votes) await recomputeVote(transaction, { itemId: item.id, ...vote })
  await markDays(
    transaction,
    item,
    votes.map(({ day }) => day),
  )
}

async function markDays(
  transaction: Transaction<Schema>,
  item: PriceItemRow,
  days: readonly number[],
): Promise<PriceItemRow> {
  if (days.length === 0) return item
  // Every window that ends on or after a day holds it until it has slid past.
  const last = Math.max(...days) + WINDOW_DAYS.usual - 1
  return markStale(transaction, item, { from: Math.min(...days), to: last })
}
