import { expect, it } from 'vitest'
import type { ChartPoint } from './chart-line.ts'
import { gapsOf, runsOf } from './runs.ts'

const days = (points: readonly (readonly [string, number | null])[]): ChartPoint[] =>
  points.map(([day, value]) => ({ day: `2026-11-${day}`, value }))

const shape = (points: ChartPoint[]) =>
  runsOf(points).map((run) => run.map(({ day }) => day.slice(8)))

it('[PR29] joins points up to 7 days apart, not 8', () => {
  expect(
    shape(
      days([
        ['01', 1],
        ['08', 2],
        ['16', 3],
        ['17', 4],
      ]),
    ),
  ).toEqual([
    ['01', '08'],
    ['16', '17'],
  ])
})

it('[PR29] a point without a price interrupts the line', () => {
  const points = days([
    ['01', 1],
    ['02', null],
    ['03', 2],
  ])
  expect(shape(points)).toEqual([['01'], ['03']])
  expect(gapsOf(points)).toEqual([{ from: '2026-11-02', to: '2026-11-02' }])
})

it('names the days between', () => {
  expect(
    gapsOf(
      days([
        ['01', 1],
        ['10', 2],
        ['11', 3],
        ['30', 4],
      ]),
    ),
  ).toEqual([
    { from: '2026-11-02', to: '2026-11-09' },
    { from: '2026-11-12', to: '2026-11-29' },
  ])
})

it('what is missing at the ends is no gap', () => {
  expect(
    gapsOf(
      days([
        ['01', null],
        ['02', 1],
        ['09', 1],
        ['20', null],
      ]),
    ),
  ).toEqual([])
  expect(runsOf([])).toEqual([])
})

it('[PR30] weeks join their neighbours', () => {
  expect(
    shape(
      days([
        ['02', 1],
        ['09', 2],
        ['23', 3],
      ]),
    ),
  ).toEqual([['02', '09'], ['23']])
})
