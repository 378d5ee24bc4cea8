import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** What is old enough to go: days before one, and reports taken back before a moment. */
export type Outlived = {
  readonly day: number
  readonly withdrawnBefore: number
  readonly limit: number
}

/** Ids of some reports that have outlived their time. */
export async function listOutlived(
  kysely: Kysely<Schema>,
  { day, withdrawnBefore, limit }: Outlived,
): Promise<string[]> {
  const old = await kysely
    .selectFrom('price_report')
    .select('id')
    .where('day', '<', day)
    .limit(limit)
    .execute()
  const withdrawn = await kysely
    .selectFrom('price_report')
    .select('id')
    .where('withdrawn_at', '<', withdrawnBefore)
    .limit(limit)
    .execute()
  return [...new Set([...old, ...withdrawn].map(({ id }) => id))].slice(0, limit)
}

export async function deleteReports(kysely: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await kysely.deleteFrom('price_flag').where('report_id', 'in', ids).execute()
  await kysely.deleteFrom('price_report_change').where('report_id', 'in', ids).execute()
  await kysely.deleteFrom('price_report').where('id', 'in', ids).execute()
}
