import { expect, it } from 'vitest'
import {
  daysUntil,
  endOfDay,
  formatClock,
  formatDate,
  formatListDate,
  formatListDay,
  formatListRange,
  kstParts,
  parseDate,
  startOfDay,
} from './korean-time.ts'

const at = (text: string) => Date.parse(text)

it.each([
  ['2026-11-20T14:59:59.999Z', '2026-11-20'],
  ['2026-11-20T15:00:00Z', '2026-11-21'],
  ['2026-01-01T00:00:00+09:00', '2026-01-01'],
  ['2024-02-28T15:00:00Z', '2024-02-29'],
  ['0999-06-01T00:00:00Z', '0999-06-01'],
])('formatDate shows %s as the Korean day %s', (time, expected) => {
  expect(formatDate(at(time))).toBe(expected)
})

it('formatDate shows nothing for a time that does not exist', () => {
  expect(formatDate(Number.NaN)).toBe('')
  expect(formatDate(9e15)).toBe('')
  expect(formatListDate(Number.NaN)).toBe('')
  expect(formatListDay(Number.NaN)).toBe('')
  expect(formatClock(Number.NaN)).toBe('')
  const moment = Date.parse('2026-11-20T09:05:00Z')
  expect(formatListDay(moment)).toBe('11.20 금')
  expect(formatClock(moment)).toBe('18:05')
})

it.each([
  ['2026-11-21', at('2026-11-20T15:00:00Z')],
  ['2024-02-29', at('2024-02-28T15:00:00Z')],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['2026-1-1', null],
  ['', null],
])('parseDate reads %s', (text, expected) => {
  expect(parseDate(text)).toBe(expected)
})

it('knows the Korean weekday, hour and minute', () => {
  expect(kstParts(at('2026-11-20T18:05:00+09:00'))).toEqual({
    year: 2026,
    month: 11,
    day: 20,
    weekday: '금',
    hour: 18,
    minute: 5,
  })
})

it.each([
  ['2026-11-20T18:00:00+09:00', '2026-11-23T00:00:00+09:00', '11.20 금 18:00 – 11.22 일 24:00'],
  ['2026-01-01T00:00:00+09:00', '2026-01-01T09:30:00+09:00', '01.01 목 00:00 – 01.01 목 09:30'],
])('formatListRange writes %s to %s as %s', (start, end, expected) => {
  expect(formatListRange(at(start), at(end))).toBe(expected)
})

it.each([
  ['2026-11-21T00:00:00+09:00', '2026-11-20T23:59:59+09:00', 1],
  ['2026-11-20T00:00:00+09:00', '2026-11-20T23:59:59+09:00', 0],
  ['2026-11-19T23:59:00+09:00', '2026-11-20T00:00:00+09:00', -1],
  ['2027-01-01T12:00:00+09:00', '2026-12-31T12:00:00+09:00', 1],
])('daysUntil counts Korean calendar days: %s seen at %s is %d', (target, now, expected) => {
  expect(daysUntil(at(target), at(now))).toBe(expected)
})

it.each([
  ['2026-11-21', '2026-11-20T15:00:00Z', '2026-11-21T15:00:00Z'],
  ['2026-01-01', '2025-12-31T15:00:00Z', '2026-01-01T15:00:00Z'],
  ['2024-02-29', '2024-02-28T15:00:00Z', '2024-02-29T15:00:00Z'],
])('a Korean day %s lasts from %s until %s', (day, start, end) => {
  expect([startOfDay(day), endOfDay(day)]).toEqual([at(start), at(end)])
  expect(formatDate(startOfDay(day))).toBe(day)
  expect(formatDate(endOfDay(day) - 1)).toBe(day)
})
