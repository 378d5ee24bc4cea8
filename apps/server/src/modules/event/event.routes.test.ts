import { DAY_MS } from '@gyeol/korean'
import type { EventDetail, EventSummary } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'

type Page = { items: EventSummary[]; page: number; pageSize: number; total: number }

describeWithDatabase('events', () => {
  const time = createClock()
  let test: TestApp
  let editor: Person
  let nobody: Person['call']

  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
    editor = await signIn(test, 'EDITOR')
    nobody = visitor(test)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    await test.database.kysely.deleteFrom('event').execute()
    time.advance(1000)
  })

  const base = {
    title: '봄 캠페인',
    startAt: '2026-03-01T00:00:00Z',
    endAt: '2026-03-08T05:00:00Z',
  }
  const write = async (fields: object = {}, headers = {}): Promise<string> => {
    const answer = await editor.call('POST', '/api/event', { ...base, ...fields }, headers)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string }>().id
  }
  const list = async (query = '', call = nobody): Promise<Page> => {
    const answer = await call('GET', `/api/event${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<Page>()
  }
  const titles = ({ items }: Page) => items.map(({ title }) => title)
  const read = async (id: string, call = nobody) =>
    (await call('GET', `/api/event/${id}`)).json<EventDetail>()

  it('keep what an editor enters', async () => {
    const fields = {
      kind: 'campaign',
      body: '# 봄\n- 하나',
      rewards: ['오브 10개', '요리 재료'],
      links: [{ text: '공식 안내', url: 'https://example.com/a?b=1' }],
    }
    const id = await write(fields)
    expect(await read(id)).toEqual({
      id,
      ...base,
      ...fields,
      startAt: '2026-03-01T00:00:00.000Z',
      endAt: '2026-03-08T05:00:00.000Z',
      endKind: 'at',
      state: 'published',
      author: { id: editor.id, nickname: editor.nickname },
      updatedAt: new Date(time.clock()).toISOString(),
      canEdit: false,
      version: 1,
    })
    expect(await read(id, editor.call)).toMatchObject({ canEdit: true })
  })

  it.each([
    [{ endAt: null }, { endKind: 'maintenance', endAt: null }],
    [{ endAt: undefined }, { endKind: 'maintenance', endAt: null }],
    [{ endKind: 'maintenance' }, { endKind: 'maintenance', endAt: '2026-03-08T05:00:00.000Z' }],
    [{ endAt: '2026-02-01T00:00:00Z' }, { endKind: 'at', endAt: '2026-03-01T00:00:00.000Z' }],
    [{ startAt: '9999-12-31T00:00:00Z' }, { startAt: '2999-12-31T00:00:00.000Z' }],
  ])('with %j are kept with %j', async (fields, kept) => {
    expect(await read(await write(fields))).toMatchObject(kept)
  })

  it('are listed when they run on one of the days asked for, counted in Korea', async () => {
    // 2 March 00:00 to 4 March 00:00 in Korea.
    await write({ title: 'A', startAt: '2026-03-01T15:00:00Z', endAt: '2026-03-03T15:00:00Z' })
    await write({ title: 'B', startAt: '2026-03-10T00:00:00Z', endAt: null })
    const found = async (query: string) => titles(await list(query))
    expect(await found('')).toEqual(['A', 'B'])
    expect(await found('?sort=-startAt')).toEqual(['B', 'A'])
    expect(await found('?to=2026-03-01')).toEqual([])
    expect(await found('?to=2026-03-02')).toEqual(['A'])
    expect(await found('?from=2026-03-03&to=2026-03-03')).toEqual(['A'])
    expect(await found('?from=2026-03-04&to=2026-03-04')).toEqual([])
    expect(await found('?from=2026-03-05')).toEqual(['B'])
    expect(await found('?from=2030-01-01&to=2030-01-01')).toEqual(['B'])
    expect(await found('?from=2026-03-05&to=2026-03-01')).toEqual([])
    expect(await list('?pageSize=1&page=2')).toMatchObject({ total: 2, items: [{ title: 'B' }] })
  })

  it('are found by kind and title', async () => {
    await write({ title: '봄 상점', kind: 'shop' })
    await write({ title: '정기 점검', kind: 'maintenance' })
    expect(titles(await list('?kind=shop'))).toEqual(['봄 상점'])
    expect(titles(await list(`?search=${encodeURIComponent('정기점검')}`))).toEqual(['정기 점검'])
  })

  it('that are drafts are seen by those who write events only', async () => {
    const id = await write({ title: '초안', state: 'draft' })
    await write({ title: '공개' })
    expect((await nobody('GET', `/api/event/${id}`)).statusCode).toBe(404)
    const member = await signIn(test, 'MEMBER')
    expect((await member.call('GET', `/api/event/${id}`)).statusCode).toBe(404)
    expect((await editor.call('GET', `/api/event/${id}`)).statusCode).toBe(200)
    expect(titles(await list('', editor.call))).toEqual(['공개'])
    expect(titles(await list('?state=draft'))).toEqual(['공개'])
    expect(titles(await list('?view=manage&state=draft', editor.call))).toEqual(['초안'])
    expect((await list('?view=manage', editor.call)).total).toBe(2)
    expect((await nobody('GET', '/api/event?view=manage')).statusCode).toBe(401)
    expect((await member.call('GET', '/api/event?view=manage')).statusCode).toBe(403)
  })

  it('are changed by one of two editors at once, and by nobody without the right', async () => {
    const id = await write()
    const other = await signIn(test, 'EDITOR')
    for (let version = 1; version <= 40; version += 1) {
      const answers = await Promise.all(
        [editor, other].map(({ call, nickname }) =>
          call('PUT', `/api/event/${id}`, { ...base, title: nickname, version }),
        ),
      )
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
      const lost = answers.find(({ statusCode }) => statusCode === 409)
      expect(lost?.json()).toMatchObject({ code: 'STALE', current: { version: version + 1 } })
    }
    const member = await signIn(test, 'CONTRIBUTOR')
    const change = { ...base, version: 41 }
    expect((await member.call('PUT', `/api/event/${id}`, change)).statusCode).toBe(403)
    expect((await nobody('DELETE', `/api/event/${id}`)).statusCode).toBe(401)
    expect((await editor.call('PUT', '/api/event/none', change)).statusCode).toBe(404)
    expect((await editor.call('DELETE', `/api/event/${id}`)).statusCode).toBe(204)
    expect((await editor.call('DELETE', `/api/event/${id}`)).statusCode).toBe(404)
  })

  it('sent twice with one key are written once', async () => {
    const headers = { 'idempotency-key': 'event-1' }
    const ids = await Promise.all([0, 1].map(() => write({}, headers)))
    expect(new Set(ids).size).toBe(1)
    expect((await list()).total).toBe(1)
  })

  it('move together by whole days', async () => {
    const first = await write({ title: '하나' })
    const second = await write({ title: '둘', endAt: null })
    const items = [first, second].map((id) => ({ id, version: 1 }))
    const answer = await editor.call('POST', '/api/event/bulk-dates', { items, shiftDays: 7 })
    const { items: shifted } = answer.json<{ items: object[] }>()
    expect(shifted).toHaveLength(2)
    expect(shifted).toEqual(expect.arrayContaining(items.map(({ id }) => ({ id, version: 2 }))))
    expect(await read(first)).toMatchObject({
      startAt: '2026-03-08T00:00:00.000Z',
      endAt: '2026-03-15T05:00:00.000Z',
    })
    expect(await read(second)).toMatchObject({ startAt: '2026-03-08T00:00:00.000Z', endAt: null })
  })

  it('all stay where they are when one of them cannot be moved', async () => {
    const first = await write()
    const second = await write()
    await editor.call('PUT', `/api/event/${second}`, { ...base, title: '고침', version: 1 })
    const shift = (items: object[]) =>
      editor.call('POST', '/api/event/bulk-dates', { items, shiftDays: -1 })
    const stale = await shift([first, second].map((id) => ({ id, version: 1 })))
    expect(stale.json()).toMatchObject({
      status: 409,
      code: 'STALE',
      current: [{ id: second, title: '고침', version: 2 }],
    })
    const gone = await shift([
      { id: first, version: 1 },
      { id: 'none', version: 1 },
    ])
    expect(gone.json()).toMatchObject({ code: 'STALE', current: [] })
    const twice = await shift([
      { id: first, version: 1 },
      { id: first, version: 1 },
    ])
    expect(twice.json()).toMatchObject({ code: 'STALE' })
    expect(await read(first)).toMatchObject({ version: 1, startAt: '2026-03-01T00:00:00.000Z' })
  })

  it('cannot be moved out of the calendar', async () => {
    const id = await write({ startAt: '2999-12-30T00:00:00Z', endAt: null })
    const items = [{ id, version: 1 }]
    await editor.call('POST', '/api/event/bulk-dates', { items, shiftDays: 3650 })
    expect(await read(id)).toMatchObject({ startAt: '2999-12-31T00:00:00.000Z' })
  })

  it.each([
    { title: '' },
    { kind: 'party' },
    { startAt: '2026-03-01' },
    { links: [{ text: 'x', url: 'javascript:alert(1)' }] },
    { links: [{ text: 'x', url: 'https://a.example/"onload' }] },
    { rewards: Array.from({ length: 31 }, () => 'x') },
    { state: 'deleted' },
    { authorId: 'x' },
    { version: 1 },
  ])('refuse %j', async (fields) => {
    const answer = await editor.call('POST', '/api/event', { ...base, ...fields })
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION' })
  })

  it('appear in the summary of administrators and in the download of who wrote them', async () => {
    await write({ endKind: 'maintenance', endAt: new Date(time.clock() - DAY_MS).toISOString() })
    const admin = await signIn(test, 'ADMIN')
    const summary = (await admin.call('GET', '/api/admin/summary')).json()
    expect(summary.counts).toContainEqual({ code: 'event', count: 1 })
    expect(summary.attention).toContainEqual({ code: 'event.expected-end-passed', count: 1 })
    const own = (await editor.call('GET', '/api/member/profile/export')).json()
    expect(own.sections.events).toMatchObject([{ title: base.title }])
  })
})
