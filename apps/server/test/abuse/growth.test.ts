import { createECDH, randomBytes } from 'node:crypto'
import { CAST_CASE_FIGURES, type QuotaName, QUOTA_NAMES, QUOTAS } from '@gyeol/contract'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CASE_HIT, REPORT } from '../../src/modules/character-case/character-case.fixture.ts'
import { everyPiece } from '../../src/modules/saved-search/saved-search.fixture.ts'
import { createApp, createClock, FROM_OUR_PAGE, type TestApp } from '../app.ts'
import { DIALECT } from '../database.ts'
import { makeItem, signInAged } from '../price-desk.ts'
import { type Person, signIn, visitor } from '../people.ts'
import { tell, wholeHouse } from './hostile-site.ts'

/** Enough acts for the pages of the file not to matter. */
const ACTS = 40

const MB = 1024 * 1024
const KB = 1024

/** The largest letters there are, of which a text may hold so many. */
const long = (letters: number) => '힣'.repeat(letters)

/** Bytes that do not repeat, as many as there may be. */
const noise = (letters: number) => randomBytes(letters).toString('base64url').slice(0, letters)

type Worst = {
  readonly member: Person
  /** Of this act, from 0. */
  readonly count: number
  readonly itemIds: readonly string[]
  readonly houseIds: readonly string[]
  readonly jobIds: readonly string[]
}

type Act = (worst: Worst, test: TestApp) => Promise<LightMyRequestResponse>

/** The act of each quota that leaves most behind. */
const WORST: Partial<Record<QuotaName, Act>> = {
  'sign-up': async ({ count }, { app }) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/sign-up',
      headers: { ...FROM_OUR_PAGE, 'user-agent': noise(500) },
      payload: {
        loginId: `grown${count}`,
        nickname: `자라는 이 ${count}`,
        password: `긴 비밀번호 ${noise(20)}`,
        agree: true,
      },
    }),
  account: async ({ member, count }) =>
    member.call('PUT', '/api/member/profile', {
      nickname: `이름을 바꾼 이 ${count}`,
      version: count + 1,
    }),
  'cook-address': async ({ member, count }) =>
    member.call('POST', '/api/cook/address', wholeHouse(4_000_000 + count)),
  'cook-mark': async ({ member, count, houseIds }) =>
    member.call('POST', `/api/cook/address/${houseIds[count]}/confirm`, { level: 1 + (count % 9) }),
  correction: async ({ member, jobIds, count }) =>
    member.call('POST', `/api/catalogue/job/${jobIds[count % jobIds.length]}/correction`, {
      change: { body: long(20_000) },
      reason: long(500),
    }),
  'character-case': async ({ member, count }) => {
    const { character } = REPORT.inputs
    const line = { stat: 'atk', value: 1, source: long(120) }
    const lines = Array.from({ length: 60 }, () => line)
    const build = { noise: noise(40 * KB), count }
    const inputs = { character: { ...character, level: 1 + count, lines }, hit: CASE_HIT }
    const body = { ...REPORT, figure: CAST_CASE_FIGURES[0], word: long(200), build, inputs }
    return member.call('POST', '/api/character-case', body)
  },
  'short-link': async ({ member, count }) =>
    member.call('POST', '/api/short-link', {
      path: '/statting',
      hash: `#v1=${noise(23_900)}${count}`,
      title: long(60),
      summary: long(200),
    }),
  'price-item': async ({ member, count }) =>
    member.call('POST', '/api/price/item', {
      kindId: 'material',
      name: `${long(30)}${count}`,
      variant: long(20),
    }),
  'price-report': async ({ member, count, itemIds }) =>
    member.call('POST', '/api/current-price', {
      itemName: long(40),
      itemId: itemIds[count],
      amount: 1_000_000 + count,
      basis: 'sold',
    }),
  'price-ledger': async ({ member, count, itemIds }) =>
    member.call('POST', '/api/price/ledger', {
      itemId: itemIds[count],
      basis: 'sold',
      amount: 1_000_000,
      quantity: 1,
      day: '2026-11-10',
      memo: long(200),
    }),
  'price-watch': async ({ member, count, itemIds }) =>
    member.call('POST', '/api/price/watch', {
      itemId: itemIds[count],
      series: 'deal',
      direction: 'below',
      amount: 1_000,
    }),
  'saved-search': async ({ member, count }) =>
    member.call('POST', '/api/saved-search', {
      list: 'equipment',
      name: `모든 장비 ${count}`,
      search: 'a'.repeat(500),
      ask: { ...everyPiece(), words: '검' },
      hasAlert: true,
    }),
  'notice-mark': async ({ member }) =>
    member.call('PUT', '/api/notification/bell', { pace: 'now' }),
  push: async ({ count }, test) =>
    visitor(test)('POST', '/api/push/subscription', {
      endpoint: `https://push.example.com/${noise(900)}${count}`,
      keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: noise(22) },
      preferences: { kinds: [], minutesBefore: 10, quietHours: null },
    }),
}

