import type { EventDetail, EventSummary } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { listBeginning } from './event-calendar.service.ts'

/** Wednesday 2 December 2026, noon in Korea. */
const NOON = Date.parse('2026-12-02T12:00+09:00')
const kst = (text: string) => new Date(`${text}+09:00`).toISOString()

const RULE = { every: 'week', weekdays: [4] }
const KEPT = {
  every: 'week',
  interval: 1,
  weekdays: [4],
  monthBy: 'day',
  until: null,
  count: null,
  exceptions: [],
}
const base = {
  title: '정기 점검',
  kind: 'maintenance',
  startAt: kst('2026-12-03T14:00'),
  endAt: kst('2026-12-03T17:00'),
  recurrence: RULE,
}
const moved = {
  on: '2026-12-10',
  change: { startAt: kst('2026-12-11T10:00'), endAt: kst('2026-12-11T12:00'), title: '미룬 점검' },
}

describeWithDatabase('events that repeat', () => {
  let time = createClock(NOON)
  let test: TestApp
  let editor: Person
  let nobody: Person['call']

  beforeAll(async () => {
    test = await createApp({}, { clock: () => time.clock() })
    editor = await signIn(test, 'EDITOR')
    nobody = visitor(test)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    time = createClock(NOON)
    await test.database.kysely.deleteFrom('event').execute()
  })

  const write = async (fields: object = {}): Promise<string> => {
    const answer = await editor.call('POST', '/api/event', { ...base, ...fields })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string }>().id
  }
  const list = async (query: string, call = nobody) => {
    const answer = await call('GET', `/api/event${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ items: EventSummary[]; total: number }>()
  }
  const days = async (query: string) =>
    (await list(query)).items.map(({ occurrence, startAt }) => [occurrence, startAt])
  const read = async (id: string) => (await nobody('GET', `/api/event/${id}`)).json<EventDetail>()
  const refused = async (fields: object) => {
    const answer = await editor.call('POST', '/api/event', { ...base, ...fields })
    expect(answer.statusCode, answer.body).toBe(400)
    return answer.json<{ errors: { path: string; message: string }[] }>().errors[0]
  }

  it('are kept with their rule; others have none', async () => {
    expect(await read(await write())).toMatchObject({ startAt: base.startAt, recurrence: KEPT })
    const plain = await read(await write({ recurrence: null }))
    expect(plain).not.toHaveProperty('recurrence')
    expect((await list('')).items.find(({ id }) => id === plain.id)).not.toHaveProperty(
      'occurrence',
    )
  })

  it('keep their rule, and what else is left out, when they are changed without it', async () => {
    const own = { rewards: ['오브'], state: 'draft', endKind: 'maintenance' }
    const id = await write(own)
    const { title, startAt, endAt } = base
    const change = { title: `${title} 연장`, startAt, endAt, body: '늦어져요' }
    const put = (fields: object) => editor.call('PUT', `/api/event/${id}`, { ...change, ...fields })
    const kept = await put({ version: 1 })
    expect(kept.statusCode, kept.body).toBe(200)
    expect(kept.json()).toMatchObject({ ...change, ...own, kind: 'maintenance', recurrence: KEPT })
    // The rule that stays has to fit the times that are sent.
    const friday = kst('2026-12-04T14:00')
    const unfit = await put({ version: 2, startAt: friday, endAt: friday })
    expect(unfit.statusCode, unfit.body).toBe(400)
    const ended = await put({ version: 2, recurrence: null })
    expect(ended.statusCode, ended.body).toBe(200)
    expect(ended.json()).not.toHaveProperty('recurrence')
  })

  it('are listed once with the occurrence that is next, or was last', async () => {
    await write({
      recurrence: { ...RULE, exceptions: [{ on: '2026-12-03', change: null }, moved] },
    })
    expect((await list('?from=2026-12-02')).items).toMatchObject([
      {
        title: '미룬 점검',
        occurrence: '2026-12-10',
        startAt: kst('2026-12-11T10:00'),
        endAt: kst('2026-12-11T12:00'),
        firstAt: base.startAt,
      },
    ])
    expect(await days('?to=2026-12-02&sort=-startAt')).toEqual([])
    time = createClock(Date.parse('2026-12-11T13:00+09:00'))
    expect(await days('?from=2026-12-11')).toEqual([['2026-12-17', kst('2026-12-17T14:00')]])
    expect(await days('?to=2026-12-11&sort=-startAt')).toEqual([
      ['2026-12-10', kst('2026-12-11T10:00')],
    ])
  })

  it('that are over are listed with the last one, where one looks back', async () => {
    await write({ recurrence: { ...RULE, count: 2 } })
    time = createClock(Date.parse('2027-03-01T12:00+09:00'))
    expect(await days('?from=2027-03-01')).toEqual([])
    expect(await days('?to=2027-03-01&sort=-startAt')).toEqual([
      ['2026-12-10', kst('2026-12-10T14:00')],
    ])
  })

  it('show every occurrence of the days that are asked for, between the others', async () => {
    await write({
      recurrence: { ...RULE, exceptions: [{ on: '2026-12-17', change: null }, moved] },
    })
    await write({
      title: '한 번',
      recurrence: null,
      startAt: kst('2026-12-12T00:00'),
      endAt: kst('2026-12-13T00:00'),
    })
    const month = '?occurrences=all&from=2026-12-01&to=2026-12-31'
    expect(await days(month)).toEqual([
      ['2026-12-03', kst('2026-12-03T14:00')],
      ['2026-12-10', kst('2026-12-11T10:00')],
      [undefined, kst('2026-12-12T00:00')],
      ['2026-12-24', kst('2026-12-24T14:00')],
      ['2026-12-31', kst('2026-12-31T14:00')],
    ])
    expect(await days(`${month}&pageSize=2&page=2`)).toEqual([
      [undefined, kst('2026-12-12T00:00')],
      ['2026-12-24', kst('2026-12-24T14:00')],
    ])
    expect((await list(`${month}&pageSize=2`)).total).toBe(5)
  })

  it('tell whoever asks for too many, or for all of no days', async () => {
    await write({ recurrence: { every: 'day' } })
    for (const query of ['from=2026-12-01&to=2030-12-01', 'from=2026-12-01', '']) {
      const answer = await nobody('GET', `/api/event?occurrences=all&${query}`)
      expect(answer.statusCode, query).toBe(400)
      expect(answer.body).toContain('1,000번')
    }
  })

  it.each([
    [{ endAt: null }, 'endAt', '반복하는 이벤트는 끝나는 때를 적어 주세요.'],
    [{ recurrence: { ...RULE, weekdays: [5] } }, 'recurrence', '시작하는 날의 요일도 골라 주세요.'],
    [
      { recurrence: { ...RULE, until: '2026-12-02' } },
      'recurrence',
      '반복이 끝나는 날이 시작보다 빨라요.',
    ],
    [
      { recurrence: { ...RULE, until: '2027-12-02', count: 2 } },
      'recurrence',
      '반복은 날짜나 횟수 가운데 하나로 끝나요.',
    ],
    [
      { endAt: kst('2026-12-10T15:00') },
      'recurrence',
      '한 번이 다음 번보다 길어 서로 겹쳐요. 끝을 당기거나 간격을 늘려 주세요.',
    ],
    [{ recurrence: { ...RULE, count: 0 } }, 'recurrence.count', '1 이상이어야 해요.'],
    [{ recurrence: { ...RULE, count: 1001 } }, 'recurrence.count', '1000 이하여야 해요.'],
  ])('cannot be %j', async (fields, path, message) => {
    expect(await refused(fields)).toMatchObject({ path, message })
  })

  it('move with their exceptions when dates are moved', async () => {
    const id = await write({ recurrence: { ...RULE, exceptions: [moved] } })
    const body = { items: [{ id, version: 1 }], shiftDays: 1 }
    expect((await editor.call('POST', '/api/event/bulk-dates', body)).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({
      startAt: kst('2026-12-04T14:00'),
      recurrence: {
        weekdays: [5],
        exceptions: [{ on: '2026-12-11', change: { startAt: kst('2026-12-12T10:00') } }],
      },
    })
  })

  it('are cut in two, both halves or none', async () => {
    const id = await write({ recurrence: { ...RULE, count: 5 } })
    const event = {
      ...base,
      title: '저녁 점검',
      startAt: kst('2026-12-17T20:00'),
      endAt: kst('2026-12-17T22:00'),
      recurrence: { ...RULE, count: 3 },
    }
    const split = (fields: object) =>
      editor.call('POST', `/api/event/${id}/split`, {
        version: 1,
        on: '2026-12-17',
        event,
        ...fields,
      })
    for (const [fields, status] of [
      [{ on: '2026-12-18' }, 400],
      [{ on: '2026-12-03' }, 400],
      [{ version: 7 }, 409],
      [{ event: { ...event, endAt: null } }, 400],
    ] as const)
      expect((await split(fields)).statusCode, JSON.stringify(fields)).toBe(status)
    expect(await read(id)).toMatchObject({ version: 1, recurrence: { count: 5 } })
    expect((await nobody('POST', `/api/event/${id}/split`, {})).statusCode).toBe(401)

    const answer = await split({})
    expect(answer.statusCode, answer.body).toBe(201)
    const all = await days('?occurrences=all&from=2026-12-01&to=2027-02-01')
    expect(all.map(([, start]) => start)).toEqual([
      kst('2026-12-03T14:00'),
      kst('2026-12-10T14:00'),
      kst('2026-12-17T20:00'),
      kst('2026-12-24T20:00'),
      kst('2026-12-31T20:00'),
    ])
  })

  it('are one row of the desk, as they were written', async () => {
    await write({ recurrence: { ...RULE, exceptions: [{ on: '2026-12-03', change: null }] } })
    const { items, total } = await list('?view=manage', editor.call)
    expect(total).toBe(1)
    expect(items[0]).toMatchObject({ startAt: base.startAt, version: 1 })
    expect(items[0]).not.toHaveProperty('occurrence')
  })

  it('keep their rule in the versions before and are put back with it', async () => {
    const id = await write({ recurrence: { ...RULE, exceptions: [moved] } })
    expect((await editor.call('DELETE', `/api/event/${id}`)).statusCode).toBe(204)
    const answer = await editor.call('POST', `/api/revision/event/${id}/restore`, {})
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    const { recurrence } = await read(id)
    expect(recurrence?.exceptions).toMatchObject([moved])
  })

  it('mark the charts of prices with every occurrence, where it is now', async () => {
    await write({ recurrence: { ...RULE, exceptions: [moved] } })
    const marks = await listBeginning(test.database.kysely, {
      from: Date.parse('2026-12-01T00:00+09:00'),
      to: Date.parse('2026-12-20T00:00+09:00'),
      kind: 'maintenance',
    })
    const starts = marks.map(({ start_at: at }) => new Date(at).toISOString()).toSorted()
    expect(starts).toEqual([
      kst('2026-12-03T14:00'),
      kst('2026-12-11T10:00'),
      kst('2026-12-17T14:00'),
    ])
  })
})
