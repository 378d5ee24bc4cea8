import { koreanDay } from '@gyeol/korean'
import { type CurrentPrice, REPORT_VIEW_LIMITS } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import type { Schema } from '../../database/schema.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { Viewer } from '../../http/viewer.ts'
import { presentItem } from '../price-item/price-item-editing.service.ts'
import { maySeeItem, requirePriceItem } from '../price-item/price-item.service.ts'
import { drainItem } from '../price-roll-up/price-drain.service.ts'
import { toEstimateView } from '../price-roll-up/price-estimate-view.ts'
import { readItemPrice } from '../price-roll-up/price-now.service.ts'
import { readReference } from '../price-statement/price-statement-reading.service.ts'
import { pageOfItem } from './price-report-list.service.ts'
import { presentReport } from './price-report-presenting.service.ts'
import { isOwn } from './price-report-view.ts'
import { findReport, type ReportRow } from './price-report.repository.ts'

type Context = Pick<ServerContext, 'database' | 'clock' | 'priceListeners'>

/**
 * What an item costs, how that came about and who said so last; `id` may be a report's, which then
 * stands beside its item. Throws NOT_FOUND.
 */
export async function readCurrentPrice(
  context: Context,
  viewer: Viewer,
  id: string,
): Promise<CurrentPrice> {
  const { kysely } = context.database
  const report = await findSeenReport(kysely, viewer, id)
  const item = await requirePriceItem(kysely, report?.item_id ?? id)
  if (!maySeeItem(viewer, item)) throw new AppError('NOT_FOUND')
  await drainItem(context, item.id)
  const now = context.clock()
  const prices = await readItemPrice(kysely, item.id, koreanDay(now))
  const query = { page: 1, pageSize: REPORT_VIEW_LIMITS.shown }
  const page = await pageOfItem(kysely, { itemId: item.id, viewer, now, prices, query })
  return {
    item: await presentItem(kysely, viewer, item),
    headline: prices.headline,
    deal: toEstimateView(prices.deal),
    ask: toEstimateView(prices.ask),
    reference: await readReference(kysely, item.id, { viewer, now }),
    reports: page.items,
    reportTotal: page.total,
    report: report ? await presentReport(kysely, report, { viewer, now }) : null,
  }
}

/** The report of an id; one that was taken back is its author's and the editors'. */
async function findSeenReport(
  kysely: Kysely<Schema>,
  viewer: Viewer,
  id: string,
): Promise<ReportRow | undefined> {
  const row = await findReport(kysely, id)
  const isHidden = row?.state === 'withdrawn' && !viewer.may('price-report.moderate')
  if (isHidden && !isOwn(row, viewer)) throw new AppError('NOT_FOUND')
  return row
}
