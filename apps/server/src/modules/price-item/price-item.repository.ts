import type { CatalogueEntity } from '@gyeol/contract'
import { type Kysely, sql, type Transaction } from 'kysely'
import { needsRowLocks } from '../../database/row-lock.ts'
import type { PriceItemTable } from '../../database/schema-prices.ts'
import type { Schema } from '../../database/schema.ts'

export async function findItem(
  kysely: Kysely<Schema>,
  id: string,
): Promise<PriceItemTable | undefined> {
  return kysely.selectFrom('price_item').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findItems(
  kysely: Kysely<Schema>,
  ids: readonly string[],
): Promise<PriceItemTable[]> {
  if (ids.length === 0) return []
  return kysely.selectFrom('price_item').selectAll().where('id', 'in', ids).execute()
}

/** The row, locked until the transaction ends. */
export async function lockItem(
  transaction: Transaction<Schema>,
  id: string,
): Promise<PriceItemTable | undefined> {
  const query = transaction.selectFrom('price_item').selectAll().where('id', '=', id)
  return (needsRowLocks(transaction) ? query.forUpdate() : query).executeTakeFirst()
}

/** Items that go by a name or are another spelling of it; merged and sample ones do not. */
export async function findNamed(
  kysely: Kysely<Schema>,
  { nameKey, isEditor, memberId }: NameQuery,
): Promise<PriceItemTable[]> {
  return kysely
    .selectFrom('price_item')
    .selectAll()
    .where((row) =>
      row.or([
        row('name_key', '=', nameKey),
        row(
          'id',
          'in',
          row.selectFrom('price_alias').select('item_id').where('name_key', '=', nameKey),
        ),
      ]),
    )
    .where('is_sample', '=', 0)
    .where((row) =>
      row.or([
        row('state', '=', 'accepted'),
        row.and([
          row('state', '=', 'proposed'),
          row('taken_down_at', 'is', null),
          ...(isEditor ? [] : [row('author_id', '=', memberId)]),
        ]),
      ]),
    )
    .orderBy('id')
    .execute()
}

/** Items in the lists under which something of the library is traded. */
export async function listOfEntity(
  kysely: Kysely<Schema>,
  { entity, id }: { readonly entity: CatalogueEntity; readonly id: string },
) {
  return kysely
    .selectFrom('price_item')
    .select(['id', 'name', 'variant'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('state', '=', 'accepted')
    .orderBy('id')
    .execute()
}

/** Whose eyes a name is looked up with: proposals are for their author and for editors. */
export type NameQuery = {
  readonly nameKey: string
  readonly memberId: string | null
  readonly isEditor: boolean
}

export async function insertItem(kysely: Kysely<Schema>, row: PriceItemTable): Promise<void> {
  await kysely.insertInto('price_item').values(row).execute()
}

/** Writes an item that is still at `version`. */
export async function updateItem(
  kysely: Kysely<Schema>,
  { id, version }: { readonly id: string; readonly version: number },
  change: Partial<Omit<PriceItemTable, 'id' | 'version'>>,
) {
  return kysely
    .updateTable('price_item')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
}

export async function deleteItem(kysely: Kysely<Schema>, id: string): Promise<boolean> {
  await kysely.deleteFrom('price_alias').where('item_id', '=', id).execute()
  const { numDeletedRows } = await kysely
    .deleteFrom('price_item')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Moves the mark of an item, or takes it away. */
export async function setStale(
  kysely: Kysely<Schema>,
  id: string,
  mark: Pick<PriceItemTable, 'stale_from' | 'stale_to'>,
): Promise<void> {
  await kysely.updateTable('price_item').set(mark).where('id', '=', id).execute()
}

/** The tables whose rows keep an item from being removed. */
const HANGING = ['price_report', 'price_statement', 'price_watch', 'trade_ledger'] as const

/** Whether anything but its own spellings hangs on an item. */
export async function isItemUsed(kysely: Kysely<Schema>, id: string): Promise<boolean> {
  for (const table of HANGING) {
    const row = await kysely
      .selectFrom(table as 'price_report')
      .select(sql<number>`1`.as('one'))
      .where('item_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (row) return true
  }
  const gone = await kysely
    .selectFrom('price_item')
    .select('id')
    .where('merged_into', '=', id)
    .limit(1)
    .executeTakeFirst()
  return gone !== undefined
}

/** How many reports, watches, lines of ledgers and merged items hang on an item. */
export async function countHanging(kysely: Kysely<Schema>, id: string) {
  const count = async (table: (typeof HANGING)[number]): Promise<number> => {
    const row = await kysely
      .selectFrom(table as 'price_report')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('item_id', '=', id)
      .executeTakeFirstOrThrow()
    return row.count
  }
  const { count: merged } = await kysely
    .selectFrom('price_item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('merged_into', '=', id)
    .executeTakeFirstOrThrow()
  return {
    report: await count('price_report'),
    watch: await count('price_watch'),
    ledger: await count('trade_ledger'),
    merged,
  }
}

export async function hasReports(kysely: Kysely<Schema>, id: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('price_report')
    .select('id')
    .where('item_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function listAliases(kysely: Kysely<Schema>, itemId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('price_alias')
    .select('name')
    .where('item_id', '=', itemId)
    .orderBy('name_key')
    .execute()
  return rows.map(({ name }) => name)
}

/** Which of some spellings belong to which item. */
export async function findAliases(kysely: Kysely<Schema>, nameKeys: readonly string[]) {
  if (nameKeys.length === 0) return []
  return kysely.selectFrom('price_alias').selectAll().where('name_key', 'in', nameKeys).execute()
}

export async function replaceAliases(
  kysely: Kysely<Schema>,
  itemId: string,
  aliases: ReadonlyMap<string, string>,
): Promise<void> {
  await kysely.deleteFrom('price_alias').where('item_id', '=', itemId).execute()
  if (aliases.size === 0) return
  await kysely
    .insertInto('price_alias')
    .values([...aliases].map(([name_key, name]) => ({ name_key, name, item_id: itemId })))
    .execute()
}

export async function listByAuthor(kysely: Kysely<Schema>, authorId: string) {
  return kysely
    .selectFrom('price_item')
    .select(['id', 'name', 'variant', 'state', 'created_at'])
    .where('author_id', '=', authorId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function forgetAuthor(kysely: Kysely<Schema>, authorId: string): Promise<void> {
  await kysely
    .updateTable('price_item')
    .set({ author_id: null })
    .where('author_id', '=', authorId)
    .execute()
}

export async function countByState(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('price_item')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
}

export async function listByState(
  kysely: Kysely<Schema>,
  state: PriceItemTable['state'],
): Promise<PriceItemTable[]> {
  return kysely.selectFrom('price_item').selectAll().where('state', '=', state).execute()
}
