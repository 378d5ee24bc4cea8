import { randomUUIDv7 } from 'node:crypto'
import type { PriceKind } from '@gyeol/contract'
import type { Transaction } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import { ensureUpdated } from '../../errors/version-check.ts'
import type { PriceKindTable } from '../../database/schema-prices.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { readItemIndex } from './price-item-index.service.ts'
import { toNameKey } from './price-item-names.ts'
import { toPriceKind } from './price-item-view.ts'
import { beginItemWriting } from './price-item.service.ts'
import { OTHER_KIND } from './price-kind.seed.ts'
import * as kinds from './price-kind.repository.ts'

type Context = Pick<ServerContext, 'database'>

/** What an editor fills in about a kind. */
type KindInput = { readonly name: string; readonly order: number }

/** Every kind, in its order. */
export async function listPriceKinds({ database }: Context): Promise<PriceKind[]> {
  const { kindCounts } = await readItemIndex(database)
  const rows = await kinds.listKinds(database.kysely)
  return rows.map((row) => toPriceKind(row, kindCounts.get(row.id) ?? 0))
}

/** Adds a kind. Throws DUPLICATE for a name another one has. */
export async function createPriceKind(
  transaction: Transaction<Schema>,
  { name, order }: KindInput,
  act: Act,
): Promise<PriceKind> {
  await beginItemWriting(transaction)
  await requireOwnName(transaction, name, null)
  const row: PriceKindTable = {
    id: randomUUIDv7(),
    name,
    sort_order: order,
    created_at: act.now,
    updated_at: act.now,
    version: 1,
  }
  await kinds.insertKind(transaction, row)
  await record(transaction, act, { action: 'create', id: row.id, after: { name, order } })
  return toPriceKind(row, 0)
}

type KindUpdate = {
  readonly id: string
  readonly input: KindInput & { readonly version: number }
  readonly act: Act
}

/** Changes a kind. Throws NOT_FOUND, STALE or DUPLICATE. */
export async function updatePriceKind(
  { database }: Context,
  { id, input, act }: KindUpdate,
): Promise<PriceKind> {
  const { name, order, version } = input
  return inTransaction(database, async (transaction) => {
    await beginItemWriting(transaction)
    const before = await kinds.findKind(transaction, id)
    if (!before) throw new AppError('NOT_FOUND')
    const count = (await kinds.countItemsByKind(transaction)).get(id) ?? 0
    const change = { name, sort_order: order, updated_at: act.now }
    const result = await kinds.updateKind(transaction, { id, version }, change)
    await ensureUpdated(result, async () => toPriceKind(before, count))
    await requireOwnName(transaction, name, id)
    await record(transaction, act, {
      action: 'update',
      id,
      before: { name: before.name, order: before.sort_order },
      after: { name, order },
    })
    return toPriceKind({ ...before, ...change, version: version + 1 }, count)
  })
}

/** Removes a kind without items; 기타 always stays. Throws NOT_FOUND or IN_USE. */
export async function deletePriceKind({ database }: Context, id: string, act: Act): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await beginItemWriting(transaction)
    const before = await kinds.findKind(transaction, id)
    if (!before) throw new AppError('NOT_FOUND')
    if (id === OTHER_KIND || (await kinds.hasItems(transaction, id))) throw new AppError('IN_USE')
    await kinds.deleteKind(transaction, id)
    const { name, sort_order: order } = before
    await record(transaction, act, { action: 'delete', id, before: { name, order } })
  })
}

async function requireOwnName(
  transaction: Transaction<Schema>,
  name: string,
  id: string | null,
): Promise<void> {
  const key = toNameKey(name)
  const rows = await kinds.listKinds(transaction)
  if (rows.some((row) => row.id !== id && toNameKey(row.name) === key))
    throw new AppError('DUPLICATE')
}

type KindChange = {
  readonly action: 'create' | 'update' | 'delete'
  readonly id: string
  readonly before?: KindInput
  readonly after?: KindInput
}

async function record(transaction: Transaction<Schema>, act: Act, change: KindChange) {
  await recordAudit(transaction, act, {
    action: `price-kind.${change.action}`,
    entity: 'price-kind',
    entityId: change.id,
    before: change.before,
    after: change.after,
  })
}

/** Whether there is such a kind. */
export async function hasKind({ database }: Context, id: string): Promise<boolean> {
  return (await kinds.findKind(database.kysely, id)) !== undefined
}
