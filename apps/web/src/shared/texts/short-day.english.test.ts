import { expect, it } from 'vitest'
import { shortDay } from './short-day.english.ts'

it.each([
  ['2026-11-09', 'Nov 9'],
  ['2027-01-31', 'Jan 31'],
])('writes %s as %s, on whatever machine', (day, words) => {
  expect(shortDay(day)).toBe(words)
})
