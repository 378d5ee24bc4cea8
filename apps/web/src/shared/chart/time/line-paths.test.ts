import { expect, it } from 'vitest'
import { dayNumber } from './days.ts'
import { bandPath, linePath } from './line-paths.ts'
import { runsOf } from './runs.ts'

const first = dayNumber('2026-11-01')
const scales = { x: (day: number) => (day - first) * 10, y: (value: number) => 100 - value }
const point = (day: number, value: number | null, half?: number) => ({
  day: `2026-11-0${day}`,
  value,
  q1: half === undefined || value === null ? null : value - half,
  q3: half === undefined || value === null ? null : value + half,
})

it('lifts the pen at a gap; a lonely point is a dot', () => {
  const runs = runsOf([point(1, 10), point(2, 20), point(3, null), point(4, 30)])
  expect(linePath(runs, scales)).toBe('M0.0 90.0L10.0 80.0M30.0 70.0h0.01')
})

it('the band goes there along the upper quarter and back along the lower', () => {
  const runs = runsOf([point(1, 10, 5), point(2, 20, 5)])
  expect(bandPath(runs, scales)).toBe('M0.0 85.0L10.0 75.0L10.0 85.0L0.0 95.0Z')
})

it('days without quartiles interrupt the band', () => {
  const runs = runsOf([point(1, 10, 5), point(2, 20), point(3, 10, 5), point(4, 10, 5)])
  expect(bandPath(runs, scales).match(/M/g)).toHaveLength(1)
  expect(bandPath(runsOf([point(1, 10, 5)]), scales)).toBe('')
})