describe.skipIf(DIALECT === 'postgres')('what people may write in a day', () => {
  const { clock, advance } = createClock(Date.parse('2026-11-10T00:00:00Z'))
  let test: TestApp
  const itemIds: string[] = []
  const houseIds: string[] = []
  let jobIds: readonly string[] = []
  beforeAll(async () => {
    test = await createApp({}, { clock })
    for (let one = 0; one < ACTS; one += 1)
      itemIds.push(await makeItem(test.database, { name: `자라는 것 ${one}` }))
    const jobs = (await visitor(test)('GET', '/api/job')).json()
    jobIds = jobs.map(({ id }: { id: string }) => id)
    const owner = await signInAged(test, 40)
    for (let one = 0; one < ACTS; one += 1) {
      const house = { food: 'max_hp', level: 10, address: String(5_000_000 + one) }
      houseIds.push((await owner.call('POST', '/api/cook/address', house)).json().id)
    }
  })
  afterAll(() => test.close())

  const bytesOf = async () => {
    const { rows } = await sql<{ bytes: number }>`
      select (pc.page_count - fl.freelist_count) * ps.page_size as bytes
      from pragma_page_count() pc, pragma_freelist_count() fl, pragma_page_size() ps
    `.execute(test.database.kysely)
    return rows[0]?.bytes ?? 0
  }

  it.each(Object.entries(WORST))(
    '%s leaves no more behind than its line says',
    async (name, act) => {
      const quota = QUOTAS[name as QuotaName]
      const members: Person[] = []
      for (let count = 0; count < ACTS; count += 1) members.push(await signInAged(test, 40))
      const before = await bytesOf()
      for (let count = 0; count < ACTS; count += 1) {
        const member = members[name === 'account' ? 0 : count]
        if (!member) throw new Error('nobody')
        advance(60_000)
        const answer = await act({ member, count, itemIds, houseIds, jobIds }, test)
        expect(answer.statusCode, answer.body).toBeLessThan(300)
      }
      const bytes = Math.ceil((await bytesOf()) - before) / ACTS
      tell(`${name}: bytes an act, measured and allowed`, `${Math.round(bytes)} / ${quota.bytes}`)
      expect(bytes).toBeLessThanOrEqual(quota.bytes)
    },
  )

  it('leaves no more behind of a newcomer whose posts wait', async () => {
    const owner = await signIn(test, 'OWNER')
    const settings = (await owner.call('GET', '/api/setting')).json()
    await owner.call('PUT', '/api/setting', { ...settings, firstPostsWait: true })
    const members: Person[] = []
    for (let count = 0; count < ACTS; count += 1) members.push(await signIn(test, 'MEMBER'))
    // The first of them is in every house already.
    const [first, ...others] = wholeHouse(0).otherDishes
    const before = await bytesOf()
    for (const [count, member] of members.entries()) {
      const put = async (otherDishes: typeof others) => {
        const address = String(5_000_000 + count)
        const dishes = { ...first, otherDishes }
        return member.call('POST', '/api/cook/address', { ...dishes, address, memo: long(100) })
      }
      expect((await put(others)).statusCode).toBe(400)
      expect((await put(others.slice(0, 4))).statusCode).toBe(201)
    }
    const bytes = Math.ceil((await bytesOf()) - before) / ACTS
    const { bytes: allowed } = QUOTAS['cook-address']
    tell('cook-address that waits: bytes an act, measured and allowed', `${bytes} / ${allowed}`)
    expect(bytes).toBeLessThanOrEqual(allowed)
  })

  it('stays under 200 MB for the whole site', () => {
    tell('quota: KB a day of an account, a newcomer, a network, the site', '')
    let site = 0
    for (const name of QUOTA_NAMES) {
      const { bytes, ...quota } = QUOTAS[name]
      const kb = (acts: number) => Math.round((acts * bytes) / KB)
      tell(
        name.padEnd(16),
        [quota.member, quota.newcomer, quota.network, quota.site].map(kb).join(' | '),
      )
      site += quota.site * bytes
    }
    tell('all of it, MB', Math.round(site / MB))
    expect(site).toBeLessThan(200 * MB)
  })
})
