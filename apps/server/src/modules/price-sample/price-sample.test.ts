import { koreanDay } from '@gyeol/korean'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'
import { expectRightPrices, makeItem } from '../../../test/price-desk.ts'
import { readKindPoints } from '../price-roll-up/price-chart.service.ts'
import { removeSamples, writeSamples } from './price-sample.service.ts'
import { SAMPLE_ITEMS } from './sample-items.ts'

const HOUR = 3_600_000
const TABLES = [
  'price_item',
  'price_alias',
  'price_report',
  'price_flag',
  'price_vote',
  'price_day',
  'price_week',
  'price_now',
  'price_statement',
  'price_watch',
  'trade_ledger',
] as const

describeWithDatabase('sample items', () => {
  const time = createClock(Date.UTC(2026, 10, 24, 3))
  let test: TestApp
  let member: Person

  beforeAll(async () => {
    test = await createApp({}, time)
    member = await signIn(test, 'MEMBER')
  })
  afterAll(async () => test.close())

  const act = () => ({ actorId: null, requestId: null, now: time.clock() })
  const write = async (days = 50) => writeSamples(test, { days, act: act() })
  const listed = async (query: string) => {
    const answer = await test.app.inject({ url: `/api/price/item?${query}` })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const countRows = async () => {
    const counts: Record<string, number> = {}
    for (const table of TABLES) {
      const { count } = await test.database.kysely
        .selectFrom(table as 'price_item')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      counts[table] = count
    }
    return counts
  }

  /** What people cannot hang on a sample, but an editor's hands or an older version may have. */
  const hangOn = async (itemId: string) => {
    const own = { member_id: member.id, item_id: itemId, amount: 1, created_at: 0, version: 1 }
    const { kysely } = test.database
    await kysely
      .insertInto('price_alias')
      .values({ name_key: '불씨', name: '불씨', item_id: itemId })
      .execute()
    await kysely
      .insertInto('price_statement')
      .values({
        id: 'said',
        item_id: itemId,
        amount: 1,
        quantity: 1,
        at: 0,
        note: '',
        source: '',
        author_id: member.id,
        created_at: 0,
        updated_at: 0,
        version: 1,
      })
      .execute()
    await kysely
      .insertInto('price_watch')
      .values({
        ...own,
        id: 'watched',
        series: 'deal',
        direction: 'above',
        is_armed: 1,
        last_day: null,
        last_value: null,
        fired_at: null,
        alert: null,
      })
      .execute()
    await kysely
      .insertInto('trade_ledger')
      .values({
        ...own,
        id: 'traded',
        basis: 'sold',
        quantity: 1,
        day: 0,
        memo: '',
        report_id: null,
        updated_at: 0,
      })
      .execute()
  }

  it('show the prices their reports give, and say that they are samples', async () => {
    const before = await listed('sort=recent')
    await write()
    for (const { id } of SAMPLE_ITEMS) await expectRightPrices(test.database, id, time.clock())
    const after = await listed('sort=recent')
    expect(after.total).toBe(before.total + SAMPLE_ITEMS.length)
    expect(after.items[0]).toMatchObject({ isSample: true, price: { level: expect.any(String) } })
    expect((await listed('search=예시')).total).toBe(SAMPLE_ITEMS.length)
  })

  it('are replaced, not doubled, and follow the time', async () => {
    await write()
    const once = await countRows()
    await write()
    expect(await countRows()).toEqual(once)
    time.advance(30 * HOUR)
    await write()
    const newest = await test.database.kysely
      .selectFrom('price_report')
      .select(({ fn }) => fn.max('at').as('at'))
      .executeTakeFirstOrThrow()
    expect(newest.at).toBeLessThanOrEqual(time.clock())
    expect(newest.at).toBeGreaterThan(time.clock() - 12 * HOUR)
    for (const { id } of SAMPLE_ITEMS) await expectRightPrices(test.database, id, time.clock())
  })

  it('take no real report, by id or by name', async () => {
    await write(3)
    const report = { itemName: '불씨의 정수', basis: 'sold', amount: 12_000_000, quantity: 1 }
    const byId = await member.call('POST', '/api/current-price', {
      ...report,
      itemId: 'sample-ember',
    })
    expect(byId.statusCode, byId.body).toBe(400)
    expect(byId.json().errors).toMatchObject([{ path: 'itemId' }])
    const byName = await member.call('POST', '/api/current-price', report)
    expect(byName.statusCode, byName.body).toBe(201)
    const reports = await test.database.kysely
      .selectFrom('price_report')
      .select(['item_id', 'source'])
      .where('author_id', '=', member.id)
      .execute()
    expect(reports).toEqual([{ item_id: expect.not.stringMatching(/^sample-/), source: 'form' }])
  })

  it('are no part of the index of their kind', async () => {
    await write(40)
    const today = koreanDay(time.clock())
    const query = { kindId: 'material', series: 'deal', step: 'day' } as const
    const range = { from: today - 40, to: today }
    expect(await readKindPoints(test.database.kysely, { ...query, ...range })).toEqual([])
    await test.database.kysely
      .updateTable('price_item')
      .set({ is_sample: 0 })
      .where('id', '=', 'sample-ember')
      .execute()
    expect(await readKindPoints(test.database.kysely, { ...query, ...range })).toHaveLength(1)
    await test.database.kysely
      .updateTable('price_item')
      .set({ is_sample: 1 })
      .where('id', '=', 'sample-ember')
      .execute()
  })

  it('go whole, with everything anybody hung on them, and nothing else goes', async () => {
    await removeSamples(test, act())
    const own = await makeItem(test.database, { name: '진짜' })
    const said = { itemId: own, itemName: '진짜', basis: 'sold', amount: 500, quantity: 1 }
    expect((await member.call('POST', '/api/current-price', said)).statusCode).toBe(201)
    const before = await countRows()

    await write(20)
    await hangOn('sample-ember')
    const { id: reportId } = await test.database.kysely
      .selectFrom('price_report')
      .select('id')
      .where('item_id', '=', 'sample-ember')
      .executeTakeFirstOrThrow()
    const flagged = await member.call('POST', `/api/current-price/${reportId}/flag`, {
      reason: 'typo',
    })
    expect(flagged.statusCode, flagged.body).toBeLessThan(300)
    expect(await removeSamples(test, act())).toBe(SAMPLE_ITEMS.length)
    expect(await countRows()).toEqual(before)
    expect((await listed('search=예시')).total).toBe(0)
    expect((await test.app.inject({ url: '/api/current-price/sample-ember' })).statusCode).toBe(404)
    expect(await removeSamples(test, act())).toBe(0)
  })

  it('never take the place of a real item', async () => {
    const id = 'sample-ember'
    const real = await makeItem(test.database, { name: '내 것' })
    await test.database.kysely
      .updateTable('price_item')
      .set({ id })
      .where('id', '=', real)
      .execute()
    await expect(write(2)).rejects.toThrow()
    const row = await test.database.kysely
      .selectFrom('price_item')
      .select(['name', 'is_sample'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ name: '내 것', is_sample: 0 })
    await removeSamples(test, act())
    expect(
      await test.database.kysely
        .selectFrom('price_item')
        .select('id')
        .where('id', '=', id)
        .execute(),
    ).toHaveLength(1)
  })
})
