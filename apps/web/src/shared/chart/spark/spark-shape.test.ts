import { expect, it } from 'vitest'
import { sparkShape } from './spark-shape.ts'

const size = { width: 104, height: 24 }

it('gaps stay open, a lonely day is a dot', () => {
  const { path } = sparkShape([1, 2, null, 3, null, 4, 5], size)
  expect(path.match(/M/g)).toHaveLength(3)
  expect(path.match(/h0\.01/g)).toHaveLength(1)
})

it('the rhombus stands at the last value, not at the edge', () => {
  expect(sparkShape([1, 2, 3, null, null], size).end?.x).toBeCloseTo(52)
  expect(sparkShape([1, 2], size).end?.x).toBeCloseTo(100.5)
})

it('a change of a thousandth looks flat', () => {
  const heights = sparkShape([1000, 1001, 1000], size)
    .path.match(/ [\d.]+/g)
    ?.map(Number)
  const [least, most] = [Math.min(...(heights ?? [])), Math.max(...(heights ?? []))]
  expect(most - least).toBeLessThan(1)
})

it('nothing is nothing', () => {
  expect(sparkShape([null, null], size)).toEqual({ path: '', end: null, baseY: null })
  expect(sparkShape([], size).end).toBeNull()
})

it('a base is part of the scale', () => {
  const { baseY, end } = sparkShape([100, 110], { ...size, base: 100 })
  expect(baseY).toBeGreaterThan(end?.y ?? 0)
  expect(baseY).toBeLessThanOrEqual(24)
})
