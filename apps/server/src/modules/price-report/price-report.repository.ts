import type { PriceSeries } from '@gyeol/terms'
import type { Kysely } from 'kysely'
import type { PriceReportTable } from '../../database/schema-prices.ts'
import type { Schema } from '../../database/schema.ts'

/** A report with its item's name and its author's present nickname. */
export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>

const reports = (kysely: Kysely<Schema>) =>
  kysely
    .selectFrom('price_report')
    .innerJoin('price_item', 'price_item.id', 'price_report.item_id')
    .leftJoin('member', 'member.id', 'price_report.author_id')
    .selectAll('price_report')
    .select(['price_item.name as item_name', 'member.nickname as author_nickname'])

export async function findReport(kysely: Kysely<Schema>, id: string) {
  return reports(kysely).where('price_report.id', '=', id).executeTakeFirst()
}

export async function insertReport(kysely: Kysely<Schema>, row: PriceReportTable): Promise<void> {
  await kysely.insertInto('price_report').values(row).execute()
}

type Version = { readonly id: string; readonly version: number }

/** Writes a report that is still at `version`. */
export async function updateReport(
  kysely: Kysely<Schema>,
  { id, version }: Version,
  change: Partial<Omit<PriceReportTable, 'id' | 'version'>>,
) {
  return kysely
    .updateTable('price_report')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
}

/** The reports of an item a member has made since a moment, those taken back too, the newest first. */
export async function listMadeSince(
  kysely: Kysely<Schema>,
  { authorId, itemId, since }: { authorId: string; itemId: string; since: number },
) {
  return kysely
    .selectFrom('price_report')
    .select(['at', 'state'])
    .where('author_id', '=', authorId)
    .where('at', '>=', since)
    .where('item_id', '=', itemId)
    .orderBy('at', 'desc')
    .execute()
}

type Range = { readonly limit: number; readonly offset: number }

/** Who looks at the reports of an item: what was taken back is its author's and the editors'. */
export type Onlooker = { readonly viewerId: string | null; readonly isEditor: boolean }

/** Which reports of an item are listed. */
export type ItemReports = Onlooker & {
  readonly itemId: string
  readonly series?: PriceSeries | undefined
  readonly state?: PriceReportTable['state'] | undefined
  /** Whether they weigh, or were made on probation (PR43). */
  readonly hasVote?: boolean | undefined
  /** Voting on a day before this one. */
  readonly before?: number | undefined
}

/** A page of an item's reports, the newest first. */
export async function listOfItem(
  kysely: Kysely<Schema>,
  { itemId, series, state, hasVote, before, viewerId, isEditor }: ItemReports,
  { limit, offset }: Range,
): Promise<ReportRow[]> {
  let query = reports(kysely).where('price_report.item_id', '=', itemId)
  if (!isEditor)
    query = query.where((row) =>
      row.or([
        row('price_report.state', '!=', 'withdrawn'),
        row('price_report.author_id', '=', viewerId),
      ]),
    )
  if (series !== undefined) query = query.where('price_report.series', '=', series)
  if (state !== undefined) query = query.where('price_report.state', '=', state)
  if (hasVote !== undefined) query = query.where('price_report.weight', hasVote ? '>' : '=', 0)
  if (before !== undefined) query = query.where('price_report.day', '<', before)
  return query
    .orderBy('price_report.at', 'desc')
    .orderBy('price_report.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** What the uses of an item's reports since a day are told from, the newest first. */
export async function listUsedSince(
  kysely: Kysely<Schema>,
  { itemId, series, since }: ReportsSince,
) {
  return kysely
    .selectFrom('price_report')
    .select(['id', 'series', 'voice', 'day', 'weight', 'state', 'author_id'])
    .where('item_id', '=', itemId)
    .where('series', 'in', series)
    .where('day', '>=', since)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

type ReportsSince = {
  readonly itemId: string
  readonly series: readonly PriceSeries[]
  readonly since: number
}

/** Reports by their ids, in any order. */
export async function listByIds(
  kysely: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReportRow[]> {
  if (ids.length === 0) return []
  return reports(kysely).where('price_report.id', 'in', ids).execute()
}

/** How many reports of an item stand in a state in which they do not speak. */
export async function countOut(
  kysely: Kysely<Schema>,
  { itemId, series, state, authorId }: CountedOut,
): Promise<number> {
  let query = kysely
    .selectFrom('price_report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('item_id', '=', itemId)
    .where('state', '!=', 'active')
    .where('state', '=', state)
  if (series !== undefined) query = query.where('series', '=', series)
  if (authorId !== undefined) query = query.where('author_id', '=', authorId)
  return (await query.executeTakeFirstOrThrow()).count
}

type CountedOut = {
  readonly itemId: string
  readonly series?: PriceSeries | undefined
  readonly state: 'withdrawn' | 'excluded'
  readonly authorId?: string
}

/** How many active reports of an item weigh nothing (PR43). */
export async function countOnProbation(
  kysely: Kysely<Schema>,
  { itemId, series }: Pick<CountedOut, 'itemId' | 'series'>,
): Promise<number> {
  let query = kysely
    .selectFrom('price_report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('item_id', '=', itemId)
    .where('weight', '=', 0)
    .where('state', '=', 'active')
  if (series !== undefined) query = query.where('series', '=', series)
  return (await query.executeTakeFirstOrThrow()).count
}

/** A member's own reports, the newest first. */
export async function listOfAuthor(
  kysely: Kysely<Schema>,
  authorId: string,
  { limit, offset }: Range,
): Promise<ReportRow[]> {
  return reports(kysely)
    .where('price_report.author_id', '=', authorId)
    .orderBy('price_report.at', 'desc')
    .orderBy('price_report.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countOfAuthor(kysely: Kysely<Schema>, authorId: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('price_report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow()
  return count
}

/** The reports of a voice from a day on in a state, by item; with `reason`, those left out for it. */
export async function listOfVoice(
  kysely: Kysely<Schema>,
  { voice, from, state, reason }: VoiceReports,
) {
  let query = kysely
    .selectFrom('price_report')
    .select(['id', 'item_id', 'series', 'day', 'version'])
    .where('voice', '=', voice)
    .where('day', '>=', from)
    .where('state', '=', state)
  if (reason !== undefined) query = query.where('excluded_reason', '=', reason)
  return query.orderBy('item_id').orderBy('id').execute()
}

type VoiceReports = {
  readonly voice: string
  readonly from: number
  readonly state: PriceReportTable['state']
  readonly reason?: string | undefined
}

/** Takes the author from reports; they stay, and stay one voice (PR34). */
export async function forgetAuthor(kysely: Kysely<Schema>, authorId: string): Promise<void> {
  await kysely
    .updateTable('price_report')
    .set({ author_id: null })
    .where('author_id', '=', authorId)
    .execute()
}

/** Whether somebody has reported a price of a real item. */
export async function hasRealReport(kysely: Kysely<Schema>): Promise<boolean> {
  const row = await kysely
    .selectFrom('price_report')
    .innerJoin('price_item', 'price_item.id', 'price_report.item_id')
    .select('price_report.id')
    .where('price_item.is_sample', '=', 0)
    .where('price_report.state', '=', 'active')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
