import { koreanDay } from '@gyeol/korean'
import type { OwnReportQuery, PriceReport, PriceReportQuery } from '@gyeol/contract'
import { windowEnding } from '@gyeol/prices'
import { PRICE_SERIES, type PriceSeries, type ReportUse } from '@gyeol/terms'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { SignedInViewer, Viewer } from '../../http/viewer.ts'
import { requireSeenItem } from '../price-item/price-item.service.ts'
import { countActive } from '../price-roll-up/price-count.service.ts'
import { drainItem } from '../price-roll-up/price-drain.service.ts'
import { type ItemNow, readItemPrice } from '../price-roll-up/price-now.service.ts'
import { windowUses } from '../price-roll-up/price-use.service.ts'
import { listFlagged, readFlagged } from './price-flag.repository.ts'
import { presentReports, toAsked } from './price-report-presenting.service.ts'
import * as reports from './price-report.repository.ts'

type Context = Pick<ServerContext, 'database' | 'clock' | 'priceListeners'>

/** A page of reports. */
export type ReportPage = {
  readonly items: PriceReport[]
  readonly page: number
  readonly pageSize: number
  readonly total: number
}

type Listing = {
  readonly itemId: string
  readonly viewer: Viewer
  readonly now: number
  /** As the item's page shows them; the item is up to date. */
  readonly prices: ItemNow
  readonly query: PriceReportQuery
}

/** The reports of an item a viewer may see, with what became of them (PR26). Throws NOT_FOUND. */
export async function listReports(
  context: Context,
  viewer: Viewer,
  { id, query }: { readonly id: string; readonly query: PriceReportQuery },
): Promise<ReportPage> {
  const { kysely } = context.database
  const item = await requireSeenItem(kysely, viewer, id)
  await drainItem(context, item.id)
  const now = context.clock()
  const prices = await readItemPrice(kysely, item.id, koreanDay(now))
  return pageOfItem(kysely, { itemId: item.id, viewer, now, prices, query })
}

/**
 * A page of an item's reports. Uses change with the windows, so they are told only of what votes
 * since those began; everything older is old.
 */
export async function pageOfItem(kysely: Kysely<Schema>, listing: Listing): Promise<ReportPage> {
  const { query, viewer, now } = listing
  const { page, pageSize } = query
  const recent = query.use === undefined ? [] : await recentReports(kysely, listing)
  const wanted = recent.filter(({ use }) => isWanted(use, query.use))
  const offset = (page - 1) * pageSize
  const ids = wanted.slice(offset, offset + pageSize).map(({ id }) => id)
  const found = await reports.listByIds(kysely, ids)
  const rows = [
    ...ids.flatMap((id) => found.find((row) => row.id === id) ?? []),
    ...(await olderReports(kysely, listing, {
      limit: pageSize - ids.length,
      offset: Math.max(0, offset - wanted.length),
    })),
  ]
  const items = await presentReports(kysely, rows, { viewer, now })
  return { items, page, pageSize, total: await totalOf(kysely, listing, recent) }
}

/** The viewer's own reports, the newest first. */
export async function listOwnReports(
  { database, clock }: Context,
  viewer: SignedInViewer,
  { page, pageSize }: OwnReportQuery,
): Promise<ReportPage> {
  const { kysely } = database
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const rows = await reports.listOfAuthor(kysely, viewer.member.id, range)
  const items = await presentReports(kysely, rows, { viewer, now: clock() })
  return { items, page, pageSize, total: await reports.countOfAuthor(kysely, viewer.member.id) }
}

/** Reports that two members or more have flagged (PR37). */
export async function listFlaggedReports(
  { database, clock }: Context,
  viewer: Viewer,
  { page, pageSize }: OwnReportQuery,
): Promise<ReportPage> {
  const { kysely } = database
  const ids = await listFlagged(kysely, { limit: pageSize, offset: (page - 1) * pageSize })
  const found = await reports.listByIds(kysely, ids)
  const rows = ids.flatMap((id) => found.find((row) => row.id === id) ?? [])
  const items = await presentReports(kysely, rows, { viewer, now: clock() })
  return { items, page, pageSize, total: (await readFlagged(kysely)).count }
}

type Wanted = PriceReportQuery['use']

