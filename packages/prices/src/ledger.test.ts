import { describe, expect, it } from 'vitest'
import { ledgerBalance, sumLedger } from '../index.ts'

describe('the sums of a ledger', () => {
  it('are nothing for an empty one', () => {
    expect(sumLedger([])).toEqual({ totals: { sold: '0', fee: '0', bought: '0' }, months: [] })
  })

  it('[LG3, FE2] stay exact beyond what numbers hold, with the fee of every sale', () => {
    const sales = Array.from({ length: 10_000 }, () => ({
      basis: 'sold' as const,
      amount: 10 ** 15,
      month: '2026-11',
    }))
    const { totals } = sumLedger(sales)
    expect(totals.sold).toBe('10000000000000000000')
    // Of 10^15 the seller gets ⌈10^15 · 10,000 / 10,300⌉ = 970,873,786,407,767.
    expect(totals.fee).toBe(String((10n ** 15n - 970_873_786_407_767n) * 10_000n))
  })

  it('[LG3] tell the months apart, the newest first', () => {
    const { totals, months } = sumLedger([
      { basis: 'bought', amount: 5, month: '2026-10' },
      { basis: 'bought', amount: 50, month: '2026-11' },
      { basis: 'sold', amount: 103, month: '2026-10' },
    ])
    expect(totals).toEqual({ sold: '103', fee: '3', bought: '55' })
    expect(months).toEqual([
      { month: '2026-11', sold: '0', fee: '0', bought: '50', count: 1 },
      { month: '2026-10', sold: '103', fee: '3', bought: '5', count: 2 },
    ])
  })

  it('[LG3] leave a balance, also below nothing', () => {
    expect(ledgerBalance({ sold: '1133', fee: '33', bought: '50' })).toBe(1050n)
    expect(ledgerBalance({ sold: '0', fee: '0', bought: String(10n ** 19n) })).toBe(-(10n ** 19n))
  })
})
