import type { CurrentPrice, PriceEstimateView } from '@gyeol/contract'
import { describe, expect, it } from 'vitest'
import {
  comparedWith,
  emptyReport,
  knownPrice,
  piecesToBegin,
  placeOf,
  questionOf,
  unitOf,
} from './report-values.ts'

const estimate = (parts: Partial<PriceEstimateView>) =>
  ({
    median: null,
    voices: [],
    min: null,
    max: null,
    q1: null,
    q3: null,
    ...parts,
  }) as PriceEstimateView

const prices = (
  headline: CurrentPrice['headline'],
  deal: Partial<PriceEstimateView>,
  ask: Partial<PriceEstimateView> = {},
) => ({ headline, deal: estimate(deal), ask: estimate(ask) }) as CurrentPrice

describe('the pieces a report begins with', () => {
  const begin = (typed: { amount?: number; quantity?: number }, given = 1, unitQuantity = 1000) =>
    piecesToBegin({ ...emptyReport(), ...typed }, { given, unitQuantity })
  it('are what the item is counted in, and another item’s after it', () => {
    expect(begin({})).toBe(1000)
    expect(begin({ quantity: 1000 }, 1000, 1)).toBe(1)
    expect(begin({}, 1, 1)).toBeNull()
  })
  it('stay as they were typed', () => {
    expect(begin({ quantity: 3 })).toBeNull()
    expect(begin({ amount: 280 })).toBeNull()
  })
})

describe('[PR3] [PR4] the unit price of what is typed', () => {
  const values = { ...emptyReport(), amount: 36_750_000, quantity: 3 }
  it('is that of one unit, of a thousand where they are counted in bulk', () => {
    expect(unitOf(values, 1, 300)).toBe(12_250_000)
    expect(unitOf({ ...values, amount: 280, quantity: 1 }, 1000, 300)).toBe(280_000)
  })
  it('adds the fee to what a seller received, and to nothing else', () => {
    const net = { ...values, amount: 100, quantity: 1, isNet: true }
    expect(unitOf(net, 1, 300)).toBe(103)
    expect(unitOf({ ...net, basis: 'bought' }, 1, 300)).toBe(100)
  })
  it('is refused outside the limits and waits for what is not typed', () => {
    expect(unitOf({ ...values, amount: 1, quantity: 1_000_000 }, 1, 300)).toBe('refused')
    expect(unitOf({ ...values, amount: null }, 1, 300)).toBeNull()
    expect(unitOf({ ...values, amount: Number.NaN }, 1, 300)).toBeNull()
    expect(unitOf({ ...values, quantity: Number.NaN }, 1, 300)).toBeNull()
  })
})

describe('[PR35] a strange amount', () => {
  it('is asked about with the correction that lands near the price', () => {
    expect(questionOf(1_240_000_000, 1_240_000_000, 124_000_000)).toEqual({
      known: 124_000_000,
      corrected: 124_000_000,
      factor: 0.1,
    })
    expect(questionOf(1_240, 1_240, 12_400_000)?.corrected).toBe(12_400_000)
  })
  it('corrects the whole amount, not the price of one', () => {
    expect(questionOf(367_500_000, 122_500_000, 12_400_000)?.corrected).toBe(36_750_000)
  })
  it('is asked about without one where no slip explains it, and not at all near the price', () => {
    expect(questionOf(6_000_000_000, 6_000_000_000, 100_000_000)?.corrected).toBeNull()
    expect(questionOf(400_000_000, 400_000_000, 100_000_000)).toBeNull()
    expect(questionOf(400_000_000, 400_000_000, null)).toBeNull()
  })
  it('is noticed by the headline, else by what voices say', () => {
    expect(knownPrice(prices('ask', {}, { median: 50 }), 'sold')).toBe(50)
    expect(knownPrice(prices(null, { voices: [900, 100, 200] }), 'sold')).toBe(200)
    expect(knownPrice(prices(null, {}), 'sold')).toBeNull()
  })
})

it('holds a report against its own series, or the headline where that has no price', () => {
  const both = prices('deal', { median: 10 }, { median: 12 })
  expect(comparedWith(both, 'asked').median).toBe(12)
  expect(comparedWith(prices('deal', { median: 10 }), 'asked').median).toBe(10)
})

it('says where a price stands', () => {
  const range = { min: 10, q1: 20, q3: 30, max: 40 }
  expect([9, 10, 20, 30, 31, 41].map((unit) => placeOf(unit, range))).toEqual([
    'below',
    'between',
    'inside',
    'inside',
    'between',
    'above',
  ])
  expect(placeOf(5, { min: null, q1: null, q3: null, max: null })).toBeNull()
})
