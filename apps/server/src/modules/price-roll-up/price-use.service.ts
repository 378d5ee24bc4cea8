import {
  type PriceVote,
  reportUses,
  type UsedReport,
  WINDOW_DAYS,
  windowEnding,
} from '@gyeol/prices'
import type { PriceSeries, ReportUse } from '@gyeol/terms'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { type ItemNow, readSeriesPrice } from './price-now.service.ts'
import { listVotes, listVotesOf, type SeriesKey } from './price-vote.repository.ts'

/** A report as far as its use is asked. */
export type AskedReport = UsedReport & {
  readonly id: string
  readonly itemId: string
  readonly series: PriceSeries
}

/** What became of some reports by their ids (PR26), as of the day their items were worked out. */
export async function readUses(
  kysely: Kysely<Schema>,
  reports: readonly AskedReport[],
  today: number,
): Promise<ReadonlyMap<string, ReportUse>> {
  const itemIds = [...new Set(reports.map(({ itemId }) => itemId))]
  const prices = await readSeriesPrice(kysely, itemIds, today)
  const uses = new Map<string, ReportUse>()
  for (const group of Map.groupBy(
    reports,
    ({ itemId, series }) => `${series} ${itemId}`,
  ).values()) {
    const [first] = group
    const now = first && prices.get(first.itemId)?.[first.series]
    if (!now) continue
    const voices = [...new Set(group.map(({ voice }) => voice))]
    const window = windowEnding(now.asOfDay, now.windowDays)
    const votes = await listVotesOf(kysely, { ...first, voices }, window)
    const toUse = reportUses(now, votes, now.asOfDay)
    for (const report of group) uses.set(report.id, toUse(report))
  }
  return uses
}

/** A function from any report of an item to its use, made from the whole windows of both series. */
export async function windowUses(
  kysely: Kysely<Schema>,
  itemId: string,
  prices: ItemNow,
): Promise<(report: AskedReport) => ReportUse> {
  const readIn = async (series: PriceSeries) => {
    const now = prices[series]
    const window = windowEnding(now.asOfDay, now.windowDays)
    const votes = await listVotes(kysely, { itemId, series }, window)
    return reportUses(now, votes, now.asOfDay)
  }
  const [deal, ask] = [await readIn('deal'), await readIn('ask')]
  return (report) => (report.series === 'deal' ? deal(report) : ask(report))
}

/** The votes of a month: what an amount is held against while there is no price (PR35). */
export async function readHeard(
  kysely: Kysely<Schema>,
  key: SeriesKey,
  today: number,
): Promise<readonly PriceVote[]> {
  return listVotes(kysely, key, windowEnding(today, WINDOW_DAYS.sparse))
}
