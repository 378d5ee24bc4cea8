import { todaySchema } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { LAST_BACKUP_SETTING } from '../../database/tables.ts'

describeWithDatabase('what waits today', () => {
  let test: TestApp
  let owner: Person
  let editor: Person
  let member: Person

  beforeAll(async () => {
    test = await createApp()
    owner = await signIn(test, 'OWNER')
    editor = await signIn(test, 'EDITOR')
    member = await signIn(test, 'MEMBER')
  })
  afterAll(() => test.close())

  const today = async (who: Person) => {
    const answer = await who.call('GET', '/api/admin/today')
    expect(answer.statusCode, answer.body).toBe(200)
    return todaySchema.parse(answer.json())
  }
  const taskOf = async (who: Person, code: string) =>
    (await today(who)).tasks.find((task) => task.code === code)

  it('is told to editors and those above them', async () => {
    expect((await visitor(test)('GET', '/api/admin/today')).statusCode).toBe(401)
    expect((await member.call('GET', '/api/admin/today')).statusCode).toBe(403)
    const contributor = await signIn(test, 'CONTRIBUTOR')
    expect((await contributor.call('GET', '/api/admin/today')).statusCode).toBe(403)
  })

  it('holds only what the role may do', async () => {
    const codes = (await today(editor)).tasks.map(({ code }) => code)
    expect(codes).toEqual([
      'content.flood',
      'content.waiting',
      'problem.open',
      'correction.open',
      'character-case.open',
      'price-report.flagged',
      'price-item.proposed',
      'price.differs',
      'cook-address.removal',
      'cook-address.closed',
      'event.expected-end-passed',
      'job.review',
    ])
    expect((await today(owner)).tasks.map(({ code }) => code)).toEqual(
      expect.arrayContaining([...codes, 'push.failed', 'staff.without-totp', 'catalogue.outdated']),
    )
  })

  it('counts, and says since when the oldest waits', async () => {
    expect(await taskOf(editor, 'correction.open')).toMatchObject({ count: 0, oldestAt: null })
    const body = { name: '보기', kind: 'normal', stats: [{ stat: 'atk', value: 1 }] }
    const { id } = (await editor.call('POST', '/api/crysta', body)).json()
    const before = Date.now()
    const change = { change: { stats: [{ stat: 'atk', value: 2 }] }, reason: '달라요' }
    for (const who of [member, editor])
      expect(
        (await who.call('POST', `/api/catalogue/crysta/${id}/correction`, change)).statusCode,
      ).toBe(201)
    const task = await taskOf(editor, 'correction.open')
    expect(task?.count).toBe(2)
    expect(Date.parse(task?.oldestAt ?? '')).toBeGreaterThanOrEqual(before)
  })

  it('leads to the oldest of those that have no list of their own', async () => {
    const proposal = { name: '새 품목', kindId: 'other', unitQuantity: 1 }
    const answer = await member.call('POST', '/api/price/item', proposal)
    expect(answer.statusCode, answer.body).toBe(201)
    expect(await taskOf(editor, 'price-item.proposed')).toMatchObject({
      count: 1,
      firstId: answer.json().id,
    })
  })

  it('counts guides that recommend what has changed since, and leads to the oldest', async () => {
    const crysta = { name: '추천할 것', kind: 'normal' }
    const { id: pick } = (await editor.call('POST', '/api/crysta', crysta)).json()
    const guide = { name: '시험 직업', crystaIds: [pick] }
    const { id } = (await editor.call('POST', '/api/job', guide)).json()
    expect(await taskOf(editor, 'job.review')).toMatchObject({ count: 0, firstId: null })
    expect((await editor.call('DELETE', `/api/crysta/${pick}`)).statusCode).toBe(204)
    expect(await taskOf(editor, 'job.review')).toMatchObject({ count: 1, firstId: id })
  })

  it('counts reminders that were given up', async () => {
    const key = { subscription_id: 'gone', event_id: 'e', start_at: 1_000 }
    await test.database.kysely
      .insertInto('push_reminder')
      .values({ ...key, state: 'failed', attempts: 3, next_at: 0 })
      .execute()
    expect(await taskOf(owner, 'push.failed')).toMatchObject({
      count: 1,
      oldestAt: '1970-01-01T00:00:01.000Z',
      isUrgent: true,
    })
  })

  it('says in the row of a part that fails what went wrong, and keeps the others', async () => {
    const { kysely } = test.database
    await kysely.schema.alterTable('price_flag').renameTo('price_flag_away').execute()
    const { tasks } = await today(editor)
    await kysely.schema.alterTable('price_flag_away').renameTo('price_flag').execute()
    const failed = tasks.filter(({ failure }) => failure !== null)
    expect(failed.map(({ code, count }) => [code, count])).toEqual([['price-report.flagged', null]])
    expect(test.log()).toContain(failed[0]?.failure ?? 'no number')
    expect(tasks.find(({ code }) => code === 'correction.open')?.count).toBe(2)
  })

  it('begins with what an owner does once, until it is done', async () => {
    expect((await today(editor)).setup).toEqual([])
    const steps = async () =>
      (await today(owner)).setup.filter(({ isDone }) => isDone).map(({ code }) => code)
    expect(await steps()).toEqual(['sample', 'invite'])
    const setting = (await owner.call('GET', '/api/setting')).json()
    await owner.call('PUT', '/api/setting', { ...setting, priceEditHours: 3 })
    expect(await steps()).toEqual(['setting', 'sample', 'invite'])
    const value = JSON.stringify({ at: 1, rows: 1, scheduledAt: null, failedAt: null })
    const backup = { key: LAST_BACKUP_SETTING, value, as_of: null, version: 1, updated_at: 1 }
    await test.database.kysely.insertInto('site_setting').values(backup).execute()
    const event = { title: '첫 이벤트', startAt: '2026-12-01T00:00:00Z' }
    expect((await owner.call('POST', '/api/event', event)).statusCode).toBe(201)
    const report = { itemId: 'material-mana', itemName: '마소', amount: 1_000 }
    const reported = await owner.call('POST', '/api/current-price', report)
    expect(reported.statusCode, reported.body).toBe(201)
    const saved = (await owner.call('GET', '/api/setting')).json()
    await owner.call('PUT', '/api/setting', { ...saved, showsWholeMenu: true })
    const so = ['backup', 'setting', 'menu', 'sample', 'event', 'price']
    expect(await steps()).toEqual([...so, 'invite'])
    const note = { title: '첫 공지', body: '반가워요.' }
    const written = await owner.call('POST', '/api/notification', note)
    expect(written.statusCode, written.body).toBe(201)
    expect(await steps()).toEqual([...so, 'notice', 'invite'])
  })

  it('puts the first steps away and brings them back, for owners only', async () => {
    const choice = { isAway: true, keepsSamples: true }
    expect((await visitor(test)('PUT', '/api/admin/setup', choice)).statusCode).toBe(401)
    const admin = await signIn(test, 'ADMIN')
    for (const who of [member, editor, admin])
      expect((await who.call('PUT', '/api/admin/setup', choice)).statusCode).toBe(403)
    expect((await today(owner)).setupChoice).toEqual({ isAway: false, keepsSamples: false })
    expect((await owner.call('PUT', '/api/admin/setup', choice)).json()).toEqual(choice)
    expect((await today(owner)).setupChoice).toEqual(choice)
    await owner.call('PUT', '/api/admin/setup', { ...choice, isAway: false })
    expect((await today(owner)).setupChoice.isAway).toBe(false)
  })
})
