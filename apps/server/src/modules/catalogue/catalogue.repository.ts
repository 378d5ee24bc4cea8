import type { CatalogueEntity } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { CatalogueTable } from '../../database/schema-catalogue.ts'
import type { Schema } from '../../database/schema.ts'

/** PostgreSQL takes 65,535 values in one statement; rows here have eight. */
const ROWS_AT_ONCE = 500

/** All lists have the same columns, so one of them stands for the type of all. */
const tableOf = (entity: CatalogueEntity) => entity as 'crysta'

export async function listRows(
  kysely: Kysely<Schema>,
  entity: CatalogueEntity,
): Promise<CatalogueTable[]> {
  return kysely.selectFrom(tableOf(entity)).selectAll().execute()
}

export async function findRow(
  kysely: Kysely<Schema>,
  entity: CatalogueEntity,
  id: string,
): Promise<CatalogueTable | undefined> {
  return kysely.selectFrom(tableOf(entity)).selectAll().where('id', '=', id).executeTakeFirst()
}

/** Which of these ids are taken. */
export async function listTakenIds(
  kysely: Kysely<Schema>,
  entity: CatalogueEntity,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await kysely
    .selectFrom(tableOf(entity))
    .select('id')
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Another item that already has this name. */
export async function findNamesake(
  kysely: Kysely<Schema>,
  entity: CatalogueEntity,
  { nameKey, exceptId }: { readonly nameKey: string; readonly exceptId: string | null },
) {
  return kysely
    .selectFrom(tableOf(entity))
    .select('id')
    .where('name_key', '=', nameKey)
    .where('id', '!=', exceptId ?? '')
    .executeTakeFirst()
}

/** What hangs on what in a list. */
export async function listParents(kysely: Kysely<Schema>, entity: CatalogueEntity) {
  return kysely.selectFrom(tableOf(entity)).select(['id', 'parent_id']).execute()
}

export async function hasChildren(
  kysely: Kysely<Schema>,
  entity: CatalogueEntity,
  id: string,
): Promise<boolean> {
  const child = await kysely
    .selectFrom(tableOf(entity))
    .select('id')
    .where('parent_id', '=', id)
    .executeTakeFirst()
  return child !== undefined
}

export async function insertRows(
  kysely: Kysely<Schema>,
  entity: CatalogueEntity,
  rows: readonly CatalogueTable[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await kysely
      .insertInto(tableOf(entity))
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute()
}

type Change = Pick<CatalogueTable, 'name' | 'name_key' | 'parent_id' | 'content' | 'updated_at'>

/** Writes a row that is still at `version`. */
export async function updateRow(
  kysely: Kysely<Schema>,
  entity: CatalogueEntity,
  row: Change & { readonly id: string; readonly version: number },
) {
  const { id, version, ...change } = row
  return kysely
    .updateTable(tableOf(entity))
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
}

/** Gives a row another id. */
export async function renameRow(
  kysely: Kysely<Schema>,
  entity: CatalogueEntity,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await kysely.updateTable(tableOf(entity)).set({ id: to }).where('id', '=', from).execute()
}

/** Writes another content of the same name, as an update of the product does. */
export async function rewriteRow(
  kysely: Kysely<Schema>,
  entity: CatalogueEntity,
  { id, ...change }: Pick<CatalogueTable, 'id' | 'content' | 'parent_id' | 'version'>,
): Promise<void> {
  await kysely.updateTable(tableOf(entity)).set(change).where('id', '=', id).execute()
}

/** Removes many rows at once. */
export async function deleteRows(
  kysely: Kysely<Schema>,
  entity: CatalogueEntity,
  ids: readonly string[],
): Promise<void> {
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE)
    await kysely
      .deleteFrom(tableOf(entity))
      .where('id', 'in', ids.slice(start, start + ROWS_AT_ONCE))
      .execute()
}

/** Where the rows the product shipped with come from. */
export async function findShippedSource(kysely: Kysely<Schema>, seedName: string) {
  return kysely
    .selectFrom('seed_state')
    .select(['source', 'as_of'])
    .where('name', '=', seedName)
    .executeTakeFirst()
}

/** What the newest file that is in a list was said to come from; null when nobody said it. */
export async function findImportedSource(
  kysely: Kysely<Schema>,
  entity: CatalogueEntity,
): Promise<string | null> {
  const batch = await kysely
    .selectFrom('import_batch')
    .select('source')
    .where('entity', '=', entity)
    .where('state', '=', 'applied')
    .where('source', '!=', '')
    .orderBy('applied_at', 'desc')
    .executeTakeFirst()
  return batch?.source ?? null
}
