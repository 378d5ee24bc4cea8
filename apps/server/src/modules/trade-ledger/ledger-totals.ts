import type { LedgerBasis, LedgerPage } from '@gyeol/contract'
import { dayText, MARKET_FEE, sellerShare } from '@gyeol/prices'

/** A line as far as sums go. */
export type SummedLine = {
  readonly basis: LedgerBasis
  readonly amount: number
  readonly day: number
}

type Sums = { sold: bigint; fee: bigint; bought: bigint; count: number }

const nothing = (): Sums => ({ sold: 0n, fee: 0n, bought: 0n, count: 0 })

/** The sums of all lines and of every month, the newest first, exact whatever their size (LG3). */
export function sumLedger(lines: readonly SummedLine[]): Pick<LedgerPage, 'totals' | 'months'> {
  const whole = nothing()
  const months = new Map<string, Sums>()
  for (const line of lines) {
    const month = dayText(line.day).slice(0, 7)
    const sums = months.get(month) ?? nothing()
    months.set(month, sums)
    add(whole, line)
    add(sums, line)
  }
  const newestFirst = [...months].toSorted(([left], [right]) => (left < right ? 1 : -1))
  return {
    totals: toText(whole),
    months: newestFirst.map(([month, sums]) => ({ month, ...toText(sums), count: sums.count })),
  }
}

/** The fee is what the market keeps of what the buyer paid (FE2). */
function add(sums: Sums, { basis, amount }: SummedLine): void {
  sums.count += 1
  if (basis === 'bought') {
    sums.bought += BigInt(amount)
    return
  }
  sums.sold += BigInt(amount)
  sums.fee += BigInt(amount - sellerShare(amount, MARKET_FEE.rate))
}

const toText = ({ sold, fee, bought }: Sums) => ({
  sold: String(sold),
  fee: String(fee),
  bought: String(bought),
})
