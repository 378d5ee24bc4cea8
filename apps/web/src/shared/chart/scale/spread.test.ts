import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spread } from './spread.ts'

it('leaves alone what has room', () => {
  expect(
    spread(
      [
        { at: 100, size: 10 },
        { at: 20, size: 10 },
      ],
      0,
      200,
    ),
  ).toEqual([100, 20])
})

it('two at one place stand around it, in their order', () => {
  expect(
    spread(
      [
        { at: 50, size: 20 },
        { at: 50, size: 20 },
      ],
      0,
      100,
    ),
  ).toEqual([40, 60])
})

it('pushes a chain, and off the end', () => {
  expect(
    spread(
      [
        { at: 95, size: 20 },
        { at: 99, size: 20 },
        { at: 70, size: 20 },
      ],
      0,
      100,
    ),
  ).toEqual([70, 90, 50])
})

it('nothing covers anything, order stays, and all is inside while it fits', () => {
  const wish = fc.record({
    at: fc.integer({ min: -50, max: 550 }),
    size: fc.integer({ min: 1, max: 60 }),
  })
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 8 }), (wishes) => {
      const middles = spread(wishes, 0, 500)
      const placed = wishes
        .map(({ at, size }, index) => ({ at, size, middle: middles[index] ?? 0 }))
        .sort((a, b) => a.middle - b.middle)
      for (const [index, { at, size, middle }] of placed.entries()) {
        const before = placed[index - 1]
        if (before) {
          expect(middle - size / 2).toBeGreaterThanOrEqual(before.middle + before.size / 2 - 1e-6)
          expect(at).toBeGreaterThanOrEqual(before.at)
        }
        expect(middle - size / 2).toBeGreaterThanOrEqual(-1e-6)
        expect(middle + size / 2).toBeLessThanOrEqual(500 + 1e-6)
      }
    }),
  )
})
