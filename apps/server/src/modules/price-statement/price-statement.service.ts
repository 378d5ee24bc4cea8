import { koreanDay, startOfKoreanDay } from '@gyeol/korean'
import { randomUUIDv7 } from 'node:crypto'
import type { Price, PriceInput, PriceQuery, UpdatePrice } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import { AppError, fieldError } from '../../errors/app-error.ts'
import { ensureUpdated } from '../../errors/version-check.ts'
import type { PriceStatementTable } from '../../database/schema-prices.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { SignedInViewer, Viewer } from '../../http/viewer.ts'
import { fromWireTime } from '../../http/wire-time.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { announce } from '../outbox/outbox.service.ts'
import { resolveTypedItem } from '../price-item/price-item-lookup.service.ts'
import { lockPriceItem, type PriceItemRow } from '../price-item/price-item.service.ts'
import { toLogged, mayEdit } from './price-statement-view.ts'
import * as statements from './price-statement.repository.ts'
import { presentStatement, presentStatements } from './price-statement-reading.service.ts'

type Context = Pick<ServerContext, 'database' | 'clock'>

/** A page of statements. */
export async function listPrices(
  { database, clock }: Context,
  viewer: Viewer,
  { kindId, itemId, page, pageSize }: PriceQuery,
) {
  const filter = {
    kindId,
    itemId,
    memberId: viewer.member?.id ?? null,
    isEditor: viewer.may('price.write-any'),
  }
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const rows = await statements.listStatements(database.kysely, filter, range)
  const sight = { viewer, now: clock() }
  const items = await presentStatements(database.kysely, rows, sight)
  const total = await statements.countStatements(database.kysely, filter)
  return { items, page, pageSize, total }
}

/** One statement. Throws NOT_FOUND. */
export async function readPrice(
  { database, clock }: Context,
  viewer: Viewer,
  id: string,
): Promise<Price> {
  const price = await present(database.kysely, { viewer, id, now: clock() })
  if (!price) throw new AppError('NOT_FOUND')
  return price
}

type Present = { readonly viewer: Viewer; readonly id: string; readonly now: number }

async function present(
  kysely: Kysely<Schema>,
  { viewer, id, now }: Present,
): Promise<Price | undefined> {
  const row = await statements.findStatement(kysely, id)
  return row && presentStatement(kysely, row, { viewer, now })
}

type Stating = { readonly viewer: SignedInViewer; readonly act: Act }

/**
 * Writes a statement. Throws what `resolveTypedItem` throws, DUPLICATE for the same amount of the same
 * member, item and day, VALIDATION for a day that is ahead.
 */
export async function createPrice(
  transaction: Transaction<Schema>,
  { input, viewer, act }: Stating & { readonly input: PriceInput },
): Promise<{ id: string; version: number }> {
  const { item, columns } = await readInput(transaction, { input, viewer, act, at: act.now })
  const row: PriceStatementTable = {
    id: randomUUIDv7(),
    ...columns,
    author_id: viewer.member.id,
    created_at: act.now,
    version: 1,
  }
  await requireNew(transaction, row, null)
  await statements.insertStatement(transaction, row)
  await record(transaction, act, { item, id: row.id, after: row })
  return { id: row.id, version: row.version }
}

type Change = Stating & { readonly id: string }

/** Changes a statement. Throws NOT_FOUND, FORBIDDEN, STALE, and what {@link createPrice} throws. */
export async function updatePrice(
  { database }: Context,
  { id, input, viewer, act }: Change & { readonly input: UpdatePrice },
): Promise<Price> {
  return inTransaction(database, async (transaction) => {
    const before = await requireOwn(transaction, { id, viewer, act })
    const { item, columns } = await readInput(transaction, { input, viewer, act, at: before.at })
    await requireNew(transaction, { ...before, ...columns }, id)
    const version = { id, version: input.version }
    const result = await statements.updateStatement(transaction, version, columns)
    const read = async () => present(transaction, { viewer, id, now: act.now })
    await ensureUpdated(result, read)
    await record(transaction, act, { item, id, before, after: { ...before, ...columns } })
    const price = await read()
    if (!price) throw new AppError('NOT_FOUND')
    return price
  })
}

/** Removes a statement. Throws NOT_FOUND or FORBIDDEN. */
export async function deletePrice(
  { database }: Context,
  { id, viewer, act }: Change,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const before = await requireOwn(transaction, { id, viewer, act })
    const item = await lockPriceItem(transaction, before.item_id)
    if (!item || !(await statements.deleteStatement(transaction, id)))
      throw new AppError('NOT_FOUND')
    await record(transaction, act, { item, id, before })
  })
}

async function requireOwn(
  transaction: Transaction<Schema>,
  { id, viewer, act }: Change,
): Promise<statements.StatementRow> {
  const row = await statements.findStatement(transaction, id)
  // What they may not see is not there for them.
  if (!row || !(await presentStatement(transaction, row, { viewer, now: act.now })))
    throw new AppError('NOT_FOUND')
  if (!mayEdit(viewer, row)) throw new AppError('FORBIDDEN')
  return row
}

type Input = Stating & { readonly input: PriceInput; readonly at: number }

async function readInput(transaction: Transaction<Schema>, { input, viewer, act, at }: Input) {
  const meant = await resolveTypedItem(transaction, {
    itemId: input.itemId,
    itemName: input.itemName,
    kindId: input.kindId,
    memberId: viewer.member.id,
    isEditor: viewer.may('price-item.write'),
    now: act.now,
    requestId: act.requestId,
  })
  const item = await lockPriceItem(transaction, meant.id)
  if (!item || item.state === 'merged') throw new AppError('STALE', { current: null })
  const stated = input.at === undefined ? at : fromWireTime(input.at)
  if (koreanDay(stated) > koreanDay(act.now))
    throw fieldError('at', '앞날의 값은 쓸 수 없어요. 오늘이나 지난날을 골라 주세요.')
  const columns = {
    item_id: item.id,
    amount: input.amount,
    quantity: input.quantity,
    at: stated,
    note: input.note,
    source: input.source,
    updated_at: act.now,
  }
  return { item, columns }
}

/** The item is locked: of two same statements at once, the second finds the first. */
async function requireNew(
  transaction: Transaction<Schema>,
  { author_id: authorId, item_id: itemId, amount, quantity, at }: PriceStatementTable,
  exceptId: string | null,
): Promise<void> {
  if (authorId === null) return
  const day = koreanDay(at)
  const same = await statements.findSame(transaction, {
    authorId,
    itemId,
    amount,
    quantity,
    from: startOfKoreanDay(day),
    before: startOfKoreanDay(day + 1),
    exceptId,
  })
  if (same) throw new AppError('DUPLICATE')
}

type Logged = Parameters<typeof toLogged>[0]
type Recorded = {
  readonly item: PriceItemRow
  readonly id: string
  readonly before?: Logged
  readonly after?: Logged
}

async function record(
  transaction: Transaction<Schema>,
  act: Act,
  { item, id, before, after }: Recorded,
): Promise<void> {
  const verb = before ? (after ? 'update' : 'delete') : 'create'
  await recordAudit(transaction, act, {
    action: `price.${verb}`,
    entity: 'price',
    entityId: id,
    before: before && toLogged(before),
    after: after && toLogged(after),
  })
  if (item.state === 'proposed') return
  const change = { kind: 'price', id: item.id, action: 'updated', level: 0 } as const
  await announce(transaction, { ...change, now: act.now })
}
