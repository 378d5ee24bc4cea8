import type { LedgerBasis, LedgerPage } from '@gyeol/contract'
import { dayText, MARKET_FEE, sellerShare } from '@gyeol/prices'

/** A line as far as sums go. */
export type SummedLine = {
  readonly basis: LedgerBasis
  readonly amount: number
  readonly day: number
}

type Sums = {
  readonly sold: bigint
  readonly fee: bigint
  readonly bought: bigint
  readonly count: number
}

const NOTHING: Sums = { sold: 0n, fee: 0n, bought: 0n, count: 0 }

/** The sums of all lines and of every month, the newest first, exact whatever their size (LG3). */
export function sumLedger(lines: readonly SummedLine[]): Pick<LedgerPage, 'totals' | 'months'> {
  const months = Map.groupBy(lines, ({ day }) => dayText(day).slice(0, 7))
  const newestFirst = [...months].toSorted(([left], [right]) => (left < right ? 1 : -1))
  return {
    totals: toText(lines.reduce(added, NOTHING)),
    months: newestFirst.map(([month, own]) => {
      const sums = own.reduce(added, NOTHING)
      return { month, ...toText(sums), count: sums.count }
    }),
  }
}

/** The fee is what the market keeps of what the buyer paid (FE2). */
function added(sums: Sums, { basis, amount }: SummedLine): Sums {
  const count = sums.count + 1
  if (basis === 'bought') return { ...sums, count, bought: sums.bought + BigInt(amount) }
  const fee = BigInt(amount - sellerShare(amount, MARKET_FEE.rate))
  return { ...sums, count, sold: sums.sold + BigInt(amount), fee: sums.fee + fee }
}

const toText = ({ sold, fee, bought }: Sums) => ({
  sold: String(sold),
  fee: String(fee),
  bought: String(bought),
})
