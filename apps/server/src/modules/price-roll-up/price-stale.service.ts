import { WINDOW_DAYS } from '@gyeol/prices'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { setStale } from './price-now.repository.ts'

/** An item as far as its mark goes; call with the row as it is since its lock. */
export type MarkedItem = {
  readonly id: string
  readonly stale_from: number | null
  readonly stale_to: number | null
}

/**
 * Notes in the writing transaction that a vote of `day` has changed: every window it stands in is
 * worked out again right after the commit, or at the next start.
 */
export async function markStale<Item extends MarkedItem>(
  transaction: Transaction<Schema>,
  item: Item,
  { from, to = from }: { readonly from: number; readonly to?: number },
): Promise<Item> {
  const last = to + WINDOW_DAYS.usual - 1
  const mark = {
    stale_from: Math.min(item.stale_from ?? from, from),
    stale_to: Math.max(item.stale_to ?? last, last),
  }
  if (mark.stale_from !== item.stale_from || mark.stale_to !== item.stale_to)
    await setStale(transaction, item.id, mark)
  return { ...item, ...mark }
}
