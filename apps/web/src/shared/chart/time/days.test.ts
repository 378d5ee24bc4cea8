import { expect, it } from 'vitest'
import { shortDay } from '../../texts/short-day.ts'
import { dayNumber, dayText, pointDay, weekdayDay } from './days.ts'

it('counts days and writes them back', () => {
  expect(dayNumber('1970-01-01')).toBe(0)
  expect(dayNumber('2026-03-01') - dayNumber('2026-02-28')).toBe(1)
  expect(dayText(dayNumber('2024-02-29') + 1)).toBe('2024-03-01')
})

it('names days and weeks', () => {
  expect(shortDay('2026-11-09')).toBe('11.09')
  expect(weekdayDay('2026-11-09')).toBe('11.09 월')
  expect(pointDay('2026-12-28', 'week')).toBe('12.28–01.03')
})
