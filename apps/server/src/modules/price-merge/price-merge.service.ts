import type { MergePriceItem, PriceItem } from '@gyeol/contract'
import { WINDOW_DAYS } from '@gyeol/prices'
import type { Transaction } from 'kysely'
import { AppError, fieldError } from '../../errors/app-error.ts'
import { ensureUpdated } from '../../errors/version-check.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { presentItem } from '../price-item/price-item-editing.service.ts'
import {
  beginItemWriting,
  endPriceItem,
  lockPriceItem,
  markStale,
  type PriceItemRow,
  requirePriceItem,
} from '../price-item/price-item.service.ts'
import { settleItem } from '../price-roll-up/price-drain.service.ts'
import { recomputeVote } from '../price-roll-up/price-roll-up.service.ts'
import * as merge from './price-merge.repository.ts'

type Context = Pick<ServerContext, 'database' | 'clock' | 'priceListeners'>

type Merge = {
  readonly id: string
  readonly viewer: Viewer
  readonly input: MergePriceItem
  readonly act: Act
}

/**
 * Puts an item into another: what was said of it moves, its name becomes another spelling, its id
 * leads there. Throws NOT_FOUND, STALE, CYCLE for an item into itself, and VALIDATION for another
 * unit quantity or for a sample and a real one.
 */
export async function mergePriceItem(
  context: Context,
  { id, viewer, input, act }: Merge,
): Promise<PriceItem> {
  const { database } = context
  const into = await inTransaction(database, async (transaction) => {
    await beginItemWriting(transaction)
    const pair = await lockPair(transaction, { id, wanted: input.into })
    const { from, target } = pair
    if (from.state === 'merged' || from.version !== input.version)
      throw new AppError('STALE', {
        current: await presentItem(transaction, viewer, await requirePriceItem(transaction, id)),
      })
    requireFit(pair)
    await moveAll(transaction, { ...pair, now: act.now })
    await recordAudit(transaction, act, {
      action: 'price-item.merge',
      entity: 'price-item',
      entityId: id,
      after: { mergedInto: target.id },
    })
    return target.id
  })
  await settleItem(context, into)
  return presentItem(database.kysely, viewer, await requirePriceItem(database.kysely, into))
}

type Pair = { readonly from: PriceItemRow; readonly target: PriceItemRow }

/** Both items, locked in the order everybody locks in. */
async function lockPair(
  transaction: Transaction<Schema>,
  { id, wanted }: { readonly id: string; readonly wanted: string },
): Promise<Pair> {
  const into = (await findTarget(transaction, wanted)).id
  const locked = new Map<string, PriceItemRow>()
  for (const one of [...new Set([id, into])].toSorted()) {
    const row = await lockPriceItem(transaction, one)
    if (row) locked.set(one, row)
  }
  const from = locked.get(id)
  if (!from) throw new AppError('NOT_FOUND')
  if (id === into) throw new AppError('CYCLE')
  const target = locked.get(into)
  if (!target) throw new AppError('NOT_FOUND')
  return { from, target }
}

async function findTarget(transaction: Transaction<Schema>, id: string): Promise<PriceItemRow> {
  try {
    return await requirePriceItem(transaction, id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND')
      throw fieldError('into', '합칠 품목을 찾을 수 없어요.')
    throw error
  }
}

function requireFit({ from, target }: Pair): void {
  if (from.unit_quantity !== target.unit_quantity)
    throw fieldError('into', '가격을 세는 개수가 같은 품목끼리만 합칠 수 있어요.')
  if (from.is_sample !== target.is_sample)
    throw fieldError('into', '예시 품목과 진짜 품목은 합칠 수 없어요.')
}

async function moveAll(
  transaction: Transaction<Schema>,
  { from, target, now }: Pair & { readonly now: number },
): Promise<void> {
  const merging = { from: from.id, into: target.id }
  const days = await merge.findVotedDays(transaction, from.id)
  await merge.movePeoplesRows(transaction, merging)
  for (const vote of await merge.moveVotes(transaction, merging))
    await recomputeVote(transaction, { itemId: target.id, ...vote })
  await merge.movePoints(transaction, merging)
  await merge.moveNames(transaction, merging)
  await ensureUpdated(
    await endPriceItem(transaction, from, { into: target.id, now }),
    async () => null,
  )
  const alias = { name_key: from.name_key, name: from.name, item_id: target.id }
  if (from.name_key !== target.name_key) await merge.insertAlias(transaction, alias)
  const marked = [
    ...(days ? [{ from: days.from, to: days.to + WINDOW_DAYS.usual - 1 }] : []),
    // What waited there waits here.
    ...(from.stale_from === null || from.stale_to === null
      ? []
      : [{ from: from.stale_from, to: from.stale_to }]),
  ]
  if (marked.length === 0) return
  await markStale(transaction, target, {
    from: Math.min(...marked.map((one) => one.from)),
    to: Math.max(...marked.map((one) => one.to)),
  })
}
