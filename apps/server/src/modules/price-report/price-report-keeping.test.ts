import { DAY_MS, koreanDay } from '@gyeol/korean'
import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { expectRightPrices, keptPrices, makeItem } from '../../../test/price-desk.ts'
import { createContext } from '../../assembly/create-context.ts'
import { sweep } from '../../assembly/housekeeping.ts'
import { readConfig } from '../../config/config.ts'
import { inTransaction } from '../../database/transaction.ts'
import { lockPriceItem } from '../price-item/price-item.service.ts'
import { drainItem } from '../price-roll-up/price-drain.service.ts'
import { KEPT_DAYS, WITHDRAWN_KEPT_DAYS } from '../price-roll-up/kept-days.ts'
import { recountLater } from '../price-roll-up/price-recount.service.ts'

describeWithDatabase('what is kept of prices (PR38)', () => {
  let test: TestApp
  const { clock, advance } = createClock(Date.parse('2026-11-24T03:00:00Z'))
  beforeAll(async () => {
    test = await createApp({}, { clock })
  })
  afterAll(() => test.close())

  const context = () =>
    createContext({ config: readConfig({ NODE_ENV: 'test' }), database: test.database, clock })
  const keep = async (itemId: string, reports: readonly { day: number; withdrawnAt?: number }[]) =>
    inTransaction(test.database, async (transaction) => {
      const item = await lockPriceItem(transaction, itemId)
      if (!item) throw new Error('no item')
      const rows = reports.map(({ day, withdrawnAt }, index) => ({
        id: randomUUIDv7(),
        item_id: itemId,
        series: 'deal' as const,
        basis: 'sold' as const,
        amount: 100,
        typed_amount: 100,
        quantity: 1,
        unit: 100,
        is_net: 0,
        day,
        at: clock(),
        voice: `v${index}`,
        author_id: null,
        weight: 4,
        state: withdrawnAt === undefined ? ('active' as const) : ('withdrawn' as const),
        source: 'import' as const,
        is_unusual: 0,
        excluded_reason: null,
        withdrawn_at: withdrawnAt ?? null,
        updated_at: clock(),
        version: 1,
      }))
      // No more at once than a statement may carry.
      for (let at = 0; at < rows.length; at += 200)
        await transaction
          .insertInto('price_report')
          .values(rows.slice(at, at + 200))
          .execute()
      await recountLater(transaction, { item, votes: rows })
      return rows.map(({ id }) => id)
    })
  const count = async (table: 'price_report' | 'price_vote', itemId: string) =>
    (
      await test.database.kysely
        .selectFrom(table)
        .select('day')
        .where('item_id', '=', itemId)
        .execute()
    )
      .map(({ day }) => day)
      .toSorted((a, b) => a - b)

  it('is 1,100 days of reports and votes, and points for ever', async () => {
    const itemId = await makeItem(test.database, { name: '오래된 것' })
    const today = koreanDay(clock())
    const first = today - KEPT_DAYS
    await keep(
      itemId,
      [first, first, first + 1, today].map((day) => ({ day })),
    )
    await drainItem(context(), itemId)
    await sweep(context())
    expect(await count('price_report', itemId)).toEqual([first, first, first + 1, today])
    // Days so near the border are not worked out again: their window is not whole any more.
    const { days } = await keptPrices(test.database, itemId)
    expect(days.map(({ day }) => day)).toEqual([today])
    advance(DAY_MS)
    await sweep(context())
    for (const table of ['price_report', 'price_vote'] as const)
      expect(await count(table, itemId)).toEqual([first + 1, today])
    await drainItem(context(), itemId)
    expect((await keptPrices(test.database, itemId)).days.map(({ day }) => day)).toEqual([today])
  })

  it('is more than one slice of it, when so much goes at once', async () => {
    const itemId = await makeItem(test.database, { name: '많은 것' })
    const old = koreanDay(clock()) - KEPT_DAYS - 3
    await keep(
      itemId,
      Array.from({ length: 1_100 }, () => ({ day: old })),
    )
    await sweep(context())
    expect(await count('price_report', itemId)).toEqual([])
    expect(await count('price_vote', itemId)).toEqual([])
  })

  it('is thirty days of what was taken back, with its flags', async () => {
    const itemId = await makeItem(test.database, { name: '거둔 것' })
    const day = koreanDay(clock())
    const border = clock() - WITHDRAWN_KEPT_DAYS * DAY_MS
    const [gone, kept] = await keep(itemId, [
      { day, withdrawnAt: border - 1 },
      { day, withdrawnAt: border },
      { day },
    ])
    await sweep(context())
    const left = await test.database.kysely
      .selectFrom('price_report')
      .select('id')
      .where('item_id', '=', itemId)
      .execute()
    expect(left.map(({ id }) => id)).toContain(kept)
    expect(left.map(({ id }) => id)).not.toContain(gone)
    expect(left).toHaveLength(2)
    await drainItem(context(), itemId)
    await expectRightPrices(test.database, itemId, clock())
  })
})
