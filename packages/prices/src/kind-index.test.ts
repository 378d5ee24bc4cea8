import { describe, expect, it } from 'vitest'
import { kindIndex } from './kind-index.ts'

const item = (...points: readonly (readonly [number, number | null])[]) =>
  points.map(([day, median]) => ({ day, median }))

describe('the index of a kind (PR32)', () => {
  it('is the median of the ratios to the first price of the range, in hundredths', () => {
    const items = [item([1, 100], [3, 110]), item([1, 7], [3, 14]), item([1, 10], [2, 12])]
    const index = kindIndex(items, { from: 1, to: 3 })
    expect(index.map((point) => point.index)).toEqual([10_000, 10_000, 12_000])
  })

  it('takes the exact mean of two middle ratios, half up', () => {
    const items = [item([1, 3], [2, 4]), item([1, 3], [2, 5]), item([1, 1]), item([1, 1], [2, 9])]
    expect(kindIndex(items, { from: 1, to: 2 })[1]).toEqual({ day: 2, items: 4, index: 15_000 })
  })

  it('leaves out items without a base in the first week, and values older than a week', () => {
    const items = [item([1, 5]), item([1, 5]), item([1, 5], [9, null]), item([8, 5])]
    const index = kindIndex(items, { from: 1, to: 8 })
    expect(index[6]).toEqual({ day: 7, items: 3, index: 10_000 })
    expect(index[7]).toEqual({ day: 8, items: 0, index: null })
  })

  it('is the same on every seventh day when only these are asked for', () => {
    const items = [
      item([1, 100], [8, 110], [15, 130]),
      item([2, 7], [9, 14]),
      item([1, 10], [8, 12], [15, 9]),
    ]
    const every = kindIndex(items, { from: 1, to: 20 })
    const weekly = kindIndex(items, { from: 1, to: 20, step: 7 })
    expect(weekly).toEqual(every.filter(({ day }) => [1, 8, 15].includes(day)))
  })
})
