import { expect, it } from 'vitest'
import { sumLedger } from './ledger-totals.ts'

// 20,000 days after 1970-01-01 is 2024-10-04.
const DAY = 20_000

it('is nothing for an empty ledger', () => {
  expect(sumLedger([])).toEqual({ totals: { sold: '0', fee: '0', bought: '0' }, months: [] })
})

it('adds up beyond what numbers hold, with the fee of every sale (LG3, FE2)', () => {
  const lines = Array.from({ length: 10_000 }, () => ({
    basis: 'sold' as const,
    amount: 10 ** 15,
    day: DAY,
  }))
  const { totals } = sumLedger(lines)
  expect(totals.sold).toBe('10000000000000000000')
  // Of 10^15 the seller gets ⌈10^15 · 10,000 / 10,300⌉ = 970,873,786,407,767.
  expect(totals.fee).toBe(String((10n ** 15n - 970_873_786_407_767n) * 10_000n))
})

it('tells the months apart, the newest first', () => {
  const line = { basis: 'bought' as const, amount: 5, day: DAY }
  const { months, totals } = sumLedger([
    line,
    { ...line, day: DAY - 3 },
    { ...line, day: DAY - 4 },
    { basis: 'sold', amount: 103, day: DAY - 4 },
  ])
  expect(totals).toEqual({ sold: '103', fee: '3', bought: '15' })
  expect(months).toEqual([
    { month: '2024-10', sold: '0', fee: '0', bought: '10', count: 2 },
    { month: '2024-09', sold: '103', fee: '3', bought: '5', count: 2 },
  ])
})
