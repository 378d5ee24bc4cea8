import { describe, expect, it } from 'vitest'
import { estimateWindow } from './estimate.ts'
import { heardMedian, thinned, windowContents } from './window-contents.ts'

const TODAY = 20_000
const vote = (voice: string, value: number, ago = 0, reports = 1) => ({
  voice,
  value,
  day: TODAY - ago,
  weight: 4,
  reports,
})

describe('the contents of a window', () => {
  const votes = [
    vote('a', 100),
    vote('a', 90, 3, 2),
    vote('b', 101),
    vote('c', 99),
    vote('d', 9_000),
    vote('e', 100, 7),
  ]

  it('are its reports, its voices and the counted values (PR11, PR17)', () => {
    const price = estimateWindow(votes, TODAY, 7)
    expect(price.filtered).toEqual(['d'])
    expect(windowContents(votes, price, TODAY)).toEqual({
      reports: 6,
      votes: 5,
      voices: 4,
      values: [99, 100, 101],
    })
  })

  it('are all that speak while there is no price (PR23)', () => {
    const few = [vote('a', 100), vote('b', 9_000)]
    expect(windowContents(few, estimateWindow(few, TODAY, 7), TODAY).values).toEqual([100, 9_000])
  })
})

it('thinning keeps both ends and the order', () => {
  const values = Array.from({ length: 101 }, (_, index) => index)
  expect(thinned(values, 5)).toEqual([0, 25, 50, 75, 100])
  expect(thinned([1, 2], 5)).toEqual([1, 2])
})

it('what was heard in thirty days is a median without filter (PR35)', () => {
  expect(heardMedian([], TODAY)).toBeNull()
  expect(heardMedian([vote('a', 100, 29)], TODAY)).toBe(100)
  expect(heardMedian([vote('a', 100, 30)], TODAY)).toBeNull()
  expect(heardMedian([vote('a', 100), vote('b', 9_000), vote('c', 7, 20)], TODAY)).toBe(100)
})
