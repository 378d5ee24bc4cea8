import { DAY_MS } from '@gyeol/korean'
import { type LedgerPage, ledgerPageSchema } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, statusesOf, visitor } from '../../../test/people.ts'
import { makeOpenItem, reportAll } from '../../../test/price-crowd.ts'
import { expectRightPrices, signInAged } from '../../../test/price-desk.ts'
import { createPasswordHasher } from '../../security/password/password-hasher.ts'

const URL = '/api/price/ledger'
const PASSWORD = 'a-long-password-of-mine'

describeWithDatabase('the trade ledger', () => {
  let test: TestApp
  let editor: Person
  let member: Person
  let itemId: string
  let made = 0
  // Noon in Korea.
  const time = createClock(Date.parse('2026-11-24T03:00:00Z'))
  const today = () => new Date(time.clock() + 9 * 3_600_000).toISOString().slice(0, 10)

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

  const body = (others: object = {}) => ({
    itemId,
    basis: 'sold',
    amount: 1_030,
    quantity: 1,
    day: today(),
    ...others,
  })
  const add = async (others: object = {}, who = member) => {
    const answer = await who.call('POST', URL, body(others))
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string; version: number; reportId: string | null }>()
  }
  const list = async (query = '', who = member): Promise<LedgerPage> =>
    ledgerPageSchema.parse((await who.call('GET', `${URL}${query}`)).json())
  const stateOf = async (id: string | null) =>
    test.database.kysely
      .selectFrom('price_report')
      .select(['state', 'amount', 'day', 'source', 'version'])
      .where('id', '=', id)
      .executeTakeFirst()

  it('keeps lines with what was paid then and now, and sums of the whole range', async () => {
    await reportAll(test, [900, 900, 900], { itemId })
    const { id, version, reportId } = await add({ memo: '길드원에게' })
    expect({ version, reportId }).toEqual({ version: 1, reportId: null })
    await add({ basis: 'bought', amount: 4_000, quantity: 3 })
    const old = await add({ day: '2026-10-31', amount: 103 })
    const page = await list()
    expect(page.total).toBe(3)
    expect(page.items.find((line) => line.id === id)).toMatchObject({
      itemName: `품목 ${made}`,
      memo: '길드원에게',
      unit: 1_030,
      atTrade: 900,
      now: 900,
      canShare: true,
      reportId: null,
    })
    expect(page.items.at(-1)).toMatchObject({
      id: old.id,
      atTrade: null,
      now: 900,
      canShare: false,
    })
    expect(page.totals).toEqual({ sold: '1133', fee: '33', bought: '4000' })
    expect(page.months.map(({ month, count }) => [month, count])).toEqual([
      ['2026-11', 2],
      ['2026-10', 1],
    ])
    const november = await list('?from=2026-11-01&to=2026-11-30&pageSize=1&page=2')
    expect(november).toMatchObject({
      total: 2,
      totals: { sold: '1030', fee: '30', bought: '4000' },
    })
    expect(november.items).toHaveLength(1)
    expect((await list('?from=2026-12-01&to=2026-11-01')).total).toBe(0)
  })

  it.each([
    [{ amount: 0 }, 'VALIDATION'],
    [{ basis: 'asked' }, 'VALIDATION'],
    [{ day: '2999-01-01' }, 'VALIDATION'],
    [{ day: '2026-02-30' }, 'VALIDATION'],
    [{ amount: 1, quantity: 3 }, 'VALIDATION'],
    [{ memo: 'x'.repeat(201) }, 'VALIDATION'],
    [{ itemId: 'none' }, 'STALE'],
    [{ share: true, day: '2026-01-01' }, 'VALIDATION'],
  ])('refuses %j with %s', async (others, code) => {
    expect((await member.call('POST', URL, body(others))).json()).toMatchObject({ code })
    expect((await list()).total).toBe(0)
  })

  it('adds a trade of the last seven days to the prices, on its own day, once (LG2, PR7)', async () => {
    const day = new Date(time.clock() + 9 * 3_600_000 - 7 * DAY_MS).toISOString().slice(0, 10)
    const { id } = await add({ day })
    const answers = await Promise.all(
      [1, 2].map(async () => member.call('POST', `${URL}/${id}/share`, {})),
    )
    expect(statusesOf(answers)).toEqual([201, 409])
    const [line] = (await list()).items
    expect(line).toMatchObject({ canShare: false, reportId: expect.any(String) })
    expect(await stateOf(line?.reportId ?? null)).toMatchObject({
      state: 'active',
      source: 'ledger',
    })
    await expectRightPrices(test.database, itemId, time.clock())
    const late = await add({ day: new Date(time.clock() - 8 * DAY_MS).toISOString().slice(0, 10) })
    expect((await member.call('POST', `${URL}/${late.id}/share`, {})).statusCode).toBe(400)
  })

  it('shares a new line at once, and keeps nothing when that is refused', async () => {
    const { reportId } = await add({ share: true })
    expect(await stateOf(reportId)).toMatchObject({ state: 'active', amount: 1_030 })
    const again = await member.call('POST', URL, body({ share: true }))
    expect(again.json()).toMatchObject({ status: 409, code: 'DUPLICATE_REPORT' })
    expect((await list()).total).toBe(1)
    const key = { 'idempotency-key': `ledger-${made}` }
    const twice = await Promise.all(
      [1, 2].map(async () => member.call('POST', URL, body({ amount: 7 }), key)),
    )
    expect(statusesOf(twice)).toEqual([201, 201])
    expect((await list()).total).toBe(2)
  })

  it('changes and removes a report only when that is ticked (LG3)', async () => {
    const { id, reportId } = await add({ share: true })
    const put = async (others: object) => member.call('PUT', `${URL}/${id}`, body(others))
    expect((await put({ amount: 2_000, version: 1 })).json()).toMatchObject({ unit: 2_000 })
    expect(await stateOf(reportId)).toMatchObject({ amount: 1_030 })
    expect((await put({ amount: 3_000, version: 2, withReport: true })).statusCode).toBe(200)
    expect(await stateOf(reportId)).toMatchObject({ amount: 3_000 })
    const moved = await put({ day: '2026-11-20', version: 3, withReport: true })
    expect(moved.json()).toMatchObject({ errors: [{ path: 'withReport' }] })
    expect((await list()).items[0]).toMatchObject({ version: 3, amount: 3_000 })
    expect((await put({ amount: 1, version: 1 })).json()).toMatchObject({
      code: 'STALE',
      current: { amount: 3_000, version: 3 },
    })
    time.advance(25 * 3_600_000)
    const late = await put({ amount: 4_000, day: '2026-11-24', version: 3, withReport: true })
    expect(late.json()).toMatchObject({ errors: [{ path: 'withReport' }] })
    expect((await member.call('DELETE', `${URL}/${id}?withReport=true`)).statusCode).toBe(204)
    expect(await stateOf(reportId)).toMatchObject({ state: 'withdrawn' })
    await expectRightPrices(test.database, itemId, time.clock())
    time.advance(11 * 60_000)
    const other = await add({ share: true })
    expect((await member.call('DELETE', `${URL}/${other.id}`)).statusCode).toBe(204)
    expect(await stateOf(other.reportId)).toMatchObject({ state: 'active' })
    expect((await list()).total).toBe(0)
  })

  it('is nobody else’s, not even an editor’s (LG1)', async () => {
    const { id } = await add()
    for (const who of [editor, await signIn(test, 'MEMBER')]) {
      expect((await list('', who)).total).toBe(0)
      const put = { ...body(), version: 1 }
      expect((await who.call('PUT', `${URL}/${id}`, put)).statusCode).toBe(404)
      expect((await who.call('POST', `${URL}/${id}/share`, {})).statusCode).toBe(404)
      expect((await who.call('DELETE', `${URL}/${id}`)).statusCode).toBe(404)
    }
    const nobody = visitor(test)
    expect((await nobody('GET', URL)).statusCode).toBe(401)
    expect((await nobody('POST', URL, body())).statusCode).toBe(401)
    expect((await nobody('PUT', `${URL}/${id}`, { ...body(), version: 1 })).statusCode).toBe(401)
    expect((await nobody('POST', `${URL}/${id}/share`, {})).statusCode).toBe(401)
    expect((await nobody('DELETE', `${URL}/${id}`)).statusCode).toBe(401)
  })

  it('stands in the download (LG1)', async () => {
    await add({ memo: '비밀' })
    const own = (await member.call('GET', '/api/member/profile/export')).json()
    expect(own.sections.tradeLedger).toMatchObject([{ item: `품목 ${made}`, memo: '비밀' }])
  })

  it('goes with its member, and nobody else’s does (LG1)', async () => {
    await add()
    const other = await signInAged(test, 40)
    await add({}, other)
    const { kysely } = test.database
    const passwordHash = await createPasswordHasher({ memoryKib: 8 }).hash(PASSWORD)
    await kysely
      .updateTable('member')
      .set({ password_hash: passwordHash })
      .where('id', '=', member.id)
      .execute()
    const left = await member.call('DELETE', '/api/member/profile', { password: PASSWORD })
    expect(left.statusCode, left.body).toBe(204)
    const owners = await kysely
      .selectFrom('trade_ledger')
      .select('member_id')
      .where('member_id', 'in', [member.id, other.id])
      .execute()
    expect(owners).toEqual([{ member_id: other.id }])
  })
})
