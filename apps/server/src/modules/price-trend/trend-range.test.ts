import { dayOfText, dayText } from '@gyeol/korean'
import { expect, it } from 'vitest'
import { toTrendRange } from './trend-range.ts'

// A Tuesday.
const TODAY = dayOfText('2026-11-24')
const range = (query: Parameters<typeof toTrendRange>[0]) => {
  const { from, to, step } = toTrendRange(query, TODAY)
  return [dayText(from), dayText(to), step]
}

it.each([
  [{}, ['2026-08-27', '2026-11-24', 'day']],
  [{ from: '2026-08-25' }, ['2026-08-25', '2026-11-24', 'day']],
  [{ from: '2026-08-24' }, ['2026-08-24', '2026-11-24', 'week']],
  [{ from: '2026-08-23', step: 'day' }, ['2026-08-17', '2026-11-24', 'week']],
  [{ from: '2026-11-19', step: 'week' }, ['2026-11-16', '2026-11-24', 'week']],
  [{ from: '2026-11-24', to: '2026-11-24' }, ['2026-11-24', '2026-11-24', 'day']],
  [{ to: '2999-01-01' }, ['2026-08-27', '2026-11-24', 'day']],
  [{ to: '2026-01-10', from: '2026-01-01' }, ['2026-01-01', '2026-01-10', 'day']],
  [{ from: '0001-01-01' }, ['2023-10-30', '2026-11-24', 'week']],
] as const)('%j is from %j', (query, expected) => {
  expect(range(query)).toEqual(expected)
})

it('refuses a range that ends before it begins', () => {
  expect(() => range({ from: '2026-11-02', to: '2026-11-01' })).toThrow('VALIDATION')
})
