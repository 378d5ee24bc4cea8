import { expect, it } from 'vitest'
import { dotsToBase100, needsBase100, timesApart, toBase100 } from './base100.ts'
import type { ChartLine } from './chart-line.ts'

const line = (key: string, values: readonly (number | null)[]): ChartLine => ({
  key,
  name: key,
  look: 'primary',
  points: values.map((value, index) => ({ day: `2026-11-0${index + 1}`, value })),
})

it('asks for the index beyond 20 times, not at 20', () => {
  expect(needsBase100([line('a', [2_000, 100]), line('b', [150])])).toBe(false)
  expect(needsBase100([line('a', [2_001]), line('b', [100])])).toBe(true)
})

it('one line alone is never put on another scale', () => {
  expect(needsBase100([line('a', [1, 1_000])])).toBe(false)
  expect(needsBase100([line('a', [1, 1_000]), line('b', [null])])).toBe(false)
  expect(timesApart([])).toBe(1)
})

it('the first value is 100, gaps stay', () => {
  const { points } = toBase100(line('a', [null, 200, 250, null, 150]))
  expect(points.map(({ value }) => value)).toEqual([null, 100, 125, null, 75])
})

it('quartiles and reports move with their line', () => {
  const one: ChartLine = {
    ...line('a', []),
    points: [{ day: '2026-11-01', value: 200, q1: 180, q3: 240 }],
  }
  expect(toBase100(one).points[0]).toMatchObject({ value: 100, q1: 90, q3: 120 })
  expect(dotsToBase100([{ day: '2026-11-01', value: 300, isFiltered: true }], one)).toEqual([
    { day: '2026-11-01', value: 150, isFiltered: true },
  ])
  expect(dotsToBase100([{ day: '2026-11-01', value: 300, isFiltered: true }], undefined)).toEqual(
    [],
  )
})
