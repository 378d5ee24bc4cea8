import type { Kysely } from 'kysely'
import type { PriceKindTable } from '../../database/schema-prices.ts'
import type { Schema } from '../../database/schema.ts'

export async function findKind(
  kysely: Kysely<Schema>,
  id: string,
): Promise<PriceKindTable | undefined> {
  return kysely.selectFrom('price_kind').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function listKinds(kysely: Kysely<Schema>): Promise<PriceKindTable[]> {
  return kysely.selectFrom('price_kind').selectAll().orderBy('sort_order').orderBy('id').execute()
}

/** How many accepted items each kind has. */
export async function countItemsByKind(
  kysely: Kysely<Schema>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await kysely
    .selectFrom('price_item')
    .select(({ fn }) => ['kind_id', fn.countAll<number>().as('count')])
    .where('state', '=', 'accepted')
    .groupBy('kind_id')
    .execute()
  return new Map(rows.map(({ kind_id, count }) => [kind_id, count]))
}

export async function hasItems(kysely: Kysely<Schema>, kindId: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('price_item')
    .select('id')
    .where('kind_id', '=', kindId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertKind(kysely: Kysely<Schema>, row: PriceKindTable): Promise<void> {
  await kysely.insertInto('price_kind').values(row).execute()
}

/** Writes a kind that is still at `version`. */
export async function updateKind(
  kysely: Kysely<Schema>,
  { id, version }: { readonly id: string; readonly version: number },
  change: Pick<PriceKindTable, 'name' | 'sort_order' | 'updated_at'>,
) {
  return kysely
    .updateTable('price_kind')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
}

export async function deleteKind(kysely: Kysely<Schema>, id: string): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('price_kind')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
