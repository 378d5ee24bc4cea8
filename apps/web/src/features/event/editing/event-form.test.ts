import type { EventDetail } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { copyOf, newEventSchema, valuesOf } from './event-form.ts'

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
