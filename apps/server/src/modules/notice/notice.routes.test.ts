import { HOUR_MS } from '@gyeol/korean'
import {
  LEVEL_ROLE_CODES,
  LEVEL_ROLES,
  type NoticePage,
  ROLES,
  STORED_ROLE_CODES,
} from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { openSession } from '../session/session.service.ts'

const ROUNDS = 200
const text = { title: '정기 점검 안내', body: '**점검**이 있어요.' }

describeWithDatabase('notices', () => {
  const time = createClock()
  let test: TestApp
  let editor: Person
  let admin: Person
  let member: Person

  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
    editor = await signIn(test, 'EDITOR')
    admin = await signIn(test, 'ADMIN')
    member = await signIn(test, 'MEMBER')
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    await test.database.kysely.deleteFrom('notice').execute()
    time.advance(1000)
  })

  const write = async (author: Person, fields: object = {}, headers = {}): Promise<string> => {
    const answer = await author.call('POST', '/api/notification', { ...text, ...fields }, headers)
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json()).toEqual({ id: expect.any(String), version: 1 })
    return answer.json<{ id: string }>().id
  }
  const list = async (call: Person['call'], query = ''): Promise<NoticePage> => {
    const answer = await call('GET', `/api/notification${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<NoticePage>()
  }
  const titles = ({ items }: NoticePage) => items.map(({ title }) => title)

  it('reach exactly the audience they are for: list, page and count agree for every role', async () => {
    const owner = await signIn(test, 'OWNER')
    const ids = new Map<string, string>()
    for (const levelCode of LEVEL_ROLE_CODES)
      ids.set(levelCode, await write(owner, { title: levelCode, levelCode }))
    const viewers = [
      { role: 'VISITOR' as const, call: visitor(test) },
      ...(await Promise.all(
        STORED_ROLE_CODES.map(async (role) => ({ role, call: (await signIn(test, role)).call })),
      )),
    ]
    // People who came after the notices were written begin with nothing unread.
    time.advance(1000)
    await test.database.kysely.updateTable('notice').set({ publish_at: time.clock() }).execute()
    for (const { role, call } of viewers) {
      const seen = LEVEL_ROLE_CODES.filter((code) => LEVEL_ROLES[code].level <= ROLES[role].level)
      const inbox = await list(call)
      expect(titles(inbox).sort(), role).toEqual([...seen].sort())
      expect(inbox.total).toBe(seen.length)
      expect(inbox.unread).toBe(role === 'VISITOR' ? null : seen.length)
      expect(titles(await list(call, '?view=public')), role).toEqual(['ALL'])
      for (const [levelCode, id] of ids) {
        const answer = await call('GET', `/api/notification/${id}`)
        const isSeen = seen.some((code) => code === levelCode)
        expect(answer.statusCode, `${role} ${levelCode}`).toBe(isSeen ? 200 : 404)
        const read = await call('PUT', `/api/notification/${id}/read`)
        expect(read.statusCode).toBe(role === 'VISITOR' ? 401 : isSeen ? 204 : 404)
      }
      expect((await list(call)).unread).toBe(role === 'VISITOR' ? null : 0)
    }
  })

  it('that are hidden look like ones that never were', async () => {
    const id = await write(admin, { levelCode: 'ADMIN' })
    const hidden = await member.call('GET', `/api/notification/${id}`)
    const absent = await member.call('GET', '/api/notification/none')
    const strip = (body: object) => ({ ...body, requestId: '' })
    expect(hidden.statusCode).toBe(404)
    expect(strip(hidden.json())).toEqual(strip(absent.json()))
    expect(Object.keys(hidden.headers).sort()).toEqual(Object.keys(absent.headers).sort())
  })

  it('are written for audiences up to the own level, by editors', async () => {
    const tooHigh = await editor.call('POST', '/api/notification', { ...text, levelCode: 'ADMIN' })
    expect(tooHigh.json()).toMatchObject({ status: 403, code: 'LEVEL_TOO_HIGH' })
    await write(editor, { levelCode: 'EDITOR' })
    expect((await member.call('POST', '/api/notification', text)).statusCode).toBe(403)
    expect((await visitor(test)('POST', '/api/notification', text)).statusCode).toBe(401)
  })

  it('tell who wrote them, and who may change them', async () => {
    const id = await write(editor)
    const seenBy = async (call: Person['call']) =>
      (await call('GET', `/api/notification/${id}`)).json()
    expect(await seenBy(editor.call)).toEqual({
      id,
      ...text,
      levelCode: 'ALL',
      pinned: false,
      author: { id: editor.id, nickname: editor.nickname },
      publishedAt: new Date(time.clock()).toISOString(),
      updatedAt: new Date(time.clock()).toISOString(),
      isScheduled: false,
      read: true,
      canEdit: true,
      version: 1,
    })
    expect(await seenBy(admin.call)).toMatchObject({ canEdit: true, read: false })
    expect(await seenBy(member.call)).toMatchObject({ canEdit: false })
    const other = await signIn(test, 'EDITOR')
    expect(await seenBy(other.call)).toMatchObject({ canEdit: false })
    const change = { ...text, version: 1 }
    for (const { call } of [other]) {
      expect((await call('PUT', `/api/notification/${id}`, change)).statusCode).toBe(403)
      expect((await call('DELETE', `/api/notification/${id}`)).statusCode).toBe(403)
    }
    const changed = await admin.call('PUT', `/api/notification/${id}`, { ...change, title: '고침' })
    expect(changed.json()).toMatchObject({ title: '고침', version: 2, author: { id: editor.id } })
    expect((await admin.call('DELETE', `/api/notification/${id}`)).statusCode).toBe(204)
    expect((await admin.call('DELETE', `/api/notification/${id}`)).statusCode).toBe(404)
  })

  it('are found by title, whatever spaces and case it is typed with', async () => {
    await write(editor, { title: 'Ver 1.0 업데이트 안내' })
    await write(editor, { title: '100%_할인' })
    const found = async (search: string) =>
      titles(await list(member.call, `?search=${encodeURIComponent(search)}`))
    expect(await found('VER1.0 업데이트')).toEqual(['Ver 1.0 업데이트 안내'])
    expect(await found('%_')).toEqual(['100%_할인'])
    expect(await found('_0')).toEqual([])
  })

  it('stand with pinned ones first, then the newest, page by page', async () => {
    for (const title of ['1', '2', '3', '4']) {
      await write(editor, { title, pinned: title === '2' })
      time.advance(1000)
    }
    expect(titles(await list(member.call))).toEqual(['2', '4', '3', '1'])
    const page = await list(member.call, '?page=2&pageSize=3')
    expect(page).toMatchObject({ page: 2, pageSize: 3, total: 4 })
    expect(titles(page)).toEqual(['1'])
  })

  it('come out at their time; until then only their editors see them', async () => {
    const publishAt = new Date(time.clock() + HOUR_MS).toISOString()
    const id = await write(editor, { publishAt })
    const status = async (call: Person['call']) =>
      (await call('GET', `/api/notification/${id}`)).statusCode
    const other = await signIn(test, 'EDITOR')
    expect(await status(editor.call)).toBe(200)
    expect(await status(admin.call)).toBe(200)
    expect(await status(other.call)).toBe(404)
    expect(await status(member.call)).toBe(404)
    expect((await list(editor.call)).total).toBe(0)
    expect((await list(editor.call, '?view=manage')).items[0]).toMatchObject({ isScheduled: true })
    expect((await list(admin.call, '?view=manage')).total).toBe(1)
    expect((await list(other.call, '?view=manage')).total).toBe(0)
    expect((await list(member.call)).unread).toBe(0)
    const readTooSoon = await member.call('PUT', `/api/notification/${id}/read`)
    expect(readTooSoon.statusCode).toBe(404)
    time.advance(HOUR_MS)
    expect(await status(member.call)).toBe(200)
    const inbox = await list(member.call)
    expect(inbox.items[0]).toMatchObject({ isScheduled: false, publishedAt: publishAt })
    expect(inbox.unread).toBe(1)
  })

  it('keep their time when an edit does not name one', async () => {
    const publishAt = new Date(time.clock() + HOUR_MS).toISOString()
    const id = await write(editor, { publishAt })
    const change = { ...text, title: '고침', version: 1 }
    const answer = await editor.call('PUT', `/api/notification/${id}`, change)
    expect(answer.json()).toMatchObject({ publishedAt: publishAt, isScheduled: true })
  })

  it('are managed by editors alone', async () => {
    expect((await member.call('GET', '/api/notification?view=manage')).statusCode).toBe(403)
    expect((await visitor(test)('GET', '/api/notification?view=manage')).statusCode).toBe(401)
  })

  it('are unread until they are opened, or all are marked', async () => {
    const [first] = [await write(editor), await write(editor), await write(editor)]
    expect((await list(member.call)).unread).toBe(3)
    await member.call('PUT', `/api/notification/${first}/read`)
    await member.call('PUT', `/api/notification/${first}/read`, {})
    expect((await list(member.call)).unread).toBe(2)
    expect((await list(editor.call)).unread).toBe(0)
    expect((await member.call('PUT', '/api/notification/read-all')).statusCode).toBe(204)
    const inbox = await list(member.call)
    expect(inbox.unread).toBe(0)
    expect(inbox.items.every(({ read }) => read)).toBe(true)
    time.advance(1000)
    await write(editor)
    expect((await list(member.call)).unread).toBe(1)
    expect((await visitor(test)('PUT', '/api/notification/read-all')).statusCode).toBe(401)
  })

  it(`with two editors at once: one wins, the other is shown the row as it is (${ROUNDS} rounds)`, async () => {
    const id = await write(editor)
    for (let version = 1; version <= ROUNDS; version += 1) {
      const answers = await Promise.all(
        [editor, admin].map(({ call, nickname }) =>
          call('PUT', `/api/notification/${id}`, { ...text, title: nickname, version }),
        ),
      )
      const won = answers.find(({ statusCode }) => statusCode === 200)
      const lost = answers.find(({ statusCode }) => statusCode === 409)
      expect(won?.json()).toMatchObject({ version: version + 1 })
      expect(lost?.json()).toMatchObject({
        code: 'STALE',
        current: { version: version + 1, title: won?.json<{ title: string }>().title },
      })
    }
  })

  it('sent twice with one key are written once', async () => {
    const headers = { 'idempotency-key': 'notice-1' }
    const ids = await Promise.all([0, 1, 2].map(() => write(editor, {}, headers)))
    expect(new Set(ids).size).toBe(1)
    expect((await list(member.call)).total).toBe(1)
    const other = await editor.call('POST', '/api/notification', { ...text, title: 'x' }, headers)
    expect(other.json()).toMatchObject({ status: 409, code: 'IDEMPOTENCY' })
  })

  it('hold 20,000 characters of any script, whatever their bytes', async () => {
    const id = await write(editor, { body: '가'.repeat(20_000) })
    const escaped = JSON.stringify({ ...text, version: 1, body: '' }).replace(
      '"body":""',
      `"body":"${'\\uac00'.repeat(20_000)}"`,
    )
    const session = { memberId: editor.id, userAgent: '', isRemembered: false, now: time.clock() }
    const token = await openSession(test.database.kysely, { ...session, formerToken: undefined })
    const answer = await test.app.inject({
      method: 'PUT',
      url: `/api/notification/${id}`,
      headers: { 'content-type': 'application/json', cookie: `sid=${token}` },
      payload: escaped,
    })
    expect(escaped.length).toBeGreaterThan(120_000)
    expect(answer.json()).toMatchObject({ version: 2, body: '가'.repeat(20_000) })
    const tooLong = await editor.call('POST', '/api/notification', {
      ...text,
      body: '가'.repeat(20_001),
    })
    expect(tooLong.json()).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'body' }] })
    const tooLarge = await editor.call('POST', '/api/notification', { body: 'x'.repeat(300_000) })
    expect(tooLarge.statusCode).toBe(413)
  })

  it.each([
    { id: 'a' },
    { authorId: 'a' },
    { level: 0 },
    { title: '' },
    { title: ' 앞' },
    { title: '두\n줄' },
    { body: '' },
    { levelCode: 'OWNER' },
    { publishAt: '내일' },
    { publishAt: '2026-01-01' },
  ])('refuse %j', async (fields) => {
    const answer = await editor.call('POST', '/api/notification', { ...text, ...fields })
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION' })
  })

  it('leave a trace of every change in the log, and none of a refused one', async () => {
    const id = await write(editor)
    await editor.call('PUT', `/api/notification/${id}`, { ...text, title: '고침', version: 1 })
    await editor.call('PUT', `/api/notification/${id}`, { ...text, title: '늦음', version: 1 })
    await admin.call('DELETE', `/api/notification/${id}`)
    const rows = await test.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'before', 'after'])
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual([
      'notice.create',
      'notice.update',
      'notice.delete',
    ])
    expect(JSON.parse(rows[1]?.after ?? '')).toEqual({ title: '고침' })
    expect(rows[2]).toMatchObject({ actor_id: admin.id, after: null })
  })
})
