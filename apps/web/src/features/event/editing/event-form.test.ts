import type { EventDetail } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { copyOf, followingValues, newEventSchema, valuesOf } from './event-form.ts'

const EVENT: EventDetail = {
  id: 'a',
  title: '수확제',
  kind: 'campaign',
  startAt: '2026-11-05T05:00:00.000Z',
  endKind: 'maintenance',
  endAt: null,
  body: '본문',
  rewards: ['오브 10'],
  links: [{ text: '공식', url: 'https://example.com' }],
  state: 'published',
  version: 3,
  author: null,
  updatedAt: '2026-11-05T05:00:00.000Z',
  canEdit: true,
}

const check = (values: object) => newEventSchema.safeParse({ ...valuesOf(EVENT), ...values })

it('tells of an end before the start at the end', () => {
  const wrong = check({ endAt: '2026-11-04T05:00:00.000Z' })
  expect(wrong.error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['endAt'], '끝이 시작보다 빨라요. 날짜를 다시 확인해 주세요.'],
  ])
  expect(check({ endAt: '2026-11-05T05:00:00.000Z' }).success).toBe(true)
  expect(check({ endAt: null }).success).toBe(true)
})

it('takes spaces around the title for slips of the hand', () => {
  expect(check({ endAt: null, title: '  수확제 ' }).data?.title).toBe('수확제')
  expect(check({ endAt: null, title: '   ' }).success).toBe(false)
})

it('makes a copy a draft, with a name that still fits', () => {
  expect(copyOf(EVENT)).toMatchObject({
    title: '수확제 (복제)',
    state: 'draft',
    rewards: ['오브 10'],
  })
  expect(copyOf({ ...EVENT, title: '가'.repeat(100) }).title).toHaveLength(100)
})

const WEEKLY = {
  every: 'week',
  interval: 1,
  weekdays: [4],
  monthBy: 'day',
  until: null,
  count: 4,
  exceptions: [{ on: '2026-11-26', change: null }],
} as const
/** Thursdays 14:00–17:00 in Korea. */
const REPEATING: EventDetail = {
  ...EVENT,
  endKind: 'at',
  endAt: '2026-11-05T08:00:00.000Z',
  recurrence: { ...WEEKLY, weekdays: [4], exceptions: [...WEEKLY.exceptions] },
}

it('tells why it cannot repeat, where it can be mended', () => {
  const problems = (values: object) =>
    newEventSchema
      .safeParse({ ...valuesOf(REPEATING), ...values })
      .error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(problems({})).toBeUndefined()
  expect(problems({ endAt: null })).toEqual([
    ['endAt', '반복하는 이벤트는 끝나는 때를 적어 주세요.'],
  ])
  expect(problems({ recurrence: { ...WEEKLY, weekdays: [5] } })).toEqual([
    ['recurrence', '시작하는 날의 요일도 골라 주세요.'],
  ])
  expect(problems({ recurrence: { ...WEEKLY, count: 0 } })).toHaveLength(1)
})

it('begins a change of all that follows with the day that was chosen, and what is left', () => {
  expect(followingValues(REPEATING, '2026-11-19')).toMatchObject({
    startAt: '2026-11-19T05:00:00.000Z',
    endAt: '2026-11-19T08:00:00.000Z',
    recurrence: { count: 2, exceptions: [{ on: '2026-11-26', change: null }] },
  })
  expect(followingValues(REPEATING, '2026-11-26')).toBeNull()
  expect(followingValues(REPEATING, '2026-11-20')).toBeNull()
  expect(followingValues(EVENT, '2026-11-19')).toBeNull()
})
