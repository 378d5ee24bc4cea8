import type { Kysely } from 'kysely'
import type { TradeLedgerTable } from '../../database/schema-prices.ts'
import type { Schema } from '../../database/schema.ts'

/** Lines of one member between two Korean days, both included. */
export type LedgerFilter = {
  readonly memberId: string
  readonly from?: number | undefined
  readonly to?: number | undefined
}

export async function listLines(
  kysely: Kysely<Schema>,
  filter: LedgerFilter,
  range: { readonly limit: number; readonly offset: number },
): Promise<TradeLedgerTable[]> {
  return filtered(kysely, filter)
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(range.limit)
    .offset(range.offset)
    .execute()
}

/** What sums are made of, of every line; sums themselves would not fit into the database's numbers. */
export async function listAmounts(kysely: Kysely<Schema>, filter: LedgerFilter) {
  return filtered(kysely, filter)
    .select(['basis', 'amount', 'day'])
    .orderBy('day', 'desc')
    .execute()
}

export async function countLines(kysely: Kysely<Schema>, memberId: string): Promise<number> {
  const { count } = await filtered(kysely, { memberId })
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findOwn(
  kysely: Kysely<Schema>,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<TradeLedgerTable | undefined> {
  return kysely
    .selectFrom('trade_ledger')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

export async function insertLine(kysely: Kysely<Schema>, row: TradeLedgerTable): Promise<void> {
  await kysely.insertInto('trade_ledger').values(row).execute()
}

/** Writes a line that is still at `version`. */
export async function updateLine(
  kysely: Kysely<Schema>,
  { id, version }: { readonly id: string; readonly version: number },
  change: Partial<Omit<TradeLedgerTable, 'id' | 'version'>>,
) {
  return kysely
    .updateTable('trade_ledger')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
}

/** Remembers under which report a line was shared; false when it was shared before. */
export async function noteReport(
  kysely: Kysely<Schema>,
  id: string,
  reportId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('trade_ledger')
    .set({ report_id: reportId })
    .where('id', '=', id)
    .where('report_id', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteLine(kysely: Kysely<Schema>, id: string): Promise<void> {
  await kysely.deleteFrom('trade_ledger').where('id', '=', id).execute()
}

export async function deleteOfMember(kysely: Kysely<Schema>, memberId: string): Promise<void> {
  await kysely.deleteFrom('trade_ledger').where('member_id', '=', memberId).execute()
}

function filtered(kysely: Kysely<Schema>, { memberId, from, to }: LedgerFilter) {
  let query = kysely.selectFrom('trade_ledger').where('member_id', '=', memberId)
  if (from !== undefined) query = query.where('day', '>=', from)
  if (to !== undefined) query = query.where('day', '<=', to)
  return query
}
