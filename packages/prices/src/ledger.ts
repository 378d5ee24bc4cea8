import { MARKET_FEE, sellerShare } from './fee.ts'

/** A trade as far as sums depend on it: whole spina, and the month of its Korean day (YYYY-MM). */
export type LedgerTrade = {
  readonly basis: 'sold' | 'bought'
  readonly amount: number
  readonly month: string
}

/** What was sold and bought, and the fee of the market (LG3); exact, as text. */
export type LedgerTotals = { readonly sold: string; readonly fee: string; readonly bought: string }

/** The same for one month (YYYY-MM), with how many trades it had. */
export type LedgerMonth = LedgerTotals & { readonly month: string; readonly count: number }

/** The sums of all trades and of every month that has any, the newest first, exact whatever their size (LG3). */
export function sumLedger(trades: readonly LedgerTrade[]): {
  totals: LedgerTotals
  months: LedgerMonth[]
} {
  const byMonth = new Map<string, LedgerTrade[]>()
  for (const trade of trades) {
    const own = byMonth.get(trade.month)
    if (own === undefined) byMonth.set(trade.month, [trade])
    else own.push(trade)
  }
  const months = [...byMonth]
    .sort(([left], [right]) => (left < right ? 1 : -1))
    .map(([month, own]) => ({ month, count: own.length, sums: sumsOf(own) }))
  const totals = months.reduce(
    (all, { sums }) => ({
      sold: all.sold + sums.sold,
      fee: all.fee + sums.fee,
      bought: all.bought + sums.bought,
    }),
    { sold: 0n, fee: 0n, bought: 0n },
  )
  return {
    totals: asText(totals),
    months: months.map(({ sums, ...month }) => ({ ...month, ...asText(sums) })),
  }
}

type Sums = { readonly sold: bigint; readonly fee: bigint; readonly bought: bigint }

/** The fee is what the seller does not receive of what the buyer pays (FE2). */
function sumsOf(trades: readonly LedgerTrade[]): Sums {
  let [sold, fee, bought] = [0n, 0n, 0n]
  for (const { basis, amount } of trades) {
    if (basis === 'bought') {
      bought += BigInt(amount)
      continue
    }
    sold += BigInt(amount)
    fee += BigInt(amount - sellerShare(amount, MARKET_FEE.rate))
  }
  return { sold, fee, bought }
}

const asText = ({ sold, fee, bought }: Sums): LedgerTotals => ({
  sold: String(sold),
  fee: String(fee),
  bought: String(bought),
})

/** What is left over: sold less the fee and what was bought; may be below nothing. */
export function ledgerBalance({ sold, fee, bought }: LedgerTotals): bigint {
  return BigInt(sold) - BigInt(fee) - BigInt(bought)
}
