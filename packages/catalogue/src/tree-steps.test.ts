import { describe, expect, it } from 'vitest'
import { buildTree, cheapestStep, nearestEnds, wayLeft } from '../index.ts'

const tree = buildTree([
  { id: 'root', parentId: null },
  { id: 'a', parentId: 'root' },
  { id: 'b', parentId: 'a' },
  { id: 'c', parentId: 'b' },
  { id: 'side', parentId: 'a' },
  { id: 'alone', parentId: null },
])
const owning = (...ids: readonly string[]) => ({ owned: new Set(ids) })

describe('what is left of a way', () => {
  it('is what is not owned, from the root on', () => {
    expect(wayLeft('c', tree, owning('root'))).toEqual({
      target: 'c',
      missing: ['a', 'b', 'c'],
      next: 'a',
      cost: 3,
    })
    expect(wayLeft('c', tree, owning())).toMatchObject({ next: 'root', cost: 4 })
  })

  it('asks for a step below one that is owned already', () => {
    expect(wayLeft('c', tree, owning('root', 'b'))).toMatchObject({
      missing: ['a', 'c'],
      next: 'a',
    })
  })

  it('is nothing where everything is there', () => {
    expect(wayLeft('a', tree, owning('root', 'a'))).toMatchObject({ next: null, cost: 0 })
  })

  it('costs what its steps cost', () => {
    const costOf = (id: string) => (id === 'c' ? 50 : 2)
    expect(wayLeft('c', tree, { ...owning('root'), costOf }).cost).toBe(54)
  })

  it('is the crysta itself where there is no line, also one nobody knows', () => {
    expect(wayLeft('alone', tree, owning()).missing).toEqual(['alone'])
    expect(wayLeft('gone', tree, owning()).missing).toEqual(['gone'])
  })
})

describe('the nearest ends', () => {
  const targets = (...owned: readonly string[]) =>
    nearestEnds('b', tree, owning(...owned)).map(({ target, cost }) => [target, cost])

  it('come by the steps that are left', () => {
    expect(targets()).toEqual([
      ['side', 3],
      ['c', 4],
    ])
    expect(targets('root', 'b')).toEqual([
      ['c', 2],
      ['side', 2],
    ])
  })

  it('leave out what is reached', () => {
    expect(targets('root', 'a', 'side')).toEqual([['c', 2]])
  })
})

describe('the cheapest next step', () => {
  const PRICES: Readonly<Record<string, number>> = { root: 5, b: 30, side: 20, c: 1 }
  const priceOf = (id: string) => PRICES[id] ?? null
  const cheapest = (...owned: readonly string[]) =>
    cheapestStep('b', tree, { ...owning(...owned), priceOf })

  it('is the cheapest of those that can be taken now, not of all that are missing', () => {
    expect(cheapest('root', 'a')).toEqual({ id: 'side', price: 20, steps: 2, priced: 2 })
    expect(cheapest()).toEqual({ id: 'root', price: 5, steps: 1, priced: 1 })
  })

  it('is never one without a price', () => {
    expect(cheapest('root')).toBeNull()
    expect(
      cheapestStep('b', tree, {
        ...owning('root', 'a'),
        priceOf: (id) => (id === 'b' ? 30 : null),
      }),
    ).toEqual({ id: 'b', price: 30, steps: 2, priced: 1 })
  })

  it('is none where everything is there', () => {
    expect(cheapest('root', 'a', 'b', 'c', 'side')).toBeNull()
  })

  it('is never dearer than any other step with a price', () => {
    for (const price of [0, 10, 25, 40, 999]) {
      const own = (id: string) => (id === 'b' ? price : priceOf(id))
      const found = cheapestStep('b', tree, { ...owning('root', 'a'), priceOf: own })
      expect(found?.price).toBe(Math.min(price, 20))
    }
  })
})
