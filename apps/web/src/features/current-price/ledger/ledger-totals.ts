import type { LedgerBasis } from '@gyeol/contract'
import { MARKET_FEE, sellerShare } from '@gyeol/prices'

/** A trade as far as sums depend on it. */
export type SummedTrade = {
  readonly basis: LedgerBasis
  readonly amount: number
  readonly day: string
}

/** What was sold and bought, and the fee of the market (LG3); exact, as text. */
export type LedgerTotals = { readonly sold: string; readonly fee: string; readonly bought: string }

/** The same for one month, YYYY-MM. */
export type MonthTotals = LedgerTotals & { readonly month: string; readonly count: number }

/** The totals of trades; the fee is what the seller does not receive of what the buyer pays (FE2). */
export function totalsOf(
  trades: readonly SummedTrade[],
  feeRate: number = MARKET_FEE.rate,
): LedgerTotals {
  let [sold, fee, bought] = [0n, 0n, 0n]
  for (const { basis, amount } of trades) {
    if (basis === 'bought') {
      bought += BigInt(amount)
      continue
    }
    sold += BigInt(amount)
    fee += BigInt(amount - sellerShare(amount, feeRate))
  }
  return { sold: String(sold), fee: String(fee), bought: String(bought) }
}

/** The totals of every month with trades, the newest first. */
export function monthsOf(
  trades: readonly SummedTrade[],
  feeRate: number = MARKET_FEE.rate,
): MonthTotals[] {
  const byMonth = new Map<string, SummedTrade[]>()
  for (const trade of trades) {
    const month = trade.day.slice(0, 7)
    byMonth.set(month, [...(byMonth.get(month) ?? []), trade])
  }
  return [...byMonth]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([month, own]) => ({ month, count: own.length, ...totalsOf(own, feeRate) }))
}

/** What is left over: sold less the fee and what was bought; may be below nothing. */
export function balanceOf({ sold, fee, bought }: LedgerTotals): bigint {
  return BigInt(sold) - BigInt(fee) - BigInt(bought)
}
