import { expect, it } from 'vitest'
import { meetsPrices, type PriceClause, readPriceClauses, writePriceClauses } from './price-ask.ts'

it.each<[number | undefined, readonly PriceClause[], boolean]>([
  [10_000_000, [{ operator: '<=', value: 10_000_000 }], true],
  [10_000_000, [{ operator: '<', value: 10_000_000 }], false],
  [10_000_000, [{ operator: '>=', value: 10_000_000 }], true],
  [10_000_000, [{ operator: '>', value: 10_000_000 }], false],
  [
    700,
    [
      { operator: '>=', value: 500 },
      { operator: '<=', value: 1_000 },
    ],
    true,
  ],
  // What nobody has named a price for is not cheap.
  [undefined, [{ operator: '<=', value: 10_000_000 }], false],
  [undefined, [], true],
])('a price of %s for %j: %s', (price, clauses, meets) => {
  expect(meetsPrices(price, clauses)).toBe(meets)
})

it('reads an address as it is written, and nothing strange of it', () => {
  const text = 'gte.500000,lt.1000000000000000'
  expect(writePriceClauses(readPriceClauses(text))).toBe(text)
  for (const strange of ['', 'lte', 'lte.', 'lte.-1', 'eq.3', 'has.1', 'lte.1e9', '%'])
    expect(readPriceClauses(strange).length).toBe(0)
  expect(readPriceClauses('lte.1,lte.2,lte.3,lte.4,lte.5')).toHaveLength(4)
})
