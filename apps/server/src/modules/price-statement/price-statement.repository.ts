import { type Kysely, sql } from 'kysely'
import type { PriceStatementTable } from '../../database/schema-prices.ts'
import type { Waiting } from '../../context/contributions.ts'
import type { Schema } from '../../database/schema.ts'

/** A statement with its author as they are now. */
export type StatementRow = NonNullable<Awaited<ReturnType<typeof findStatement>>>

/** Which statements: of a kind, of an item, and whose proposed items are seen. */
export type StatementFilter = {
  readonly kindId?: string | undefined
  readonly itemId?: string | undefined
  readonly memberId: string | null
  readonly isEditor: boolean
}

const withAuthor = (kysely: Kysely<Schema>) =>
  kysely.selectFrom('price_statement').leftJoin('member', 'member.id', 'price_statement.author_id')

export async function findStatement(kysely: Kysely<Schema>, id: string) {
  return withAuthor(kysely)
    .selectAll('price_statement')
    .select(['member.nickname as author_nickname', 'member.role_code as author_role'])
    .where('price_statement.id', '=', id)
    .executeTakeFirst()
}

/** What is stated about an item, the newest first. */
export async function listOfItem(kysely: Kysely<Schema>, itemId: string) {
  return kysely
    .selectFrom('price_statement')
    .select(['id', 'amount', 'at'])
    .where('item_id', '=', itemId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The stated unit price is less than half of the confident one, or more than twice (PR40). */
const differs = sql<boolean>`exists (
  select 1 from price_now inner join price_item on price_item.id = price_now.item_id
  where price_now.item_id = price_statement.item_id
    and price_now.is_headline = 1
    and price_now.level in ('medium', 'high')
    and (
      cast(price_statement.amount as double precision) * price_item.unit_quantity
        > 2.0 * price_now.median * price_statement.quantity
      or 2.0 * price_statement.amount * price_item.unit_quantity
        < cast(price_now.median as double precision) * price_statement.quantity
    )
)`

const differsFirst = sql`case when ${differs} then 0 else 1 end`

/** Statements, the newest first; for editors those to look at again before all others. */
export async function listStatements(
  kysely: Kysely<Schema>,
  filter: StatementFilter,
  range: { readonly limit: number; readonly offset: number },
) {
  // Only the page is read whole: what stands before it is no more than its place in the order.
  let page = filtered(kysely, filter).select('price_statement.id')
  if (filter.isEditor) page = page.orderBy(differsFirst)
  page = page
    .orderBy('price_statement.at', 'desc')
    .orderBy('price_statement.id', 'desc')
    .limit(range.limit)
    .offset(range.offset)
  let query = withAuthor(kysely)
    .selectAll('price_statement')
    .select(['member.nickname as author_nickname', 'member.role_code as author_role'])
    .where('price_statement.id', 'in', page)
  if (filter.isEditor) query = query.orderBy(differsFirst)
  return query.orderBy('price_statement.at', 'desc').orderBy('price_statement.id', 'desc').execute()
}

export async function countStatements(
  kysely: Kysely<Schema>,
  filter: StatementFilter,
): Promise<number> {
  const { count } = await filtered(kysely, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many statements differ too much from what is paid, and the oldest of them. */
export async function readDiffering(kysely: Kysely<Schema>): Promise<Waiting> {
  const { count, oldest } = await kysely
    .selectFrom('price_statement')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('price_statement.at').as('oldest'),
    ])
    .where(differs)
    .executeTakeFirstOrThrow()
  return { count, oldestAt: oldest }
}

function filtered(kysely: Kysely<Schema>, { kindId, itemId, memberId, isEditor }: StatementFilter) {
  let query = kysely.selectFrom('price_statement')
  if (kindId !== undefined)
    query = query.where('item_id', 'in', (row) =>
      row.selectFrom('price_item').select('price_item.id').where('kind_id', '=', kindId),
    )
  if (itemId !== undefined) query = query.where('item_id', '=', itemId)
  return isEditor ? query : query.where('item_id', 'not in', unseenItems(kysely, memberId))
}

/** Items that are in no list and not the member's own: a handful, where those in lists are many. */
function unseenItems(kysely: Kysely<Schema>, memberId: string | null) {
  const items = kysely
    .selectFrom('price_item')
    .select('price_item.id')
    .where('state', 'in', ['proposed', 'merged'])
  return memberId === null
    ? items
    : items.where((row) => row.or([row('author_id', 'is', null), row('author_id', '!=', memberId)]))
}

/** The newest statement of each of some items. */
export async function listNewest(
  kysely: Kysely<Schema>,
  itemIds: readonly string[],
): Promise<Pick<PriceStatementTable, 'id' | 'item_id' | 'amount' | 'at'>[]> {
  if (itemIds.length === 0) return []
  return kysely
    .selectFrom('price_statement')
    .select(['id', 'item_id', 'amount', 'at'])
    .where('item_id', 'in', itemIds)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** Statements of a member about an item with the same amount, in a stretch of time. */
export async function findSame(
  kysely: Kysely<Schema>,
  {
    authorId,
    itemId,
    amount,
    quantity,
    from,
    before,
    exceptId,
  }: {
    readonly authorId: string
    readonly itemId: string
    readonly amount: number
    readonly quantity: number
    readonly from: number
    readonly before: number
    readonly exceptId: string | null
  },
) {
  return kysely
    .selectFrom('price_statement')
    .select('id')
    .where('author_id', '=', authorId)
    .where('item_id', '=', itemId)
    .where('amount', '=', amount)
    .where('quantity', '=', quantity)
    .where('at', '>=', from)
    .where('at', '<', before)
    .where('id', '!=', exceptId ?? '')
    .executeTakeFirst()
}

export async function insertStatement(
  kysely: Kysely<Schema>,
  row: PriceStatementTable,
): Promise<void> {
  await kysely.insertInto('price_statement').values(row).execute()
}

/** Writes a statement that is still at `version`. */
export async function updateStatement(
  kysely: Kysely<Schema>,
  { id, version }: { readonly id: string; readonly version: number },
  change: Partial<Omit<PriceStatementTable, 'id' | 'version'>>,
) {
  return kysely
    .updateTable('price_statement')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
}

export async function deleteStatement(kysely: Kysely<Schema>, id: string): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('price_statement')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function listByAuthor(kysely: Kysely<Schema>, authorId: string) {
  return kysely
    .selectFrom('price_statement')
    .innerJoin('price_item', 'price_item.id', 'price_statement.item_id')
    .selectAll('price_statement')
    .select('price_item.name as item_name')
    .where('price_statement.author_id', '=', authorId)
    .orderBy('price_statement.at')
    .orderBy('price_statement.id')
    .execute()
}

export async function forgetAuthor(kysely: Kysely<Schema>, authorId: string): Promise<void> {
  await kysely
    .updateTable('price_statement')
    .set({ author_id: null })
    .where('author_id', '=', authorId)
    .execute()
}

export async function countAll(kysely: Kysely<Schema>): Promise<number> {
  const { count } = await kysely
    .selectFrom('price_statement')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
