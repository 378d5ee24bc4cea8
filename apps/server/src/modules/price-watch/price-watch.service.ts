import { koreanDay } from '@gyeol/korean'
import { ROLES } from '@gyeol/contract'
import { hasFallenBack, isConfident, lookAtWatch } from '@gyeol/prices'
import type { Kysely, Transaction } from 'kysely'
import type { PriceListener } from '../../context/contributions.ts'
import type { PriceWatchTable } from '../../database/schema-prices.ts'
import type { Schema } from '../../database/schema.ts'
import { announce } from '../outbox/outbox.service.ts'
import { requirePriceItem } from '../price-item/price-item.service.ts'
import { toAlertText, toTakenBackText } from './price-alert-text.ts'
import * as watches from './price-watch.repository.ts'

/**
 * Lets every watch of an item look at its prices, in the transaction that has just worked them out
 * under the item's lock: what one look fires, no other process fires again (AL1, AL2, AL4), and what
 * one takes back is taken back once (AL6).
 */
export const lookAtWatches: PriceListener = async (transaction, { itemId, prices, now }) => {
  const rows = await watches.listOfItem(transaction, itemId)
  const day = koreanDay(now)
  for (const row of rows) {
    const price = prices[row.series]
    const isArmed = row.is_armed === 1
    const look = lookAtWatch(row, { isArmed, lastDay: row.last_day }, { price, day })
    const state = { is_armed: look.isArmed ? 1 : 0, last_day: look.lastDay }
    if (look.fires && price.median !== null)
      await fire(transaction, { row, state, now, price: { ...price, median: price.median } })
    else {
      if (look.isArmed !== isArmed) await watches.noteLook(transaction, row.id, state)
      const isTold = row.fired_at !== null && row.fell_back_at === null
      if (isTold && hasFallenBack(row, { lastDay: row.last_day }, { price, day }))
        await takeBack(transaction, { row, now, price })
    }
  }
}

type Firing = {
  readonly row: PriceWatchTable
  readonly state: Pick<PriceWatchTable, 'is_armed' | 'last_day'>
  readonly now: number
  readonly price: Parameters<typeof toAlertText>[0]['price']
}

async function fire(
  transaction: Transaction<Schema>,
  { row, state, now, price }: Firing,
): Promise<void> {
  const { direction, amount } = row
  const alert = toAlertText({ item: await nameOf(transaction, row), direction, amount, price })
  const last = { last_value: price.median, fired_at: now, fell_back_at: null, alert }
  await watches.noteLook(transaction, row.id, { ...state, ...last })
  await announceWatch(transaction, row, { action: 'updated', now })
}

type TakingBack = Pick<Firing, 'row' | 'now'> & {
  readonly price: Parameters<typeof hasFallenBack>[2]['price'] & {
    readonly windowDays: number
    readonly members: number
  }
}

async function takeBack(
  transaction: Transaction<Schema>,
  { row, now, price }: TakingBack,
): Promise<void> {
  const item = await nameOf(transaction, row)
  const { median } = price
  const known = median !== null && isConfident(price) ? { ...price, median } : null
  const alert = toTakenBackText({ item, told: row.last_value ?? row.amount, price: known })
  await watches.noteLook(transaction, row.id, { fell_back_at: now, alert })
  await announceWatch(transaction, row, { action: 'updated', now })
}

async function nameOf(transaction: Transaction<Schema>, { item_id: id }: PriceWatchTable) {
  const { name, variant, unit_quantity: unitQuantity } = await requirePriceItem(transaction, id)
  return { name, variant, unitQuantity }
}

/** Tells the open pages of one member, and nobody else's. */
export async function announceWatch(
  transaction: Transaction<Schema>,
  { id, member_id: memberId }: Pick<PriceWatchTable, 'id' | 'member_id'>,
  { action, now }: { readonly action: 'created' | 'updated' | 'deleted'; readonly now: number },
): Promise<void> {
  const level = ROLES.MEMBER.level
  await announce(transaction, { kind: 'price-watch', id, action, level, memberId, now })
}

/** An alert as push services are told of it. */
export type FiredAlert = {
  readonly watchId: string
  readonly itemId: string
  readonly memberId: string
  readonly at: number
  readonly text: string
}

/**
 * What has fired, or fallen back, since a moment; a watch that was changed or removed since has nothing
 * to say.
 */
export async function listFiredAlerts(
  kysely: Kysely<Schema>,
  since: number,
): Promise<FiredAlert[]> {
  const rows = await watches.listFiredSince(kysely, since)
  return rows.flatMap(({ id, item_id: itemId, member_id: memberId, alert: text, ...row }) => {
    const at = row.fell_back_at ?? row.fired_at
    return at === null || text === null ? [] : [{ watchId: id, itemId, memberId, at, text }]
  })
}
