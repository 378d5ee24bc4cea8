import { expect, it } from 'vitest'
import { digestBefore, lastDigestAt } from './digest-times.ts'

const at = (text: string) => Date.parse(text)
const shown = (time: number) => new Date(time).toISOString()

// 26 November 2026 is a Thursday; 20:00 in Korea is 11:00 UTC.
it.each([
  ['just before eight in the evening', '2026-11-26T19:59:59+09:00', '2026-11-25T20:00:00+09:00'],
  ['at eight', '2026-11-26T20:00:00+09:00', '2026-11-26T20:00:00+09:00'],
  ['before midnight', '2026-11-26T23:59:59+09:00', '2026-11-26T20:00:00+09:00'],
  ['after midnight', '2026-11-27T00:00:01+09:00', '2026-11-26T20:00:00+09:00'],
  [
    'before nine in the morning, another day in UTC',
    '2026-11-27T08:59:00+09:00',
    '2026-11-26T20:00:00+09:00',
  ],
  ['over the end of a year', '2027-01-01T12:00:00+09:00', '2026-12-31T20:00:00+09:00'],
])('a day’s notices are told at eight in the evening in Korea: %s', (_, now, expected) => {
  expect(shown(lastDigestAt('daily', at(now)))).toBe(shown(at(expected)))
})

it.each([
  ['a Wednesday', '2026-11-25T23:00:00+09:00', '2026-11-19T20:00:00+09:00'],
  ['a Thursday before eight', '2026-11-26T19:59:59+09:00', '2026-11-19T20:00:00+09:00'],
  ['a Thursday at eight', '2026-11-26T20:00:00+09:00', '2026-11-26T20:00:00+09:00'],
  ['a Sunday', '2026-11-29T12:00:00+09:00', '2026-11-26T20:00:00+09:00'],
])('a week’s notices are told on Thursdays: %s', (_, now, expected) => {
  expect(shown(lastDigestAt('weekly', at(now)))).toBe(shown(at(expected)))
})

it('the time before is a day, or a week, ago', () => {
  const now = at('2026-11-26T20:00:00+09:00')
  expect(digestBefore('daily', now)).toBe(at('2026-11-25T20:00:00+09:00'))
  expect(digestBefore('weekly', now)).toBe(at('2026-11-19T20:00:00+09:00'))
})
