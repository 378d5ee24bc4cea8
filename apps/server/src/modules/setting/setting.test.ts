import { publicSettingSchema, siteSettingSchema } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, statusesOf, visitor } from '../../../test/people.ts'

describeWithDatabase('the settings', () => {
  const time = createClock()
  let test: TestApp
  let owner: Person
  beforeAll(async () => {
    test = await createApp({}, time)
    owner = await signIn(test, 'OWNER')
  })
  afterAll(() => test.close())

  const read = async () => siteSettingSchema.parse((await owner.call('GET', '/api/setting')).json())
  const put = (body: object) => owner.call('PUT', '/api/setting', body)

  it('begin as the product ships them', async () => {
    expect(await read()).toEqual({
      banner: '',
      signUp: 'open',
      totpRequired: false,
      contact: '',
      showsWholeMenu: false,
      endsOldRecords: true,
      probationDays: 7,
      firstPostsWait: false,
      levelCap: 305,
      defaultLevel: 305,
      levelsAsOf: '2026-01-31',
      priceEditHours: 24,
      priceReportMinutes: 10,
      version: 1,
    })
  })

  it('are changed by an owner, and everybody sees what is public', async () => {
    const before = await read()
    const wanted = {
      ...before,
      banner: '오늘 5시에 점검해요',
      showsWholeMenu: true,
      levelCap: 310,
      levelsAsOf: '2026-11-20',
      priceEditHours: 48,
    }
    const changed = { ...wanted, version: before.version + 1 }
    expect((await put(wanted)).json()).toEqual(changed)
    expect(await read()).toEqual(changed)
    const seen = await visitor(test)('GET', '/api/setting/public')
    expect(publicSettingSchema.parse(seen.json())).toEqual({
      banner: '오늘 5시에 점검해요',
      contact: '',
      signUp: 'open',
      showsWholeMenu: true,
      levelCap: 310,
      defaultLevel: 305,
      levelsAsOf: '2026-11-20',
    })
  })

  it('say how the owner is reached, to everybody', async () => {
    const contactOf = async () =>
      (await visitor(test)('GET', '/api/setting/public')).json<{ contact: string }>().contact
    expect(await contactOf()).toBe('')
    const wanted = { ...(await read()), contact: 'owner@example.com' }
    expect((await put(wanted)).statusCode).toBe(200)
    expect(await contactOf()).toBe('owner@example.com')
    const bent = await put({ ...(await read()), contact: 'two\nlines' })
    expect(bent.json()).toMatchObject({ code: 'VALIDATION' })
    expect((await put({ ...(await read()), contact: '' })).statusCode).toBe(200)
  })

  it('never show a default level above the cap', async () => {
    await put({ ...(await read()), levelCap: 200, defaultLevel: 305 })
    const seen = await visitor(test)('GET', '/api/setting/public')
    expect(seen.json()).toMatchObject({ levelCap: 200, defaultLevel: 200 })
  })

  it('are written by one of two who saw the same version', async () => {
    const seen = await read()
    const answers = await Promise.all([
      put({ ...seen, priceEditHours: 3 }),
      put({ ...seen, priceEditHours: 5 }),
    ])
    expect(statusesOf(answers)).toEqual([200, 409])
    const stale = answers.find(({ statusCode }) => statusCode === 409)
    expect(stale?.json()).toMatchObject({ code: 'STALE', current: await read() })
  })

  it.each([
    { banner: '두\n줄' },
    { banner: 'ㄱ'.repeat(201) },
    { levelCap: 0 },
    { levelCap: 1000 },
    { levelCap: '305' },
    { levelCap: 1.5 },
    { defaultLevel: -1 },
    { signUp: 'maybe' },
    { totpRequired: null },
    { showsWholeMenu: 'true' },
    { levelsAsOf: '2026-02-30' },
    { priceEditHours: 0 },
    { priceReportMinutes: 100_000 },
    { priceAverageDays: 7 },
    { version: 0 },
    { surprise: true },
    { priceEditHours: undefined },
  ])('refuse %j', async (change) => {
    const before = await read()
    const answer = await put({ ...before, ...change })
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION' })
    expect(await read()).toEqual(before)
  })

  it('are an administrator’s to read only', async () => {
    const admin = await signIn(test, 'ADMIN')
    expect((await admin.call('GET', '/api/setting')).statusCode).toBe(200)
    expect((await admin.call('PUT', '/api/setting', await read())).statusCode).toBe(403)
  })

  it('fall back where somebody has damaged a row by hand', async () => {
    const damage = (value: string) =>
      test.database.kysely
        .updateTable('site_setting')
        .set({ value })
        .where('key', '=', 'price-report-minutes')
        .execute()
    for (const value of ['not json', '"10"', '-1', 'null']) {
      await damage(value)
      expect((await read()).priceReportMinutes).toBe(10)
    }
  })

  it('are changed only with a fresh password', async () => {
    const seen = await read()
    time.advance(11 * 60_000)
    expect((await put(seen)).json()).toMatchObject({ status: 403, code: 'REAUTH_REQUIRED' })
  })
})
