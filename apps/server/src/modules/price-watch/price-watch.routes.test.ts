import { DAY_MS } from '@gyeol/korean'
import { type PriceWatch, priceWatchListSchema } from '@gyeol/contract'
import { MAX_WATCHES } from '@gyeol/prices'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeOnPostgres, describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, statusesOf, visitor } from '../../../test/people.ts'
import { makeOpenItem, report, reportAll } from '../../../test/price-crowd.ts'
import { signInAged } from '../../../test/price-desk.ts'
import { inTransaction } from '../../database/transaction.ts'
import { listChanges } from '../outbox/outbox.service.ts'
import { lockPriceItem } from '../price-item/price-item.service.ts'
import { readSeriesPrice } from '../price-roll-up/price-now.service.ts'
import { listFiredAlerts, lookAtWatches } from './price-watch.service.ts'

const URL = '/api/price/watch'

describeWithDatabase('watched prices', () => {
  let test: TestApp
  let editor: Person
  let member: Person
  let itemId: string
  let made = 0
  // Noon in Korea.
  const time = createClock(Date.parse('2026-11-24T03:00:00Z'))

  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
    editor = await signIn(test, 'EDITOR')
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    made += 1
    member = await signInAged(test, 40)
    itemId = await makeOpenItem(editor, { name: `품목 ${made}` })
  })

  const line = (others: object = {}) => ({
    itemId,
    series: 'deal',
    direction: 'below',
    amount: 1_000,
    ...others,
  })
  const watch = async (others: object = {}, who = member) => {
    const answer = await who.call('POST', URL, line(others))
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string; version: number; isBeyond: boolean }>()
  }
  const list = async (who = member): Promise<PriceWatch[]> => {
    const answer = await who.call('GET', URL)
    return priceWatchListSchema.parse(answer.json()).items
  }
  const newsOf = async (id: string) =>
    (await listChanges(test.database.kysely, 0)).filter((change) => change.id === id)
  const fired = async () =>
    (await listFiredAlerts(test.database.kysely, 0)).filter(({ itemId: of }) => of === itemId)

  it('tell once when the price reaches the line, and only confident ones do (AL1, AL2)', async () => {
    const { id, isBeyond } = await watch({ amount: 1_000 })
    expect(isBeyond).toBe(false)
    await reportAll(test, [900, 900, 900], { itemId })
    expect(await list()).toMatchObject([
      { isResting: true, isArmed: true, now: { median: 900, level: 'low' }, firedAt: null },
    ])
    await report(test, { itemId, amount: 900 })
    expect(await list()).toMatchObject([
      {
        id,
        isResting: false,
        isBeyond: true,
        isArmed: false,
        lastDay: '2026-11-24',
        lastValue: 900,
        firedAt: '2026-11-24T03:00:00.000Z',
        alert: `품목 ${made} 900 — 1,000 아래예요 · 7일 중앙값 · 4명`,
        rearmAt: 1_050,
      },
    ])
    await report(test, { itemId, amount: 890 })
    expect(await fired()).toHaveLength(1)
    expect((await newsOf(id)).map(({ action, memberId }) => [action, memberId])).toEqual([
      ['created', member.id],
      ['updated', member.id],
    ])
  })

  it('stand in the inbox until they are read, and ring the bell of their member alone (AL5)', async () => {
    const news = async (who = member) => (await who.call('GET', `${URL}/news`)).json()
    expect(await news()).toEqual({ unread: 0, items: [] })
    const { id } = await watch()
    const above = await watch({ direction: 'above', amount: 5_000 })
    await reportAll(test, [900, 900, 900, 900], { itemId })
    const text = `품목 ${made} 900 — 1,000 아래예요 · 7일 중앙값 · 4명`
    const told = { id, itemId, direction: 'below', text, at: new Date(time.clock()).toISOString() }
    expect(await news()).toEqual({ unread: 1, items: [{ ...told, isSeen: false }] })
    expect((await news(editor)).items).toEqual([])
    expect((await visitor(test)('GET', `${URL}/news`)).statusCode).toBe(401)
    const read = async (body: object, who = member) =>
      (await who.call('POST', `${URL}/news/read`, body)).statusCode
    expect(await read({ id }, editor)).toBe(204)
    expect(await read({ id: above.id })).toBe(204)
    expect(await news()).toMatchObject({ unread: 1 })
    expect(await read({ id })).toBe(204)
    expect(await news()).toEqual({ unread: 0, items: [{ ...told, isSeen: true }] })
    // Their other pages count again; marking once more tells nobody anything.
    expect(await newsOf(id)).toHaveLength(3)
    expect(await read({})).toBe(204)
    expect(await newsOf(id)).toHaveLength(3)
    // What falls back afterwards is told anew (AL6).
    time.advance(60_000)
    await reportAll(test, [2_000, 2_000, 2_000, 2_000, 2_000], { itemId })
    expect(await news()).toMatchObject({ unread: 1, items: [{ id, isSeen: false }] })
  })

  it('say so when the price that was told of falls back (AL6)', async () => {
    for (const amount of [1_050, 1_060, 1_070]) await report(test, { itemId, amount })
    const { id } = await watch({ amount: 1_000 })
    const liars: Person[] = []
    for (let index = 0; index < 4; index += 1)
      liars.push(await report(test, { itemId, amount: 950 }))
    expect(await list()).toMatchObject([{ lastValue: 1_000, fellBackAt: null }])
    expect(await fired()).toMatchObject([{ at: time.clock() }])
    time.advance(60_000)
    for (const liar of liars) {
      const { items } = (await liar.call('GET', '/api/current-price/mine')).json()
      await liar.call('DELETE', `/api/current-price/${items[0].id}`)
    }
    const at = time.clock()
    const text = `품목 ${made} 1,000에서 되돌아갔어요 — 지금 1,050 · 7일 중앙값 · 5명`
    expect(await list()).toMatchObject([
      { id, alert: text, fellBackAt: new Date(at).toISOString(), lastValue: 1_000 },
    ])
    // Push services are told of it as of something new.
    expect(await fired()).toMatchObject([{ at, text }])
    await report(test, { itemId, amount: 1_080 })
    expect((await list())[0]).toMatchObject({ alert: text })
  })

  it('look at their own series only, in their own direction', async () => {
    await watch({ series: 'ask', amount: 10_000 })
    await watch({ direction: 'above', amount: 2_000 })
    await reportAll(test, [1_000, 1_000, 1_000, 1_000], { itemId })
    expect(await fired()).toEqual([])
    await reportAll(test, [9_000, 9_000, 9_000, 9_000], { itemId, basis: 'asked' })
    expect((await fired()).map(({ text }) => text)).toEqual([
      `품목 ${made} 9,000 — 1만 아래예요 · 7일 중앙값 · 4명`,
    ])
  })

  it('say at once that the price is beyond the line already, without an alert (AL3)', async () => {
    await reportAll(test, [900, 900, 900, 900], { itemId })
    expect((await watch()).isBeyond).toBe(true)
    expect(await list()).toMatchObject([{ isBeyond: true, isArmed: false, firedAt: null }])
    await report(test, { itemId, amount: 880 })
    expect(await fired()).toEqual([])
  })

  it('are armed again five percent before the line, and tell at most once a day (AL2)', async () => {
    await watch()
    const people: Person[] = []
    for (let index = 0; index < 4; index += 1)
      people.push(await report(test, { itemId, amount: 1_000 }))
    expect(await fired()).toHaveLength(1)
    const say = async (amount: number) => {
      time.advance(11 * 60_000)
      for (const person of people) await report(test, { itemId, amount }, person)
    }
    await say(1_060)
    await say(1_060)
    await say(1_060)
    expect(await list()).toMatchObject([{ isArmed: true, now: { median: 1_060 } }])
    await say(900)
    await say(900)
    await say(900)
    await say(900)
    expect((await list())[0]?.now?.median).toBeLessThan(1_000)
    expect(await fired()).toHaveLength(1)
    time.advance(DAY_MS)
    await say(900)
    expect(await fired()).toMatchObject([{ text: expect.stringContaining('900 — 1,000 아래예요') }])
    expect((await list())[0]).toMatchObject({ lastDay: '2026-11-25', isArmed: false })
  })

  it('are set anew by a change, and are gone when they are removed', async () => {
    await reportAll(test, [900, 900, 900, 900], { itemId })
    const { id } = await watch()
    const change = { amount: 800, direction: 'below' }
    const answer = await member.call('PUT', `${URL}/${id}`, { ...change, version: 1 })
    expect(answer.json()).toMatchObject({ amount: 800, isArmed: true, isBeyond: false, version: 2 })
    const stale = await member.call('PUT', `${URL}/${id}`, { ...change, version: 1 })
    expect(stale.json()).toMatchObject({ code: 'STALE', current: { id, amount: 800 } })
    expect((await member.call('DELETE', `${URL}/${id}`)).statusCode).toBe(204)
    expect((await member.call('DELETE', `${URL}/${id}`)).statusCode).toBe(404)
    expect(await list()).toEqual([])
  })

  it('are nobody else’s', async () => {
    const { id } = await watch()
    const other = await signIn(test, 'MEMBER')
    for (const who of [other, editor]) {
      const put = { amount: 1, direction: 'below', version: 1 }
      expect((await who.call('PUT', `${URL}/${id}`, put)).statusCode).toBe(404)
      expect((await who.call('DELETE', `${URL}/${id}`)).statusCode).toBe(404)
      expect(await list(who)).toEqual([])
    }
    for (const [method, url] of [
      ['GET', URL],
      ['POST', URL],
      ['PUT', `${URL}/${id}`],
      ['DELETE', `${URL}/${id}`],
    ] as const)
      expect(
        (await visitor(test)(method, url, method === 'POST' ? line() : undefined)).statusCode,
      ).toBe(401)
  })

  it.each([
    [{ amount: 0 }, 'VALIDATION'],
    [{ series: 'both' }, 'VALIDATION'],
    [{ direction: 'up' }, 'VALIDATION'],
    [{ itemId: 'none' }, 'STALE'],
  ])('refuse %j with %s', async (others, code) => {
    expect((await member.call('POST', URL, line(others))).json()).toMatchObject({ code })
  })

  it('are made once by a form that is sent twice at once', async () => {
    const answers = await Promise.all([1, 2].map(async () => member.call('POST', URL, line())))
    expect(statusesOf(answers)).toEqual([201, 409])
    const other = await watch({ direction: 'above' })
    const put = { amount: 5, direction: 'below', version: 1 }
    expect((await member.call('PUT', `${URL}/${other.id}`, put)).json()).toMatchObject({
      code: 'DUPLICATE',
    })
  })

  it('are fifty at most, however fast they are sent', async () => {
    const first = await watch()
    const row = await test.database.kysely
      .selectFrom('price_watch')
      .selectAll()
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow()
    const items = await test.database.kysely
      .selectFrom('price_item')
      .select('id')
      .where('kind_id', '=', 'crysta')
      .orderBy('id')
      .limit(MAX_WATCHES + 2)
      .execute()
    const rows = items
      .slice(0, MAX_WATCHES - 2)
      .map(({ id }) => ({ ...row, id: `watch-${made}-${id}`, item_id: id }))
    await test.database.kysely.insertInto('price_watch').values(rows).execute()
    const others = items.slice(MAX_WATCHES - 2)
    const answers = await Promise.all(
      others.map(async ({ id }) => member.call('POST', URL, line({ itemId: id }))),
    )
    expect(statusesOf(answers)).toEqual([201, 429, 429, 429])
    expect(await list()).toHaveLength(MAX_WATCHES)
  })

  it('stand in the download, and go when their member leaves', async () => {
    await watch()
    const own = (await member.call('GET', '/api/member/profile/export')).json()
    expect(own.sections.priceWatches).toMatchObject([{ item: `품목 ${made}`, amount: 1_000 }])
  })
})

describeOnPostgres('two servers on one database', () => {
  it('fire a watch once, however they look', async () => {
    const test = await createApp()
    const editor = await signIn(test, 'EDITOR')
    const member = await signInAged(test, 40)
    const itemId = await makeOpenItem(editor, { name: '두 서버' })
    await reportAll(test, [900, 900, 900, 900], { itemId })
    const body = { itemId, series: 'deal', direction: 'below', amount: 800 }
    const { id } = (await member.call('POST', URL, body)).json<{ id: string }>()
    await test.database.kysely.updateTable('price_watch').set({ amount: 1_000 }).execute()
    const now = test.app.clock()
    const look = async () =>
      inTransaction(test.database, async (transaction) => {
        await lockPriceItem(transaction, itemId)
        const prices = (await readSeriesPrice(transaction, [itemId], 0)).get(itemId)
        if (!prices) throw new Error('no prices')
        await lookAtWatches(transaction, { itemId, prices, now })
      })
    await Promise.all(Array.from({ length: 8 }, look))
    const news = (await listChanges(test.database.kysely, 0)).filter((change) => change.id === id)
    expect(news.map(({ action }) => action)).toEqual(['created', 'updated'])
    await test.close()
  })
})
