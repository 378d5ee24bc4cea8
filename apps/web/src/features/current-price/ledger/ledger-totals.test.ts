import { describe, expect, it } from 'vitest'
import { balanceOf, monthsOf, totalsOf } from './ledger-totals.ts'

const trades = [
  { basis: 'sold', amount: 103, day: '2026-11-24' },
  { basis: 'sold', amount: 1030, day: '2026-10-01' },
  { basis: 'bought', amount: 50, day: '2026-11-01' },
] as const

describe('the totals of a ledger', () => {
  it('[LG3] tell what was sold, the fee of it, and what was bought', () => {
    expect(totalsOf(trades)).toEqual({ sold: '1133', fee: '33', bought: '50' })
    expect(balanceOf(totalsOf(trades))).toBe(1050n)
  })

  it('[LG3] stay exact beyond what a number can hold', () => {
    const many = Array.from({ length: 20_000 }, () => ({
      basis: 'bought' as const,
      amount: 10 ** 15 - 1,
      day: '2026-11-24',
    }))
    expect(totalsOf(many).bought).toBe(String((10n ** 15n - 1n) * 20_000n))
    expect(balanceOf(totalsOf(many))).toBeLessThan(0n)
  })

  it('are told by months, the newest first', () => {
    expect(monthsOf(trades).map(({ month, count }) => [month, count])).toEqual([
      ['2026-11', 2],
      ['2026-10', 1],
    ])
    expect(monthsOf([])).toEqual([])
  })
})
