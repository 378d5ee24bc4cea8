import { DAY_MS } from '@gyeol/korean'
import { auditEntrySchema, type AuditEntry } from '@gyeol/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'
import { inTransaction } from '../../database/transaction.ts'
import { changedFields } from './audit-state.ts'
import { recordAudit } from './audit.service.ts'

describe('a kept state', () => {
  it('holds what changed and nothing else', () => {
    const before = { a: 1, b: [1], c: 'x' }
    expect(changedFields(before, { a: 2, b: [1], c: 'x' })).toEqual({
      before: { a: 1 },
      after: { a: 2 },
    })
    expect(changedFields(undefined, before)).toEqual({ before: null, after: before })
    expect(changedFields(before, undefined)).toEqual({ before, after: null })
    expect(changedFields(undefined, undefined)).toEqual({ before: null, after: null })
  })

  it('never holds a secret', () => {
    const secrets = {
      passwordHash: 'x',
      resetToken: 'x',
      secret: 'x',
      totpSecret: 'x',
      cookie: 'x',
    }
    expect(changedFields(undefined, { ...secrets, nickname: 'y' }).after).toEqual({ nickname: 'y' })
  })
})

describeWithDatabase('the audit log', () => {
  // Five in the morning in Korea: there it is the tenth already.
  const time = createClock(Date.parse('2026-11-09T20:00:00Z'))
  let test: TestApp
  let owner: Person
  let admin: Person
  let member: Person
  beforeAll(async () => {
    test = await createApp({}, time)
    owner = await signIn(test, 'OWNER')
    admin = await signIn(test, 'ADMIN')
    member = await signIn(test, 'MEMBER')
    const body = { nickname: '이름 하나', status: 'ACTIVE', roleCode: 'MEMBER', version: 1 }
    await admin.call('PUT', `/api/member/${member.id}`, { ...body, reason: ' 욕설 ' })
    time.advance(DAY_MS)
    owner = await signIn(test, 'OWNER')
    await owner.call('PUT', `/api/member/${member.id}`, { ...body, roleCode: 'EDITOR', version: 2 })
    const setting = (await owner.call('GET', '/api/setting')).json()
    await owner.call('PUT', '/api/setting', { ...setting, priceEditHours: 3 })
  })
  afterAll(() => test.close())

  const list = async (query: string): Promise<AuditEntry[]> => {
    const answer = await owner.call('GET', `/api/audit?${query}`)
    expect(answer.statusCode).toBe(200)
    return auditEntrySchema.array().parse(answer.json().items)
  }

  it('says who did what, when, why, and what it was before', async () => {
    const [setting, role, name] = await list('')
    expect(name).toMatchObject({
      at: '2026-11-09T20:00:00.000Z',
      actor: { id: admin.id, nickname: admin.nickname },
      action: 'member.update',
      entity: 'member',
      entityId: member.id,
      before: { nickname: member.nickname },
      after: { nickname: '이름 하나' },
      reason: '욕설',
    })
    expect(role).toMatchObject({ before: { roleCode: 'MEMBER' }, after: { roleCode: 'EDITOR' } })
    expect(setting).toMatchObject({
      action: 'setting.update',
      before: { priceEditHours: 24 },
      after: { priceEditHours: 3 },
      reason: null,
    })
  })

  it.each([
    ['entity=setting', ['setting.update']],
    ['action=member.update', ['member.update', 'member.update']],
    ['to=2026-11-10', ['member.update']],
    ['from=2026-11-11', ['setting.update', 'member.update']],
    ['from=2026-11-10&to=2026-11-10', ['member.update']],
    ['to=2026-11-09', []],
    ['from=2026-11-11&to=2026-11-10', []],
    ['actorId=nobody', []],
  ])('answers ?%s', async (query, actions) => {
    expect((await list(query)).map(({ action }) => action)).toEqual(actions)
  })

  describe('names', () => {
    let crysta: { readonly id: string }
    beforeAll(async () => {
      const body = { name: '걸어 다니는 나무', kind: 'normal', stats: [{ stat: 'atk', value: 1 }] }
      crysta = (await owner.call('POST', '/api/crysta', body)).json()
      const after = { ...body, name: '걷는 나무', version: 1 }
      await owner.call('PUT', `/api/crysta/${crysta.id}`, after)
    })

    const found = async (search: string) =>
      (await list(`search=${encodeURIComponent(search)}`)).map(({ action }) => action)

    it('calls things as they are called now', async () => {
      const [latest, made] = await list('area=catalogue')
      expect([latest?.entityName, made?.entityName]).toEqual(['걷는 나무', '걷는 나무'])
      expect((await list('area=member')).map(({ entityName }) => entityName)).toEqual([
        '이름 하나',
        '이름 하나',
      ])
      expect((await list('area=site')).map(({ entityName }) => entityName)).toEqual([null])
    })

    it('finds by the thing, by who did it and by the reason, spaces or not', async () => {
      expect(await found('걷는나무')).toEqual(['crysta.update', 'crysta.create'])
      expect(await found('다니는')).toEqual(['crysta.update', 'crysta.create'])
      expect(await found('이름하나')).toEqual(['member.update', 'member.update'])
      expect(await found(admin.nickname)).toEqual(['member.update'])
      expect(await found('욕설')).toEqual(['member.update'])
      expect(await found('%')).toEqual([])
      expect(await found('없는 말')).toEqual([])
    })

    it('counts the parts of the site, whichever is asked for', async () => {
      const { total, areas } = (await owner.call('GET', '/api/audit?area=member')).json()
      expect(total).toBe(2)
      expect(areas).toEqual({ catalogue: 2, post: 0, member: 2, price: 0, site: 1 })
    })

    it('keeps the name of what has gone', async () => {
      expect((await owner.call('DELETE', `/api/crysta/${crysta.id}`)).statusCode).toBe(204)
      const [gone] = await list('action=crysta.delete')
      expect(gone?.entityName).toBe('걷는 나무')
      expect(await found('걷는 나무')).toContain('crysta.delete')
    })

    it.each([
      ['/api/notification', { title: '점검', body: '글', levelCode: 'MEMBER', pinned: false }],
      ['/api/price/kind', { name: '새 종류', order: 100 }],
    ])('knows those of %s', async (path, body) => {
      const made = await owner.call('POST', path, body)
      const [latest] = await list(`entityId=${made.json().id}`)
      expect(latest?.entityName).toBe('title' in body ? body.title : body.name)
    })
  })

  it('answers for one actor, in pages', async () => {
    expect(await list(`actorId=${admin.id}`)).toHaveLength(1)
    const answer = await owner.call('GET', '/api/audit?pageSize=1&page=2')
    expect(answer.json()).toMatchObject({ page: 2, pageSize: 1 })
    expect(answer.json().items).toHaveLength(1)
  })

  it('answers what happened to one item', async () => {
    const [latest] = await list('action=member.update')
    const about = await list(`entity=member&entityId=${latest?.entityId}`)
    expect(about.length).toBeGreaterThan(0)
    expect(new Set(about.map(({ entityId }) => entityId))).toEqual(new Set([latest?.entityId]))
    expect(await list('entity=setting&entityId=nobody')).toEqual([])
  })

  it.each(['from=2026-13-01', 'from=yesterday', 'action=', 'area=shop', 'sort=at'])(
    'refuses ?%s',
    async (query) => {
      expect((await owner.call('GET', `/api/audit?${query}`)).statusCode).toBe(400)
    },
  )

  it('can be had as a file', async () => {
    const answer = await owner.call('GET', '/api/audit/export?entity=member')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('audit-2026-11-11.csv')
    const [told] = await list('action=export.audit')
    expect(told).toMatchObject({ actor: { id: owner.id }, after: { exportedRows: 2 } })
    expect(answer.body.split('\r\n')).toHaveLength(4)
    expect(answer.body).toContain('"{""nickname"":""이름 하나""}"')
    time.advance(10 * 60_000 + 1)
    const late = await owner.call('GET', '/api/audit/export')
    expect(late.json()).toMatchObject({ status: 403, code: 'REAUTH_REQUIRED' })
    owner = await signIn(test, 'OWNER')
  })

  it('holds nothing of a change that was rolled back', async () => {
    const before = (await list('')).length
    const act = { actorId: owner.id, requestId: null, now: time.clock() }
    const work = inTransaction(test.database, async (transaction) => {
      await recordAudit(transaction, act, { action: 'x.y', entity: 'x', entityId: '1' })
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await list('')).toHaveLength(before)
  })
})

describeWithDatabase('the summary for administrators', () => {
  it('counts members and says what needs somebody', async () => {
    const time = createClock()
    const test = await createApp({}, time)
    await signIn(test, 'MEMBER')
    time.advance(8 * DAY_MS)
    const admin = await signIn(test, 'ADMIN')
    const disabled = await signIn(test, 'EDITOR')
    const body = { nickname: '쉬는 사람', status: 'DISABLED', roleCode: 'EDITOR', version: 1 }
    await admin.call('PUT', `/api/member/${disabled.id}`, body)
    const summary = (await admin.call('GET', '/api/admin/summary')).json()
    expect(summary.members).toMatchObject({ total: 3, newThisWeek: 2, activeThisWeek: 2 })
    expect(summary.members.byRole).toContainEqual({ code: 'ADMIN', count: 1 })
    expect(summary.members.byStatus).toEqual([
      { code: 'ACTIVE', count: 2 },
      { code: 'WAITING', count: 0 },
      { code: 'DISABLED', count: 1 },
    ])
    expect(summary.attention).toContainEqual({ code: 'staff.without-totp', count: 1 })
    expect(summary.attention).toContainEqual({ code: 'member.without-password', count: 2 })
    expect(summary.freshness[0]).toEqual({ code: 'levels', asOf: '2026-01-31', source: 'setting' })
    await test.close()
  })
})
