import { expect, it } from 'vitest'
import type { ChartLine } from '../time/chart-line.ts'
import { chartCsvRows } from './chart-csv.ts'
import { chartRows } from './chart-rows.ts'

const lines: readonly ChartLine[] = [
  {
    key: 'a',
    name: '바쿠잔',
    look: 'primary',
    points: [
      { day: '2026-11-20', value: null, members: 2 },
      { day: '2026-11-21', value: 123_456_789, q1: 117_000_000, q3: 128_000_000, members: 6 },
      { day: '2026-11-22', value: 124_000_000, q1: 119_000_000, q3: 128_000_000, members: 6 },
    ],
  },
  {
    key: 'b',
    name: '론디네',
    look: 'brass',
    points: [{ day: '2026-11-21', value: 98_000_000, members: 4 }],
  },
]

it('the table has the newest day first and no day without a value', () => {
  expect(chartRows(lines).map(({ day, points }) => [day, points.map((one) => one?.value)])).toEqual(
    [
      ['2026-11-22', [124_000_000, undefined]],
      ['2026-11-21', [123_456_789, 98_000_000]],
    ],
  )
})

it('the file has whole numbers, Korean heads and empty cells', () => {
  expect(chartCsvRows(lines)).toEqual([
    [
      '날',
      '바쿠잔 7일 중앙값',
      '바쿠잔 아래 4분의 1',
      '바쿠잔 위 4분의 1',
      '바쿠잔 명수',
      '론디네 7일 중앙값',
      '론디네 아래 4분의 1',
      '론디네 위 4분의 1',
      '론디네 명수',
    ],
    ['2026-11-21', 123_456_789, 117_000_000, 128_000_000, 6, 98_000_000, null, null, 4],
    ['2026-11-22', 124_000_000, 119_000_000, 128_000_000, 6, null, null, null, null],
  ])
  expect(chartCsvRows(lines, 'week')[0]?.slice(0, 2)).toEqual(['주', '바쿠잔 그 주의 중앙값'])
})
