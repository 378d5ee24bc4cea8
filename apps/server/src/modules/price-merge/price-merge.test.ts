import { DAY_MS } from '@gyeol/korean'
import { currentPriceSchema, priceItemSchema } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase, DIALECT } from '../../../test/database.ts'
import { type Person, signIn, statusesOf, visitor } from '../../../test/people.ts'
import { expectRightPrices, makeItem, signInAged } from '../../../test/price-desk.ts'

describeWithDatabase('merging items', () => {
  let test: TestApp
  let editor: Person
  let from: string
  let into: string
  let made = 0
  const { clock, advance } = createClock(Date.parse('2026-11-24T03:00:00Z'))

  beforeAll(async () => {
    test = await createApp({}, { clock })
    editor = await signIn(test, 'EDITOR')
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    made += 1
    from = await makeItem(test.database, { name: `잘못쓴것${made}` })
    into = await makeItem(test.database, { name: `맞는것${made}` })
  })

  const merge = async (others: object = {}, id = from, who = editor) =>
    who.call('POST', `/api/price/item/${id}/merge`, { into, version: 1, ...others })
  const report = async (who: Person, itemId: string, others: object = {}) => {
    const body = { itemName: 'x', itemId, amount: 100, basis: 'sold', ...others }
    const answer = await who.call('POST', '/api/current-price', body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string; itemId: string }>()
  }
  const read = async (id: string) =>
    currentPriceSchema.parse((await visitor(test)('GET', `/api/current-price/${id}`)).json())

  it('moves what was said, works everything out again, and leads the old address on', async () => {
    const people = [
      await signInAged(test, 40),
      await signInAged(test, 40),
      await signInAged(test, 40),
    ]
    const [first, second, third] = people as [Person, Person, Person]
    await report(first, from, { amount: 90 })
    await report(second, into, { amount: 100 })
    advance(3 * DAY_MS)
    await report(first, from, { amount: 110 })
    await report(first, into, { amount: 130 })
    await report(third, from, { amount: 120, basis: 'asked' })
    await report(third, into, { amount: 105 })
    const answer = await merge()
    expect(priceItemSchema.parse(answer.json())).toMatchObject({
      id: into,
      state: 'accepted',
      aliases: [`잘못쓴것${made}`],
    })
    for (const item of [from, into]) await expectRightPrices(test.database, item, clock())
    const page = await read(from)
    expect(page).toMatchObject({ item: { id: into }, headline: 'deal', reportTotal: 6 })
    expect(page.deal).toMatchObject({ members: 3, median: 105 })
    expect((await report(await signInAged(test, 40), from)).itemId).toBe(into)
    const typed = { itemId: undefined, itemName: `잘못쓴것${made}` }
    expect((await report(await signInAged(test, 40), '', typed)).itemId).toBe(into)
    await expectRightPrices(test.database, into, clock())
    const log = await test.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('entity_id', '=', from)
      .execute()
    expect(log).toEqual([{ action: 'price-item.merge', actor_id: editor.id }])
  })

  it('moves watches, ledgers and statements; a watch that is there twice stays once', async () => {
    const member = await signInAged(test, 40)
    const { kysely } = test.database
    const watch = (id: string, item_id: string, direction: 'below' | 'above') => ({
      id: `${id}${made}`,
      member_id: member.id,
      item_id,
      series: 'deal' as const,
      direction,
      amount: 100,
      is_armed: 1,
      last_day: null,
      last_value: null,
      fired_at: null,
      created_at: 0,
      version: 1,
    })
    const watches = [
      watch('a', from, 'below'),
      watch('b', into, 'below'),
      watch('c', from, 'above'),
    ]
    await kysely.insertInto('price_watch').values(watches).execute()
    const line = { amount: 1, quantity: 1, created_at: 0, updated_at: 0, version: 1, item_id: from }
    await kysely
      .insertInto('trade_ledger')
      .values({
        ...line,
        id: `l${made}`,
        member_id: member.id,
        basis: 'sold',
        day: 1,
        memo: '',
        report_id: null,
      })
      .execute()
    await kysely
      .insertInto('price_statement')
      .values({ ...line, id: `s${made}`, at: 0, note: '', source: '', author_id: null })
      .execute()
    expect((await merge()).statusCode).toBe(200)
    const left = await kysely
      .selectFrom('price_watch')
      .select(['id', 'item_id'])
      .where('member_id', '=', member.id)
      .orderBy('id')
      .execute()
    expect(left).toEqual([
      { id: `b${made}`, item_id: into },
      { id: `c${made}`, item_id: into },
    ])
    for (const table of ['trade_ledger', 'price_statement'] as const) {
      const rows = await kysely.selectFrom(table).select('id').where('item_id', '=', into).execute()
      expect(rows).toHaveLength(1)
    }
  })

  it('leaves nothing behind in any table that names items', async () => {
    const { kysely } = test.database
    const found =
      DIALECT === 'sqlite'
        ? sql<{
            name: string
          }>`select m.name from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' and c.name = 'item_id' order by 1`
        : sql<{
            name: string
          }>`select table_name as name from information_schema.columns where column_name = 'item_id' and table_schema = 'public' order by 1`
    const tables = (await found.execute(kysely)).rows.map(({ name }) => name)
    expect(tables).toEqual([
      'price_alias',
      'price_day',
      'price_now',
      'price_report',
      'price_statement',
      'price_vote',
      'price_watch',
      'price_week',
      'trade_ledger',
    ])
    for (let count = 0; count < 3; count += 1) await report(await signInAged(test, 40), from)
    expect((await merge()).statusCode).toBe(200)
    for (const table of tables) {
      const { rows } = await sql<{
        item_id: string
      }>`select item_id from ${sql.table(table)} where item_id = ${from}`.execute(kysely)
      expect([table, rows]).toEqual([table, []])
    }
  })

  it('keeps old points of which no votes are left', async () => {
    const { kysely } = test.database
    const point = (item_id: string, day: number, median: number) => ({
      item_id,
      series: 'deal' as const,
      day,
      level: 'low' as const,
      median,
      q1: median,
      q3: median,
      min: median,
      max: median,
      mean: median,
      members: 3,
      votes: 3,
      reports: 3,
    })
    await kysely
      .insertInto('price_day')
      .values([point(from, 100, 1), point(from, 101, 1), point(into, 101, 2)])
      .execute()
    expect((await merge()).statusCode).toBe(200)
    const kept = await kysely
      .selectFrom('price_day')
      .select(['day', 'median'])
      .where('item_id', '=', into)
      .orderBy('day')
      .execute()
    expect(kept).toEqual([
      { day: 100, median: 1 },
      { day: 101, median: 2 },
    ])
  })

  it('follows chains, and goes round no circle', async () => {
    expect((await merge({ into: from })).json().code).toBe('CYCLE')
    const third = await makeItem(test.database, { name: `셋째${made}` })
    expect((await merge()).statusCode).toBe(200)
    expect((await merge({}, from)).json()).toMatchObject({ code: 'STALE', current: { id: into } })
    expect((await merge({ into: from }, into)).json().code).toBe('CYCLE')
    expect((await merge({ into: third }, into)).statusCode).toBe(200)
    expect((await read(from)).item.id).toBe(third)
    expect((await merge({ into: from }, third)).json().code).toBe('CYCLE')
  })

  it('is for items counted alike, and never of a sample with a real one', async () => {
    const bulk = await makeItem(test.database, { name: `묶음${made}`, unitQuantity: 1_000 })
    const sample = await makeItem(test.database, { name: `예시${made}`, is_sample: 1 })
    for (const other of [bulk, sample, 'gone'])
      expect((await merge({ into: other })).json()).toMatchObject({
        code: 'VALIDATION',
        errors: [{ path: 'into' }],
      })
  })

  it('is refused to members, to visitors, of an old version, in the wrong shape, of nothing', async () => {
    const member = await signIn(test, 'CONTRIBUTOR')
    expect((await merge({}, from, member)).statusCode).toBe(403)
    const unknown = await visitor(test)('POST', `/api/price/item/${from}/merge`, {
      into,
      version: 1,
    })
    expect(unknown.statusCode).toBe(401)
    expect((await merge({ version: 2 })).json()).toMatchObject({
      code: 'STALE',
      current: { id: from },
    })
    expect((await merge({ surprise: 1 })).statusCode).toBe(400)
    expect((await merge({}, 'gone')).statusCode).toBe(404)
  })

  it('of two into each other at once happens one way only', async () => {
    const answers = await Promise.all([merge(), merge({ into: from }, into)])
    expect(statusesOf(answers)[0]).toBe(200)
    expect(statusesOf(answers)[1]).toBeGreaterThanOrEqual(400)
  })
})
