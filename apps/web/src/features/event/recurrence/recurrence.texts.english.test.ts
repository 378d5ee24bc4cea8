import { expect, it } from 'vitest'
import { recurrenceTexts as texts } from './recurrence.texts.english.ts'

it('tells a rule in a sentence, with whose time it is', () => {
  const weekly = texts.everyWeek(2, texts.weekdayList(['Mon', 'Thu', 'Sun']))
  expect(texts.sentence(`${weekly} ${texts.span('14:00', texts.nextDay('02:00'))}`, '')).toBe(
    'Every 2 weeks on Mon, Thu, and Sun 14:00–02:00 the next day KST',
  )
  expect(texts.sentence('Every day 14:00', texts.untilDay(2026, 12, 31))).toBe(
    'Every day 14:00 KST, until Dec 31, 2026',
  )
})

it.each([
  [1, 'on the 1st'],
  [2, 'on the 2nd'],
  [3, 'on the 3rd'],
  [11, 'on the 11th'],
  [22, 'on the 22nd'],
])('tells the day %d of a month', (day, words) => {
  expect(texts.monthDay(day)).toBe(words)
})

it('tells which weekday of a month', () => {
  expect(texts.everyMonth(1, texts.monthWeekday(2, 'Thu'))).toBe('Every month on the second Thu')
  expect(texts.everyMonth(2, texts.lastWeekday('Thu'))).toBe('Every 2 months on the last Thu')
})
