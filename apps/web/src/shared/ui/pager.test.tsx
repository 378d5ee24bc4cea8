import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pagesAround } from './pager.tsx'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
  [9, 9, [1, null, 8, 9]],
])('of page %i of %i shows %j', (page, last, expected) => {
  expect(pagesAround(page, last)).toEqual(expected)
})

it('is rising, holds the ends and the page, and hides at least two pages in a gap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [page, last] = [Math.min(a, b), Math.max(a, b)]
      const shown = pagesAround(page, last)
      const numbers = shown.filter((one) => one !== null)
      expect(numbers).toEqual(numbers.toSorted((left, right) => left - right))
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(numbers).toEqual(expect.arrayContaining([1, page, last]))
      shown.forEach((one, index) => {
        if (one !== null) return
        expect((shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)).toBeGreaterThan(2)
      })
    }),
  )
})
