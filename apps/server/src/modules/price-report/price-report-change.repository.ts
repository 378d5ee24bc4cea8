import type { Kysely } from 'kysely'
import type { PriceReportChangeTable } from '../../database/schema-prices.ts'
import type { Schema } from '../../database/schema.ts'

/** What a report said before, with the present nickname of who changed it. */
export type ReportChange = Awaited<ReturnType<typeof listChanges>>[number]

export async function insertChange(
  kysely: Kysely<Schema>,
  row: PriceReportChangeTable,
): Promise<void> {
  await kysely.insertInto('price_report_change').values(row).execute()
}

/** The changes of some reports, the newest first. */
export async function listChanges(kysely: Kysely<Schema>, reportIds: readonly string[]) {
  if (reportIds.length === 0) return []
  return kysely
    .selectFrom('price_report_change')
    .leftJoin('member', 'member.id', 'price_report_change.member_id')
    .selectAll('price_report_change')
    .select('member.nickname as member_nickname')
    .where('report_id', 'in', reportIds)
    .orderBy('at', 'desc')
    .orderBy('price_report_change.id', 'desc')
    .execute()
}

/** The changes of everything a member has reported, the newest first. */
export async function listChangesOfAuthor(
  kysely: Kysely<Schema>,
  authorId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<PriceReportChangeTable[]> {
  return kysely
    .selectFrom('price_report_change')
    .innerJoin('price_report', 'price_report.id', 'price_report_change.report_id')
    .selectAll('price_report_change')
    .where('price_report.author_id', '=', authorId)
    .orderBy('price_report_change.at', 'desc')
    .orderBy('price_report_change.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How often a report was changed by its author. */
export async function countOwnChanges(kysely: Kysely<Schema>, reportId: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('price_report_change')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('report_id', '=', reportId)
    .where('is_by_editor', '=', 0)
    .executeTakeFirstOrThrow()
  return count
}

/** Takes a member's name from what they have changed; it stays changed. */
export async function forgetChanger(kysely: Kysely<Schema>, memberId: string): Promise<void> {
  await kysely
    .updateTable('price_report_change')
    .set({ member_id: null })
    .where('member_id', '=', memberId)
    .execute()
}
