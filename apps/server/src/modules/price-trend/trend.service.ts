import { type TrendChart, type TrendLine, TREND_LIMITS, type TrendQuery } from '@gyeol/contract'
import { dayText, endOfDay, koreanDay, startOfDay } from '@gyeol/korean'
import type { PriceSeries } from '@gyeol/terms'
import type { Kysely } from 'kysely'
import { AppError, fieldError } from '../../errors/app-error.ts'
import type { Schema } from '../../database/schema.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { listBeginning } from '../event/event-calendar.service.ts'
import { englishItemNames } from '../price-item/english-item-names.ts'
import { type PriceItemRow, requireSeenItem } from '../price-item/price-item.service.ts'
import { hasKind } from '../price-item/price-kind.service.ts'
import { readDots, readPoints } from '../price-roll-up/price-chart.service.ts'
import { drainItem } from '../price-roll-up/price-drain.service.ts'
import { readIndex } from './kind-index.service.ts'
import { toTrendRange, type TrendRange } from './trend-range.ts'
import { toDots, toIndexPoint, toTrendPoint } from './trend-view.ts'

type Context = Pick<ServerContext, 'database' | 'clock' | 'priceListeners'>

/**
 * A chart of up to four items, or of the index of a kind. Throws NOT_FOUND for an item or kind there
 * is not, VALIDATION for neither and for a range that ends before it begins.
 */
export async function readTrend(
  context: Context,
  viewer: Viewer,
  query: TrendQuery,
): Promise<TrendChart> {
  const { itemId, kindId, series } = query
  const range = toTrendRange(query, koreanDay(context.clock()))
  if (itemId !== undefined) return chartOfItems(context, { viewer, query, range })
  if (kindId === undefined) throw fieldError('itemId', '품목이나 종류를 골라 주세요.')
  if (!(await hasKind(context, kindId))) throw new AppError('NOT_FOUND')
  const points = await readIndex(context, { kindId, series, ...range })
  return {
    ...(await chartFrame(context.database.kysely, range)),
    kindId,
    series,
    points: points.filter(({ items }) => items > 0).map(toIndexPoint),
    lines: [],
    dots: [],
  }
}

type ItemChart = {
  readonly viewer: Viewer
  readonly query: TrendQuery
  readonly range: TrendRange
}

async function chartOfItems(
  context: Context,
  { viewer, query, range }: ItemChart,
): Promise<TrendChart> {
  const { kysely } = context.database
  const { series, kindId, itemId = '' } = query
  const items = new Map<string, PriceItemRow>()
  for (const id of itemId.split(',')) {
    const item = await requireSeenItem(kysely, viewer, id)
    items.set(item.id, item)
  }
  const lines: TrendLine[] = []
  for (const item of items.values()) {
    await drainItem(context, item.id)
    lines.push(await readLine(kysely, item, { series, range }))
  }
  const [first] = items.values()
  const isShort = range.step === 'day' && range.to - range.from < TREND_LIMITS.dotDays
  const key = { itemId: first?.id ?? '', series }
  const dots = isShort ? await readDots(kysely, key, range) : []
  return {
    ...(await chartFrame(kysely, range)),
    kindId: kindId ?? first?.kind_id ?? null,
    series,
    points: lines[0]?.points ?? [],
    lines,
    dots: toDots(dots, TREND_LIMITS.dots),
  }
}

async function readLine(
  kysely: Kysely<Schema>,
  item: PriceItemRow,
  { series, range }: { readonly series: PriceSeries; readonly range: TrendRange },
): Promise<TrendLine> {
  const { id, name, variant, kind_id: kindId } = item
  const points = await readPoints(kysely, { itemId: id, series, ...range })
  return {
    itemId: id,
    name,
    variant,
    ...englishItemNames(item),
    kindId,
    points: points.map(toTrendPoint),
  }
}

/** What every chart has: its range, and the updates and maintenances that began in it. */
async function chartFrame(kysely: Kysely<Schema>, { from, to, step }: TrendRange) {
  const [start, end] = [startOfDay(dayText(from)), endOfDay(dayText(to))]
  const events = []
  for (const kind of ['update', 'maintenance'] as const)
    events.push(...(await listBeginning(kysely, { from: start, to: end, kind })))
  const marks = events
    .sort((left, right) => left.start_at - right.start_at)
    .map(({ id, title, kind, start_at: at }) => ({ at: dayText(koreanDay(at)), id, title, kind }))
  return { step, from: dayText(from), to: dayText(to), events: marks }
}
