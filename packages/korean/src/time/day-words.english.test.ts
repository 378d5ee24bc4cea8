import { expect, it } from 'vitest'
import { listDay, listRange, WEEKDAYS } from './day-words.english.ts'

it('writes the day of a list', () => {
  expect(listDay(11, 20, WEEKDAYS[5] ?? '')).toBe('Fri, Nov 20')
  expect(listDay(1, 1, WEEKDAYS[0] ?? '')).toBe('Sun, Jan 1')
})

it('tells the day of a range once, and whose time it is', () => {
  const day = 'Fri, Nov 20'
  expect(listRange([day, '14:00'], [day, '18:00'])).toBe('Fri, Nov 20 14:00–18:00 KST')
  expect(listRange([day, '18:00'], ['Sun, Nov 22', '24:00'])).toBe(
    'Fri, Nov 20 18:00 – Sun, Nov 22 24:00 KST',
  )
})
