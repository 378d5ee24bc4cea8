import { expect, it } from 'vitest'
import { NO_OPTIONS, priceText, readPrices } from './typed-prices.ts'

it.each([
  ['Price ≤ 10,000,000', { operator: '<=', value: 10_000_000 }],
  ['Price > 500', { operator: '>', value: 500 }],
] as const)('says %s so that it is read again', (text, clause) => {
  expect(priceText(clause)).toBe(text)
  expect(readPrices(text, NO_OPTIONS)).toEqual({ prices: [{ clause, text }], rest: '' })
})

it('reads the short units', () => {
  const { prices, rest } = readPrices('Weapon crysta under 1.5M', NO_OPTIONS)
  expect(prices).toEqual([{ clause: { operator: '<', value: 1_500_000 }, text: 'under 1.5M' }])
  expect(rest).toBe('Weapon crysta')
})
