import { DAY_MS, koreanDay, mondayOf, startOfKoreanDay } from '@gyeol/korean'
import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { expectRightPrices, keptPrices, makeItem, signInAged } from '../../../test/price-desk.ts'
import type { ItemPrices, PriceListener } from '../../context/contributions.ts'
import type { PriceReportTable } from '../../database/schema-prices.ts'
import { inTransaction } from '../../database/transaction.ts'
import { lockPriceItem } from '../price-item/price-item.service.ts'
import { drainItem, drainStaleItems } from './price-drain.service.ts'
import { turnDay } from './price-midnight.service.ts'
import { recount, recountLater } from './price-recount.service.ts'
import { MOST_VOTES_AT_ONCE } from './price-roll-up.service.ts'

const MONDAY = mondayOf(koreanDay(Date.parse('2026-11-25T00:00:00Z')))

describeWithDatabase('roll-ups of an item', () => {
  let test: TestApp
  let itemId: string
  let made = 0
  const { clock, advance } = createClock(startOfKoreanDay(MONDAY) + DAY_MS / 2)
  const heard: (ItemPrices & { itemId: string })[] = []
  const priceListeners: PriceListener[] = [
    async (_transaction, { itemId: id, prices }) => void heard.push({ ...prices, itemId: id }),
  ]

  beforeAll(async () => {
    test = await createApp({}, { clock })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    made += 1
    heard.length = 0
    itemId = await makeItem(test.database, { name: `품목${made}` })
  })

  const context = () => ({ database: test.database, clock, priceListeners })
  const reportOf = (voice: string, others: Partial<PriceReportTable> = {}): PriceReportTable => ({
    id: randomUUIDv7(),
    item_id: itemId,
    series: 'deal',
    basis: 'sold',
    amount: 100,
    typed_amount: 100,
    quantity: 1,
    unit: 100,
    is_net: 0,
    day: koreanDay(clock()),
    traded_day: null,
    at: clock(),
    voice,
    author_id: null,
    weight: 4,
    state: 'active',
    source: 'import',
    is_unusual: 0,
    excluded_reason: null,
    withdrawn_at: null,
    updated_at: clock(),
    version: 1,
    ...others,
  })
  /** Keeps reports and what hangs on them, as those do who write. */
  const keep = async (rows: readonly PriceReportTable[], isLater = false) =>
    inTransaction(test.database, async (transaction) => {
      const item = await lockPriceItem(transaction, itemId)
      if (!item) throw new Error('no item')
      for (const row of rows) await transaction.insertInto('price_report').values(row).execute()
      const change = { item, votes: rows, now: clock() }
      if (isLater) await recountLater(transaction, change)
      else await recount(context(), transaction, change)
    })
  const voices = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`)
  const mark = async () =>
    test.database.kysely
      .selectFrom('price_item')
      .select(['stale_from', 'stale_to'])
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow()
  const NONE = { stale_from: null, stale_to: null }

  it('are of today in the writing transaction, without a mark', async () => {
    await keep(voices(3).map((voice) => reportOf(voice)))
    expect(await mark()).toEqual(NONE)
    await expectRightPrices(test.database, itemId, clock())
    expect(heard.map(({ headline, deal }) => [headline, deal.median])).toEqual([['deal', 100]])
  })

  it('of earlier days are marked in it, and worked out after it', async () => {
    const today = koreanDay(clock())
    const days = [today - 40, today - 10, today - 9, today - 2, today]
    await keep(voices(5).map((voice, index) => reportOf(voice, { day: days[index] ?? 0 })))
    expect(await mark()).toEqual({ stale_from: today - 40, stale_to: today + 4 })
    expect((await keptPrices(test.database, itemId)).days).toHaveLength(1)
    await drainStaleItems(context())
    expect(await mark()).toEqual(NONE)
    await expectRightPrices(test.database, itemId, clock())
    expect(heard.length).toBeGreaterThan(1)
  })

  it('of a long time are worked out piece by piece, none left out', async () => {
    const today = koreanDay(clock())
    const rows = Array.from({ length: 120 }, (_, index) =>
      reportOf(`v${index % 9}`, {
        day: today - index,
        unit: 100 + (index % 7),
        series: index % 3 === 0 ? 'ask' : 'deal',
        basis: index % 3 === 0 ? 'asked' : 'sold',
      }),
    )
    await keep(rows, true)
    expect(await drainItem(context(), itemId)).toBe(true)
    expect(await drainItem(context(), itemId)).toBe(false)
    await expectRightPrices(test.database, itemId, clock())
  })

  it('keep their mark while they cannot be worked out', async () => {
    await keep([reportOf('v', { day: koreanDay(clock()) - 1 })])
    const failing = {
      ...context(),
      priceListeners: [async () => Promise.reject(new Error('no ear'))],
    }
    await expect(drainStaleItems(failing)).rejects.toThrow('no ear')
    expect(await mark()).not.toEqual(NONE)
    await drainStaleItems(context())
    await expectRightPrices(test.database, itemId, clock())
  })

  it('end a week that nobody spoke in after its first day (PR24, PR30)', async () => {
    while (koreanDay(clock()) !== mondayOf(koreanDay(clock()))) advance(DAY_MS)
    await keep(voices(6).map((voice) => reportOf(voice)))
    const levelOfWeek = async () => (await keptPrices(test.database, itemId)).weeks[0]?.level
    expect(await levelOfWeek()).toBe('high')
    advance(2 * DAY_MS)
    await drainItem(context(), itemId)
    expect(await levelOfWeek()).toBe('high')
    advance(7 * DAY_MS)
    await drainItem(context(), itemId)
    expect(await levelOfWeek()).toBe('medium')
    await expectRightPrices(test.database, itemId, clock())
  })

  it('turn at midnight, once, by one process, and tell who watches (AL4)', async () => {
    await keep(voices(3).map((voice) => reportOf(voice)))
    const quiet = itemId
    itemId = await makeItem(test.database, { name: `오래된 것${made}` })
    const old = koreanDay(clock()) - 35
    await keep([reportOf('v', { day: old, at: startOfKoreanDay(old) })])
    await drainItem(context(), itemId)
    advance(DAY_MS)
    heard.length = 0
    const { signal } = new AbortController()
    const parts = { ...context(), signal }
    const turned = await Promise.all([
      turnDay({ ...parts, holder: 'one' }),
      turnDay({ ...parts, holder: 'two' }),
    ])
    expect(turned).toContain(true)
    expect(heard.filter((news) => news.itemId === quiet)).toHaveLength(1)
    expect(heard.filter((news) => news.itemId === itemId)).toHaveLength(0)
    await expectRightPrices(test.database, quiet, clock())
    const news = await test.database.kysely
      .selectFrom('outbox')
      .select('entity_id')
      .where('kind', '=', 'price')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    expect(news).toEqual({ entity_id: 'all' })
    heard.length = 0
    expect(await turnDay({ ...parts, holder: 'one' })).toBe(true)
    expect(heard).toEqual([])
    // Who reads the other brings it up to the day.
    expect(await drainItem(context(), itemId)).toBe(true)
    await expectRightPrices(test.database, itemId, clock())
  })

  it('of a busy item are put off, and worked out at most once a second', async () => {
    const row = (voice: string) => ({
      item_id: itemId,
      series: 'deal' as const,
      day: koreanDay(clock()),
      voice,
      value: 100,
      weight: 4,
      reports: 1,
    })
    const many = voices(MOST_VOTES_AT_ONCE)
    for (let at = 0; at < many.length; at += 500)
      await test.database.kysely
        .insertInto('price_vote')
        .values(many.slice(at, at + 500).map(row))
        .execute()
    const members = async () =>
      (await keptPrices(test.database, itemId)).now.find(({ series }) => series === 'deal')?.members
    await keep([reportOf('one more')])
    expect(await members()).toBeUndefined()
    expect(heard).toEqual([])
    expect(await drainItem(context(), itemId)).toBe(true)
    expect(await members()).toBe(MOST_VOTES_AT_ONCE + 1)
    await keep([reportOf('and another')])
    expect(await drainItem(context(), itemId)).toBe(false)
    advance(1_000)
    expect(await drainItem(context(), itemId)).toBe(true)
    expect(await members()).toBe(MOST_VOTES_AT_ONCE + 2)
    expect(await mark()).toEqual(NONE)
  })

  it('take two writers at once on one item, and on two, none lost', async () => {
    const people = []
    for (let count = 0; count < 8; count += 1) people.push(await signInAged(test, 40))
    const second = await makeItem(test.database, { name: `둘째${made}` })
    const answers = await Promise.all(
      people.flatMap((person) =>
        [itemId, second].map((item) =>
          person.call('POST', '/api/current-price', { itemName: 'x', itemId: item, amount: 100 }),
        ),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201))
    for (const item of [itemId, second]) await expectRightPrices(test.database, item, clock())
  })
})
