import { type CatalogueEntity, IMPORT_OPS, type ImportRowKind } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { ImportBatchTable, ImportChangeTable } from '../../database/schema-catalogue.ts'
import type { Schema } from '../../database/schema.ts'

/** PostgreSQL takes 65,535 values in one statement. */
const ROWS_AT_ONCE = 500

type Range = { readonly limit: number; readonly offset: number }

/** A checked file with its author's present nickname. */
export type BatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>

const batches = (kysely: Kysely<Schema>) =>
  kysely
    .selectFrom('import_batch')
    .leftJoin('member', 'member.id', 'import_batch.author_id')
    .selectAll('import_batch')
    .select('member.nickname as author_nickname')

export async function findBatch(kysely: Kysely<Schema>, id: string) {
  return batches(kysely).where('import_batch.id', '=', id).executeTakeFirst()
}

export async function listBatches(
  kysely: Kysely<Schema>,
  entity: CatalogueEntity | undefined,
  { limit, offset }: Range,
) {
  let query = batches(kysely)
  if (entity !== undefined) query = query.where('import_batch.entity', '=', entity)
  return query
    .orderBy('import_batch.created_at', 'desc')
    .orderBy('import_batch.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countBatches(
  kysely: Kysely<Schema>,
  entity: CatalogueEntity | undefined,
): Promise<number> {
  let query = kysely
    .selectFrom('import_batch')
    .select(({ fn }) => fn.countAll<number>().as('count'))
  if (entity !== undefined) query = query.where('entity', '=', entity)
  return (await query.executeTakeFirstOrThrow()).count
}

export async function insertBatch(
  kysely: Kysely<Schema>,
  batch: ImportBatchTable,
  changes: readonly ImportChangeTable[],
): Promise<void> {
  await kysely.insertInto('import_batch').values(batch).execute()
  await insertChanges(kysely, changes)
}

async function insertChanges(
  kysely: Kysely<Schema>,
  changes: readonly ImportChangeTable[],
): Promise<void> {
  for (let start = 0; start < changes.length; start += ROWS_AT_ONCE)
    await kysely
      .insertInto('import_change')
      .values(changes.slice(start, start + ROWS_AT_ONCE))
      .execute()
}

type StateChange = Partial<Pick<ImportBatchTable, 'applied_at' | 'undone_at'>>

/** Moves a file from one state to the next; false when it is not in the first one any more. */
export async function moveBatch(
  kysely: Kysely<Schema>,
  { id, from, to }: { id: string; from: ImportBatchTable['state']; to: ImportBatchTable['state'] },
  change: StateChange,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('import_batch')
    .set({ state: to, ...change })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Removes a file that was never applied; false when there is none. */
export async function deleteReady(kysely: Kysely<Schema>, id: string): Promise<boolean> {
  const ready = await kysely
    .selectFrom('import_batch')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .executeTakeFirst()
  if (!ready) return false
  await kysely.deleteFrom('import_change').where('batch_id', '=', id).execute()
  await kysely.deleteFrom('import_batch').where('id', '=', id).execute()
  return true
}

/** Files that were checked before a time and never applied. */
export async function listForgotten(kysely: Kysely<Schema>, before: number) {
  return kysely
    .selectFrom('import_batch')
    .select('id')
    .where('state', '=', 'ready')
    .where('created_at', '<', before)
    .execute()
}

/** Every change of a file, in the order it was planned; not the rows that do nothing. */
export async function listAllChanges(kysely: Kysely<Schema>, batchId: string) {
  return kysely
    .selectFrom('import_change')
    .selectAll()
    .where('batch_id', '=', batchId)
    .where('op', 'in', [...IMPORT_OPS])
    .orderBy('seq')
    .execute()
}

export async function listChanges(
  kysely: Kysely<Schema>,
  { batchId, op }: { readonly batchId: string; readonly op: ImportRowKind | undefined },
  { limit, offset }: Range,
) {
  return kysely
    .selectFrom('import_change')
    .selectAll()
    .where('batch_id', '=', batchId)
    .where('op', 'in', op === undefined ? [...IMPORT_OPS] : [op])
    .orderBy('seq')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Removes files that were checked before a moment and never put in, a few at a time. */
export async function deleteReadyBefore(
  kysely: Kysely<Schema>,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<void> {
  const old = await kysely
    .selectFrom('import_batch')
    .select('id')
    .where('state', '=', 'ready')
    .where('created_at', '<', before)
    .limit(limit)
    .execute()
  for (const { id } of old) await deleteReady(kysely, id)
}
