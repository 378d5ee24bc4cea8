import { ROLES } from '@gyeol/contract'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { announce } from '../outbox/outbox.service.ts'
import type { PriceItemRow } from '../price-item/price-item.service.ts'
import type { ItemNow } from './price-now.service.ts'
import { recomputeToday, type Today, type TodayChange } from './price-roll-up.service.ts'

type Context = Pick<ServerContext, 'priceListeners'>

/** Works today out again after a change and tells whoever watches the item, and open pages, last. */
export async function refreshToday(
  context: Context,
  transaction: Transaction<Schema>,
  { item, ...change }: TodayChange & { readonly item: PriceItemRow },
): Promise<Today> {
  const today = await recomputeToday(transaction, item, change)
  if (today.isPutOff) return today
  await hear(context, transaction, { itemId: item.id, prices: today.prices, now: change.now })
  await announcePrice(transaction, item, change.now)
  return today
}

/** Lets the listeners hear of an item's prices. */
export async function hear(
  { priceListeners }: Context,
  transaction: Transaction<Schema>,
  news: { readonly itemId: string; readonly prices: ItemNow; readonly now: number },
): Promise<void> {
  for (const listen of priceListeners) await listen(transaction, news)
}

/** Tells open pages; of a proposed item, those of editors only. */
export async function announcePrice(
  transaction: Transaction<Schema>,
  { id, state }: Pick<PriceItemRow, 'id' | 'state'>,
  now: number,
): Promise<void> {
  const level = state === 'proposed' ? ROLES.EDITOR.level : 0
  await announce(transaction, { kind: 'price', id, action: 'updated', level, now })
}
