import { DAY_MS } from '@gyeol/korean'
import { QUOTAS, quotaTableSchema, type QuotaValues } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'

const SMALL = { member: 3, newcomer: 2, total: null, network: 100, site: 1000 }

describeWithDatabase('a quota', () => {
  const time = createClock()
  let test: TestApp
  let owner: Person
  beforeAll(async () => {
    test = await createApp({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' }, time)
  })
  afterAll(() => test.close())
  // What was counted has ended, and whoever came before is no newcomer any more.
  beforeEach(async () => {
    time.advance(30 * DAY_MS)
    owner = await signIn(test, 'OWNER')
  })

  const table = async () =>
    quotaTableSchema.parse((await owner.call('GET', '/api/admin/quota')).json())
  const set = async (values: QuotaValues) => {
    const { version } = await table()
    const answer = await owner.call('PUT', '/api/admin/quota', { values, version })
    expect(answer.statusCode).toBe(200)
  }
  /** Someone who has been here for long. */
  const settled = async () => {
    const person = await signIn(test, 'MEMBER')
    await test.database.kysely
      .updateTable('member')
      .set({ created_at: time.clock() - 8 * DAY_MS })
      .where('id', '=', person.id)
      .execute()
    return person
  }
  const write = (who: Person, from = '192.0.2.1', pace: unknown = 'now') =>
    who.call('PUT', '/api/notification/bell', { pace }, { 'x-forwarded-for': from })

  it('of nothing keeps no owner from the second step that the site asks of them', async () => {
    await set({ account: { member: 0, newcomer: 0, total: null, network: 0, site: 0 } })
    const setting = (await owner.call('GET', '/api/setting')).json()
    await owner.call('PUT', '/api/setting', { ...setting, totpRequired: true })
    const answer = await owner.call('POST', '/api/auth/totp', {})
    expect(answer.statusCode, answer.body).toBe(201)
    const { kysely } = test.database
    await kysely.deleteFrom('site_setting').where('key', '=', 'totp-required').execute()
  })

  it('says what, how much and until when', async () => {
    await set({ 'notice-mark': SMALL })
    const member = await settled()
    for (let count = 0; count < 3; count += 1) expect((await write(member)).statusCode).toBe(200)
    const refused = await write(member)
    const until = new Date(time.clock() + DAY_MS).toISOString()
    expect(refused.json()).toMatchObject({
      status: 429,
      code: 'QUOTA',
      quota: { name: 'notice-mark', scope: 'member', most: 3, until },
    })
    expect(refused.json().message).toMatch(
      /^'공지 읽음 표시'의 한도를 다 썼어요\. 하루에 3번까지 할 수 있어요\. \d+월 \d+일 .+부터 다시 할 수 있어요\.$/,
    )
    expect(Number(refused.headers['retry-after'])).toBe(DAY_MS / 1000)
    time.advance(DAY_MS)
    expect((await write(member)).statusCode).toBe(200)
  })

  it('is smaller for newcomers and larger for those who were given a role', async () => {
    await set({ 'notice-mark': SMALL })
    const most = async (who: Person) => {
      for (let count = 0; ; count += 1) if ((await write(who)).statusCode !== 200) return count
    }
    expect(await most(await signIn(test, 'MEMBER'))).toBe(2)
    time.advance(60_000)
    expect(await most(await signIn(test, 'CONTRIBUTOR'))).toBe(12)
  })

  it('does not count what was refused for another reason', async () => {
    await set({ 'notice-mark': SMALL })
    const member = await settled()
    for (let count = 0; count < 5; count += 1)
      expect((await write(member, undefined, 'loud')).statusCode).toBe(400)
    for (let count = 0; count < 3; count += 1) expect((await write(member)).statusCode).toBe(200)
  })

  it('lets no more through of many at once', async () => {
    await set({ 'notice-mark': SMALL })
    const member = await settled()
    const answers = await Promise.all(Array.from({ length: 12 }, () => write(member)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
  })

  it('holds for a network, whoever writes from there', async () => {
    await set({ 'notice-mark': { ...SMALL, network: 4 } })
    const people = await Promise.all([settled(), settled(), settled()])
    const statuses: number[] = []
    for (const person of people)
      for (let count = 0; count < 2; count += 1)
        statuses.push((await write(person, '2001:db8:5:6::1')).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
    const [first] = people
    if (!first) throw new Error('nobody')
    expect((await write(first, '2001:db8:5:7::1')).statusCode).toBe(200)
  })

  it('leaves half of the site to those who stay, and all of it to the office', async () => {
    await set({ 'notice-mark': { ...SMALL, site: 6 } })
    const newcomers = await Promise.all(Array.from({ length: 3 }, () => signIn(test, 'MEMBER')))
    const statuses: number[] = []
    for (const [index, person] of newcomers.entries())
      for (let count = 0; count < 2; count += 1)
        statuses.push((await write(person, `198.51.100.${index}`)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
    const member = await settled()
    for (let count = 0; count < 3; count += 1) expect((await write(member)).statusCode).toBe(200)
    const full = await write(await settled(), '198.51.100.77')
    expect(full.json().quota).toMatchObject({ scope: 'site', most: 6 })
    expect((await write(await signIn(test, 'EDITOR'))).statusCode).toBe(200)
    const today = await owner.call('GET', '/api/admin/today')
    expect(today.json().tasks).toContainEqual(
      expect.objectContaining({ code: 'quota.full', count: 1, isUrgent: true }),
    )
    const row = (await table()).rows.find(({ name }) => name === 'notice-mark')
    expect(row).toMatchObject({ used: 6, value: { site: 6 }, usual: { site: 20_000 } })
  })

  it('is set by the owner alone, and goes back to its default', async () => {
    const admin = await signIn(test, 'ADMIN')
    expect((await admin.call('GET', '/api/admin/quota')).statusCode).toBe(200)
    const body = { values: {}, version: (await table()).version }
    expect((await admin.call('PUT', '/api/admin/quota', body)).statusCode).toBe(403)
    await set({ 'notice-mark': SMALL })
    const stale = await owner.call('PUT', '/api/admin/quota', body)
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'STALE'])
    await set({})
    const { rows } = await table()
    for (const { name, value } of rows) expect(QUOTAS[name]).toMatchObject(value)
  })
})
