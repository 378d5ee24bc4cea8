import type { EventRecurrence } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { ruleSentence, shortRule } from './recurrence-words.ts'

const kst = (text: string) => new Date(`${text}+09:00`).toISOString()
const RULE: EventRecurrence = {
  every: 'week',
  interval: 1,
  weekdays: [4],
  monthBy: 'day',
  until: null,
  count: null,
  exceptions: [],
}
const say = (recurrence: Partial<EventRecurrence>, start: string, end: string) =>
  ruleSentence({ startAt: kst(start), endAt: kst(end), recurrence: { ...RULE, ...recurrence } })

it.each([
  [{}, '2026-12-03T17:00', '매주 목요일 14:00~17:00'],
  [{ until: '2026-12-31' }, '2026-12-03T17:00', '매주 목요일 14:00~17:00, 2026년 12월 31일까지'],
  [{ count: 10 }, '2026-12-03T17:00', '매주 목요일 14:00~17:00, 10번'],
  [
    { weekdays: [0, 4, 1], interval: 2 },
    '2026-12-04T02:00',
    '2주마다 월·목·일요일 14:00~다음 날 02:00',
  ],
  [{ every: 'day' }, '2026-12-04T00:00', '매일 14:00~24:00'],
  [{ every: 'day', interval: 3 }, '2026-12-05T09:00', '3일마다 14:00~2일 뒤 09:00'],
  [{ every: 'month' }, '2026-12-03T15:00', '매달 3일 14:00~15:00'],
  [{ every: 'month', monthBy: 'weekday' }, '2026-12-03T15:00', '매달 첫째 목요일 14:00~15:00'],
  [
    { every: 'month', monthBy: 'last-weekday', interval: 2 },
    '2026-12-03T15:00',
    '2달마다 마지막 목요일 14:00~15:00',
  ],
] as const)('%j until %s is told as “%s”', (recurrence, end, words) => {
  const rule = { ...recurrence } as Partial<EventRecurrence>
  expect(say(rule, '2026-12-03T14:00', end)).toBe(words)
})

it('a list says the days and when it begins', () => {
  expect(shortRule({ startAt: kst('2026-12-03T14:00'), recurrence: RULE })).toBe(
    '매주 목요일 14:00',
  )
})