function isWanted(use: ReportUse, wanted: Wanted): boolean {
  if (wanted === undefined) return true
  if (wanted === 'in') return use === 'counted'
  return wanted === 'out' ? use !== 'counted' : use === wanted
}

const seriesOf = ({ series }: PriceReportQuery): readonly PriceSeries[] =>
  series === undefined ? PRICE_SERIES : [series]

const firstDayOf = (prices: ItemNow, series: PriceSeries) =>
  windowEnding(prices[series].asOfDay, prices[series].windowDays).from

/** The day before which every report is old. */
function borderOf({ prices, query }: Listing): number {
  return Math.min(...seriesOf(query).map((one) => firstDayOf(prices, one)))
}

/** Who looks, as far as it decides about what was taken back. */
function onlooker({ viewer }: Pick<Listing, 'viewer'>): reports.Onlooker {
  return {
    viewerId: viewer.member?.id ?? null,
    isEditor: viewer.may('price-report.moderate'),
  }
}

async function recentReports(
  kysely: Kysely<Schema>,
  listing: Listing,
): Promise<readonly { readonly id: string; readonly use: ReportUse }[]> {
  const { itemId, prices, query } = listing
  const toUse = await windowUses(kysely, itemId, prices)
  const since = borderOf(listing)
  const rows = await reports.listUsedSince(kysely, { itemId, series: seriesOf(query), since })
  const { viewerId, isEditor } = onlooker(listing)
  const isShown = (row: (typeof rows)[number]) =>
    isEditor || row.state !== 'withdrawn' || row.author_id === (viewerId ?? '')
  return rows.filter(isShown).map((row) => ({
    id: row.id,
    use: toUse(toAsked({ ...row, item_id: itemId })),
  }))
}

const OLDER_OF_USE = {
  old: { state: 'active', hasVote: true },
  probation: { state: 'active', hasVote: false },
  excluded: { state: 'excluded' },
  withdrawn: { state: 'withdrawn' },
} as const

/** Reports from before the border; all of them where no use is asked for. */
async function olderReports(
  kysely: Kysely<Schema>,
  listing: Listing,
  range: { readonly limit: number; readonly offset: number },
): Promise<reports.ReportRow[]> {
  const { itemId, query } = listing
  const { use, series } = query
  if (range.limit === 0) return []
  const filter = { itemId, series, ...onlooker(listing) }
  if (use === undefined) return reports.listOfItem(kysely, filter, range)
  const before = borderOf(listing)
  if (use === 'out') return reports.listOfItem(kysely, { ...filter, before }, range)
  if (use === 'old' || use === 'probation' || use === 'excluded' || use === 'withdrawn')
    return reports.listOfItem(kysely, { ...filter, before, ...OLDER_OF_USE[use] }, range)
  return []
}

/** How many reports there are of what is asked, without counting those that speak one by one. */
async function totalOf(
  kysely: Kysely<Schema>,
  listing: Listing,
  recent: readonly { readonly use: ReportUse }[],
): Promise<number> {
  const { itemId, prices, query, now } = listing
  const { use, series } = query
  const today = koreanDay(now)
  const active = async (upTo: (one: PriceSeries) => number) => {
    let count = 0
    for (const one of seriesOf(query))
      count += await countActive(kysely, { itemId, series: one }, { today, upTo: upTo(one) })
    return count
  }
  const onProbation = () => reports.countOnProbation(kysely, { itemId, series })
  const excluded = () => reports.countOut(kysely, { itemId, series, state: 'excluded' })
  const withdrawn = async () => {
    const { viewerId, isEditor } = onlooker(listing)
    if (isEditor) return reports.countOut(kysely, { itemId, series, state: 'withdrawn' })
    if (viewerId === null) return 0
    return reports.countOut(kysely, { itemId, series, state: 'withdrawn', authorId: viewerId })
  }
  if (use === 'old') return active((one) => firstDayOf(prices, one) - 1)
  if (use === 'probation') return onProbation()
  if (use === 'excluded') return excluded()
  if (use === 'withdrawn') return withdrawn()
  const matching = recent.filter((report) => isWanted(report.use, use)).length
  if (use !== undefined && use !== 'out') return matching
  const all =
    (await active(() => today)) + (await onProbation()) + (await excluded()) + (await withdrawn())
  return use === undefined ? all : all - (recent.length - matching)
}
