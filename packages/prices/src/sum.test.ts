import { expect, it } from 'vitest'
import { sumPrices } from './sum.ts'

it('adds up medians and names what is missing and the weakest (PR41)', () => {
  const price = { median: 10 ** 15, level: 'high' as const }
  const parts = [
    { pieces: 100, price },
    { pieces: 1, price: { median: 1, level: 'low' as const } },
    { pieces: 5, price: null },
  ]
  expect(sumPrices(parts)).toEqual({
    total: 100_000_000_000_000_001n,
    parts: 3,
    priced: 2,
    weakest: 'low',
  })
  expect(sumPrices([]).weakest).toBe('none')
})

it('prices pieces of what is counted in bulk, rounded half up (PR4, PR41)', () => {
  const price = { median: 217_001, level: 'medium' as const }
  const sum = sumPrices([{ pieces: 500, unitQuantity: 1000, price }])
  expect(sum.total).toBe(108_501n)
  expect(sumPrices([{ pieces: 0, unitQuantity: 1000, price }]).total).toBe(0n)
})
