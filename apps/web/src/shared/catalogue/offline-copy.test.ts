import { expect, it } from 'vitest'
import { copyBytes } from './offline-copy.ts'

it('tells about how large a copy is, without writing all of it', () => {
  const items = Array.from({ length: 4631 }, (_, place) => ({
    id: `piece-${place}`,
    name: '가'.repeat(place % 7),
  }))
  const whole = new TextEncoder().encode(JSON.stringify(items)).length
  expect(Math.abs(copyBytes(items) - whole) / whole).toBeLessThan(0.05)
  expect(copyBytes([])).toBe(0)
})
