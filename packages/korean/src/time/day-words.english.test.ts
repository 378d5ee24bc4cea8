import { expect, it } from 'vitest'
import { listDay, WEEKDAYS } from './day-words.english.ts'

it('writes the day of a list', () => {
  expect(listDay(11, 20, WEEKDAYS[5] ?? '')).toBe('Fri, Nov 20')
  expect(listDay(1, 1, WEEKDAYS[0] ?? '')).toBe('Sun, Jan 1')
})
