import { createdReportSchema, currentPriceSchema } from '@gyeol/contract'
import { dayText, koreanDay } from '@gyeol/prices'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, statusesOf, visitor } from '../../../test/people.ts'
import { makeItem, signInAged } from '../../../test/price-desk.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const URL = '/api/current-price'

describeWithDatabase('reporting a price', () => {
  let test: TestApp
  let member: Person
  let nobody: Person['call']
  let itemId: string
  let made = 0
  // Noon in Korea.
  const { clock, advance } = createClock(Date.parse('2026-11-24T03:00:00Z'))

  beforeAll(async () => {
    test = await createApp({}, { clock })
    nobody = visitor(test)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    made += 1
    member = await signInAged(test, 40)
    itemId = await makeItem(test.database, { name: `품목${made}` })
  })

  const body = (others: object = {}) => ({
    itemName: '무엇이든',
    itemId,
    amount: 1_000,
    basis: 'sold',
    ...others,
  })
  const report = async (others: object = {}, who = member) => who.call('POST', URL, body(others))
  const take = async (others: object = {}, who = member) => {
    const answer = await report(others, who)
    expect(answer.statusCode, answer.body).toBe(201)
    return createdReportSchema.parse(answer.json())
  }
  const read = async (id = itemId, who: Person['call'] = nobody) =>
    currentPriceSchema.parse((await who('GET', `${URL}/${id}`)).json())
  const rowOf = async (id: string) =>
    test.database.kysely
      .selectFrom('price_report')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  it('answers what was kept of it and why there is no price yet (PR23, PR26)', async () => {
    expect(await take({ amount: 2_001, quantity: 2 })).toMatchObject({
      version: 1,
      itemId,
      unit: 1_001,
      use: 'single',
      isUnusual: false,
      headline: null,
      current: { level: 'none', reason: 'FEW_MEMBERS', members: 1, windowDays: 30 },
    })
  })

  it('makes a price with the third member, in the answer already (PR23)', async () => {
    for (const amount of [990, 1_000]) await take({ amount }, await signInAged(test, 40))
    const third = await take({ amount: 1_010 })
    expect(third).toMatchObject({ use: 'counted', headline: 'deal' })
    expect(third.current).toMatchObject({
      level: 'low',
      median: 1_000,
      min: 990,
      max: 1_010,
      avg: 1_000,
      members: 3,
      windowDays: 7,
      newestDay: '2026-11-24',
      voices: [990, 1_000, 1_010],
      reportCount: 3,
      voiceCount: 3,
      filteredCount: 0,
    })
    const page = await read()
    expect(page).toMatchObject({ headline: 'deal', reportTotal: 3, report: null })
    expect(page.deal).toEqual(third.current)
    expect(
      page.reports.map(({ amount, author, isMine, flagCount }) => [
        amount,
        author,
        isMine,
        flagCount,
      ]),
    ).toEqual([1_010, 1_000, 990].map((amount) => [amount, null, false, null]))
  })

  it.each([
    [0, 400],
    [1, 201],
    [10 ** 15, 201],
    [10 ** 15 + 1, 400],
    [1.5, 400],
    ['1', 400],
  ])('takes whole amounts from 1 to 10^15: %s is %i (PR2)', async (amount, status) => {
    expect((await report({ amount })).statusCode).toBe(status)
  })

  it.each([
    [0, 400],
    [1_000_000, 201],
    [1_000_001, 400],
  ])('takes 1 to 1,000,000 pieces: %i is %i (PR2)', async (quantity, status) => {
    expect((await report({ quantity, amount: 10 ** 9 })).statusCode).toBe(status)
  })

  it('refuses a unit price out of range, and says what to look at (PR4)', async () => {
    const answer = await report({ amount: 1, quantity: 3 })
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION',
      errors: [{ path: 'amount', message: '단위를 다시 확인해 주세요.' }],
    })
    const bulk = await makeItem(test.database, { name: `묶음${made}`, unitQuantity: 1_000 })
    expect((await report({ itemId: bulk, amount: 10 ** 14 })).statusCode).toBe(400)
    expect(await take({ itemId: bulk, amount: 3, quantity: 2 })).toMatchObject({ unit: 1_500 })
  })

  it('makes what the seller received what the buyer paid, and keeps both (PR3, FE1)', async () => {
    const { id, unit } = await take({ amount: 101, isNet: true })
    expect(unit).toBe(104)
    expect(await rowOf(id)).toMatchObject({ amount: 104, typed_amount: 101, is_net: 1 })
    expect((await report({ amount: 10 ** 15, isNet: true, itemName: 'x' })).statusCode).toBe(409)
    const other = await signInAged(test, 40)
    expect((await report({ amount: 10 ** 15, isNet: true }, other)).statusCode).toBe(400)
  })

  it('knows the series by the basis, the weaker one without (PR5)', async () => {
    for (const [basis, series] of [
      ['sold', 'deal'],
      ['bought', 'deal'],
      ['asked', 'ask'],
      [undefined, 'ask'],
    ]) {
      const { id } = await take({ basis }, await signInAged(test, 40))
      expect(await rowOf(id)).toMatchObject({ series, basis: basis ?? 'asked' })
    }
  })

  it('counts on its Korean day; the form tells of no other (PR6, PR7)', async () => {
    const today = koreanDay(clock())
    const { id } = await take({ day: dayText(today) })
    expect(await rowOf(id)).toMatchObject({ day: today, at: clock() })
    const other = await signInAged(test, 40)
    for (const day of [today - 1, today + 1])
      expect((await report({ day: dayText(day) }, other)).json()).toMatchObject({
        code: 'VALIDATION',
        errors: [{ path: 'day' }],
      })
  })

  it.each([
    [7 * 24 * HOUR_MS - 1, 'MEMBER', 1],
    [7 * 24 * HOUR_MS, 'MEMBER', 2],
    [30 * 24 * HOUR_MS - 1, 'MEMBER', 2],
    [30 * 24 * HOUR_MS, 'MEMBER', 4],
    [0, 'CONTRIBUTOR', 4],
    [0, 'EDITOR', 4],
  ] as const)('weighs an account %i ms old of a %s as %i (PR9)', async (age, role, weight) => {
    const person = await signInAged(test, age / (24 * HOUR_MS), role)
    const { id } = await take({}, person)
    expect((await rowOf(id)).weight).toBe(weight)
  })

  it('takes one of a member and item in ten minutes (PR10)', async () => {
    await take()
    expect((await report()).json().code).toBe('DUPLICATE_REPORT')
    const elsewhere = await makeItem(test.database, { name: `딴것${made}` })
    await take({ itemId: elsewhere })
    advance(10 * MINUTE_MS - 1)
    expect((await report()).json().code).toBe('DUPLICATE_REPORT')
    advance(1)
    await take()
  })

  it('takes one again at once when the last was taken back, up to the day’s twelve (PR10, PR31)', async () => {
    for (let count = 0; count < 12; count += 1) {
      const { id } = await take()
      expect((await member.call('DELETE', `${URL}/${id}`)).statusCode).toBe(204)
    }
    expect((await report()).statusCode).toBe(429)
  })

  it('takes twelve of a member and item a Korean day, and says until when (PR10)', async () => {
    for (let count = 0; count < 12; count += 1) {
      await take()
      advance(10 * MINUTE_MS)
    }
    const refused = await report()
    expect(refused.json().code).toBe('TOO_MANY_REQUESTS')
    const seconds = Number(refused.headers['retry-after'])
    // To the next midnight in Korea, to the second.
    expect((clock() + seconds * 1000 + 9 * HOUR_MS) % (24 * HOUR_MS)).toBeLessThan(1000)
    await take({ itemId: await makeItem(test.database, { name: `또${made}` }) })
    advance(seconds * 1000)
    await take()
  })

  it('acts once for one key, however often it comes', async () => {
    const send = () => member.call('POST', URL, body(), { 'idempotency-key': `key${made}` })
    const answers = await Promise.all([send(), send(), send()])
    expect(statusesOf(answers)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect((await read()).reportTotal).toBe(1)
  })

  it('takes two submissions of one member in one moment once', async () => {
    const answers = await Promise.all([report(), report(), report({ basis: 'asked' })])
    expect(statusesOf(answers)).toEqual([201, 409, 409])
    expect((await read()).reportTotal).toBe(1)
  })

  it('takes several members in the same millisecond, none lost', async () => {
    const people = []
    for (let count = 0; count < 6; count += 1) people.push(await signInAged(test, 40))
    const answers = await Promise.all(people.map((person) => report({}, person)))
    expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 201, 201])
    expect((await read()).deal).toMatchObject({ members: 6, median: 1_000, level: 'high' })
  })

  it('lets nobody be louder by repeating (PR8)', async () => {
    for (const amount of [100, 5_000, 300]) {
      await take({ amount })
      advance(10 * MINUTE_MS)
    }
    const votes = await test.database.kysely
      .selectFrom('price_vote')
      .select(['value', 'weight', 'reports'])
      .where('item_id', '=', itemId)
      .execute()
    expect(votes).toEqual([{ value: 300, weight: 4, reports: 3 }])
  })

  it('refuses samples (PR39)', async () => {
    const sample = await makeItem(test.database, { name: `예시${made}`, is_sample: 1 })
    expect((await report({ itemId: sample })).json()).toMatchObject({
      code: 'VALIDATION',
      errors: [{ path: 'itemId' }],
    })
  })

  it('proposes what nobody has named, for its author and editors alone (PR1)', async () => {
    const first = await take({ itemId: undefined, itemName: `새 이름 ${made}` })
    const again = await take(
      { itemId: undefined, itemName: `새이름 ${made}` },
      await signIn(test, 'EDITOR'),
    )
    expect(again.itemId).toBe(first.itemId)
    const editor = await signIn(test, 'EDITOR')
    const statuses = []
    for (const call of [nobody, (await signIn(test, 'MEMBER')).call, member.call, editor.call])
      statuses.push((await call('GET', `${URL}/${first.itemId}`)).statusCode)
    expect(statuses).toEqual([404, 404, 200, 200])
    const other = await signIn(test, 'MEMBER')
    const paths = [`${URL}/${first.itemId}/report`, `${URL}/${first.id}`]
    for (const path of paths) expect((await other.call('GET', path)).statusCode).toBe(404)
    const flag = await other.call('POST', `${URL}/${first.id}/flag`, { reason: 'typo' })
    expect(flag.statusCode).toBe(404)
    expect((await report({ itemId: first.itemId }, other)).json().code).toBe('STALE')
  })

  it('marks what is far from the price, and counts it by the rules alone (PR35)', async () => {
    for (const amount of [1_000, 1_000]) await take({ amount }, await signInAged(test, 40))
    const heard = await take({ amount: 5_001 }, await signInAged(test, 40))
    expect(heard.isUnusual).toBe(true)
    expect((await take({ amount: 1_000 }, await signInAged(test, 40))).isUnusual).toBe(false)
    const others = [5_000, 5_001, 199].map(async (amount) =>
      take({ amount }, await signInAged(test, 40)),
    )
    const unusual = []
    for (const other of others) unusual.push((await other).isUnusual)
    expect(unusual).toEqual([false, true, true])
  })

  it('tells open pages, of proposals those of editors only', async () => {
    await take()
    const proposed = await take({ itemId: undefined, itemName: `아무도 모르는 것 ${made}` })
    const news = await test.database.kysely
      .selectFrom('outbox')
      .select(['kind', 'entity_id', 'action', 'level'])
      .where('entity_id', 'in', [itemId, proposed.itemId])
      .orderBy('seq')
      .execute()
    expect(news).toEqual([
      { kind: 'price', entity_id: itemId, action: 'updated', level: 0 },
      { kind: 'price', entity_id: proposed.itemId, action: 'updated', level: 30 },
    ])
  })

  it('is refused to visitors, of the wrong shape, and for an item that is gone', async () => {
    expect((await nobody('POST', URL, body())).statusCode).toBe(401)
    for (const wrong of [
      { basis: 'given' },
      { amount: undefined },
      { itemName: '' },
      { weight: 9 },
    ])
      expect((await report(wrong)).statusCode, JSON.stringify(wrong)).toBe(400)
    expect((await report({ itemId: 'gone' })).json().code).toBe('STALE')
    expect((await nobody('GET', `${URL}/gone`)).statusCode).toBe(404)
    expect((await nobody('GET', `${URL}/gone/report`)).statusCode).toBe(404)
    expect((await nobody('GET', `${URL}/${itemId}?x=1`)).statusCode).toBe(400)
  })

  it('shows an item nobody has spoken of', async () => {
    expect(await read()).toMatchObject({
      headline: null,
      deal: { level: 'none', reason: 'NO_REPORTS', members: 0, newestDay: null },
      ask: { level: 'none', reason: 'NO_REPORTS' },
      reports: [],
      reportTotal: 0,
    })
  })

  it('turns with the Korean day: a price of seven days is gone on the eighth, of thirty stays (PR12)', async () => {
    for (let count = 0; count < 3; count += 1) await take({}, await signInAged(test, 40))
    const levels = []
    for (const days of [0, 6, 1, 22, 1]) {
      advance(days * 24 * HOUR_MS)
      const { deal } = await read()
      levels.push([deal.windowDays, deal.level, deal.members])
    }
    expect(levels).toEqual([
      [7, 'low', 3],
      [7, 'low', 3],
      [30, 'low', 3],
      [30, 'low', 3],
      [30, 'none', 0],
    ])
  })

  it('counts before and after midnight in Korea on two days', async () => {
    const untilMidnight = 24 * HOUR_MS - ((clock() + 9 * HOUR_MS) % (24 * HOUR_MS))
    advance(untilMidnight - 1)
    const before = await take()
    advance(10 * MINUTE_MS)
    const after = await take()
    const [first, second] = [await rowOf(before.id), await rowOf(after.id)]
    expect(second.day - first.day).toBe(1)
    const uses = (await read()).reports.map(({ use }) => use)
    expect(uses).toEqual(['single', 'superseded'])
  })
})
