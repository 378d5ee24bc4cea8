import { expect, it } from 'vitest'
import { occurrenceSchema, olderOccurrenceValues, valuesOn } from './occurrence-form.ts'

const RULE = {
  every: 'week',
  interval: 1,
  weekdays: [4],
  monthBy: 'day',
  until: null,
  count: null,
  exceptions: [
    {
      on: '2026-12-10',
      change: {
        startAt: '2026-12-11T01:00:00.000Z',
        endAt: '2026-12-11T03:00:00.000Z',
        title: '미룬 점검',
        body: null,
      },
    },
    { on: '2026-12-17', change: null },
  ],
} as const
const event = {
  title: '정기 점검',
  body: '매주 해요',
  startAt: '2026-12-03T05:00:00.000Z',
  endAt: '2026-12-03T08:00:00.000Z',
}
const recurrence = { ...RULE, weekdays: [...RULE.weekdays], exceptions: [...RULE.exceptions] }

it('begins with the occurrence as it is, with its own words where it has some', () => {
  expect(valuesOn({ ...event, recurrence }, '2026-12-24')).toEqual({
    ...event,
    startAt: '2026-12-24T05:00:00.000Z',
    endAt: '2026-12-24T08:00:00.000Z',
  })
  expect(valuesOn({ ...event, recurrence }, '2026-12-10')).toEqual({
    title: '미룬 점검',
    body: '매주 해요',
    startAt: '2026-12-11T01:00:00.000Z',
    endAt: '2026-12-11T03:00:00.000Z',
  })
})

it('has none on a day the rule does not have, or leaves out', () => {
  for (const day of ['2026-12-09', '2026-12-17'])
    expect(valuesOn({ ...event, recurrence }, day)).toBeNull()
})

it('takes a day from an older version of the event, and says where that one has no such day', () => {
  expect(olderOccurrenceValues({ ...event, recurrence }, '2026-12-10').title).toBe('미룬 점검')
  expect(() => olderOccurrenceValues({ ...event, recurrence: null }, '2026-12-10')).toThrow(
    'no such day',
  )
})

it('ends no sooner than it begins', () => {
  const times = { startAt: event.endAt, endAt: event.startAt }
  expect(occurrenceSchema.safeParse({ ...event, version: 1 }).success).toBe(true)
  expect(
    occurrenceSchema.safeParse({ ...event, ...times, version: 1 }).error?.issues,
  ).toMatchObject([
    { path: ['endAt'], message: '끝이 시작보다 빨라요. 날짜를 다시 확인해 주세요.' },
  ])
})
