import { boardPrice, MARKET_FEE } from './fee.ts'
import { koreanDay } from '@gyeol/korean'
import { PRICE_SERIES, type PriceBasis, type PriceSeries, type ReportUse } from '@gyeol/terms'
import { type PriceVote } from './model.ts'
import { dayPoints, type PricePoint, weekPoints } from './points.ts'
import { type Reporter, reportWeight, seriesOf, voteOf } from './report.ts'
import { reportUses } from './report-use.ts'
import { headlineSeries, type SeriesPrice, seriesPrice } from './series-price.ts'
import { unitPrice } from './unit-price.ts'

/**
 * An item's whole story, worked out from its reports alone: what every roll-up has to equal (PR36).
 * Simple on purpose; the server never calls it.
 */

/** A report as it is kept; `weight` and `at` never change, `day` is the one it votes on (PR31, PR42). */
export type HistoryReport = {
  readonly id: string
  readonly voice: string
  readonly basis: PriceBasis
  /** What the buyer paid or would pay. */
  readonly unit: number
  readonly weight: number
  readonly day: number
  readonly at: number
  readonly state: 'active' | 'withdrawn' | 'excluded'
}

/** A report as it is typed. */
export type TypedReport = {
  readonly id: string
  readonly voice: string
  readonly basis: PriceBasis
  readonly amount: number
  readonly quantity: number
  readonly unitQuantity: number
  readonly isNet: boolean
  readonly feeRate?: number
  readonly at: number
  /** Another day than that of `at`: in histories recorded before PR42 only. */
  readonly day?: number
  readonly reporter: Reporter
}

/** The report that is kept of a typed one; null when its unit price is refused (PR3, PR4, PR6, PR9). */
export function keptReport(typed: TypedReport): HistoryReport | null {
  const { id, voice, basis, at, reporter } = typed
  const unit = typedUnit(typed)
  if (unit === null) return null
  return {
    id,
    voice,
    basis,
    unit,
    weight: reportWeight(reporter, at),
    day: typed.day ?? koreanDay(at),
    at,
    state: 'active',
  }
}

/**
 * The unit price of what was typed: what a seller received is first made what the buyer paid (PR3,
 * FE1). Only who sold received something: of another basis `isNet` says nothing.
 */
export function typedUnit({
  basis,
  amount,
  quantity,
  unitQuantity,
  isNet,
  feeRate = MARKET_FEE.rate,
}: Pick<TypedReport, 'basis' | 'amount' | 'quantity' | 'unitQuantity' | 'isNet' | 'feeRate'>):
  | number
  | null {
  const paid = isNet && basis === 'sold' ? boardPrice(amount, feeRate) : amount
  return unitPrice({ amount: paid, quantity, unitQuantity })
}

/** The votes of one series: one for every voice and day with active reports that weigh (PR8, PR43). */
export function votesOf(reports: readonly HistoryReport[], series: PriceSeries): PriceVote[] {
  const own = reports.filter(
    ({ basis, state, weight }) => state === 'active' && weight > 0 && seriesOf(basis) === series,
  )
  const groups = new Map<string, HistoryReport[]>()
  for (const report of own) {
    const key = JSON.stringify([report.voice, report.day])
    groups.set(key, [...(groups.get(key) ?? []), report])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const vote = voteOf(group)
    return first && vote ? [{ voice: first.voice, day: first.day, ...vote }] : []
  })
}

/** What an item's page shows at a moment. */
export type ItemPrices = {
  readonly headline: PriceSeries | null
  readonly deal: SeriesPrice
  readonly ask: SeriesPrice
  readonly uses: ReadonlyMap<string, ReportUse>
}

/** The prices of an item at the moment `at`, and what became of its reports (PR13, PR26). */
export function itemPrices(reports: readonly HistoryReport[], at: number): ItemPrices {
  const today = koreanDay(at)
  const uses = new Map<string, ReportUse>()
  const priceOf = (series: PriceSeries) => {
    const votes = votesOf(reports, series)
    const price = seriesPrice(votes, today)
    const toUse = reportUses(price, votes, today)
    for (const report of reports)
      if (seriesOf(report.basis) === series) uses.set(report.id, toUse(report))
    return price
  }
  const [deal, ask] = [priceOf('deal'), priceOf('ask')]
  return { headline: headlineSeries(deal, ask), deal, ask, uses }
}

/** Every point of an item up to a moment, by series and step (PR28, PR30). */
export function itemPoints(
  reports: readonly HistoryReport[],
  at: number,
): Record<PriceSeries, { readonly day: PricePoint[]; readonly week: PricePoint[] }> {
  const today = koreanDay(at)
  const [deal, ask] = PRICE_SERIES.map((series) => {
    const votes = votesOf(reports, series)
    const first = Math.min(today, ...votes.map(({ day }) => day))
    return {
      day: dayPoints(votes, first, today),
      week: weekPoints(votes, { from: first, to: today, today }),
    }
  })
  const none = { day: [], week: [] }
  return { deal: deal ?? none, ask: ask ?? none }
}
