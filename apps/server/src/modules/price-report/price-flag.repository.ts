import type { Kysely } from 'kysely'
import type { PriceFlagTable } from '../../database/schema-prices.ts'
import type { Waiting } from '../../context/contributions.ts'
import type { Schema } from '../../database/schema.ts'

/** Adds a flag; false when the member has flagged the report before. */
export async function insertFlag(kysely: Kysely<Schema>, row: PriceFlagTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await kysely
    .insertInto('price_flag')
    .values(row)
    .onConflict((conflict) => conflict.columns(['report_id', 'member_id']).doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The flags of some reports. */
export async function listFlags(kysely: Kysely<Schema>, reportIds: readonly string[]) {
  if (reportIds.length === 0) return []
  return kysely
    .selectFrom('price_flag')
    .select(['report_id', 'member_id', 'reason'])
    .where('report_id', 'in', reportIds)
    .execute()
}

export async function deleteFlags(kysely: Kysely<Schema>, reportIds: readonly string[]) {
  if (reportIds.length === 0) return
  await kysely.deleteFrom('price_flag').where('report_id', 'in', reportIds).execute()
}

export async function deleteFlagsOf(kysely: Kysely<Schema>, memberId: string): Promise<void> {
  await kysely.deleteFrom('price_flag').where('member_id', '=', memberId).execute()
}

/** Flags of one report bring it before editors from this many on (PR37). */
const FLAGS_TO_LOOK = 2

const flagged = (kysely: Kysely<Schema>) =>
  kysely
    .selectFrom('price_flag')
    .innerJoin('price_report', 'price_report.id', 'price_flag.report_id')
    .where('price_report.state', '=', 'active')
    .groupBy('price_flag.report_id')
    .having(({ fn }) => fn.countAll(), '>=', FLAGS_TO_LOOK)

/** Ids of reports that several members have flagged, those flagged last first. */
export async function listFlagged(
  kysely: Kysely<Schema>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<string[]> {
  const rows = await flagged(kysely)
    .select(({ fn }) => ['price_flag.report_id', fn.max('price_flag.at').as('last_at')])
    .orderBy('last_at', 'desc')
    .orderBy('price_flag.report_id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ report_id }) => report_id)
}

/** How many reports several members have flagged, and since when the oldest is. */
export async function readFlagged(kysely: Kysely<Schema>): Promise<Waiting> {
  const rows = await flagged(kysely)
    .select(({ fn }) => ['price_report.item_id', fn.min<number>('price_flag.at').as('since')])
    .groupBy('price_report.item_id')
    .orderBy('since')
    .orderBy('price_flag.report_id')
    .execute()
  const [first] = rows
  return { count: rows.length, oldestAt: first?.since ?? null, firstId: first?.item_id ?? null }
}
