import { dayText, HOUR_MS, koreanDay } from '@gyeol/korean'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/database.ts'
import { signIn } from '../../../test/people.ts'
import { makeItem, signInAged } from '../../../test/price-desk.ts'
import { openReportDesk, REPORT_PATH } from '../../../test/report-desk.ts'

describeWithDatabase('reporting a price', () => {
  const desk = openReportDesk()
  const { body, clock, read, report, rowOf, take } = desk

  it('answers what was kept of it and why there is no price yet (PR23, PR26)', async () => {
    expect(await take({ amount: 2_001, quantity: 2 })).toMatchObject({
      version: 1,
      itemId: desk.itemId,
      unit: 1_001,
      use: 'single',
      isUnusual: false,
      headline: null,
      current: { level: 'none', reason: 'FEW_MEMBERS', members: 1, windowDays: 30 },
    })
  })

  it('makes a price with the third member, in the answer already (PR23)', async () => {
    for (const amount of [990, 1_000]) await take({ amount }, await signInAged(desk.test, 40))
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
    const bulk = await makeItem(desk.test.database, {
      name: `묶음${desk.number}`,
      unitQuantity: 1_000,
    })
    expect((await report({ itemId: bulk, amount: 10 ** 14 })).statusCode).toBe(400)
    expect(await take({ itemId: bulk, amount: 3, quantity: 2 })).toMatchObject({ unit: 1_500 })
  })

  it('makes what the seller received what the buyer paid, and keeps both (PR3, FE1)', async () => {
    const { id, unit } = await take({ amount: 101, isNet: true })
    expect(unit).toBe(104)
    expect(await rowOf(id)).toMatchObject({ amount: 104, typed_amount: 101, is_net: 1 })
    expect((await report({ amount: 10 ** 15, isNet: true, itemName: 'x' })).statusCode).toBe(409)
    const other = await signInAged(desk.test, 40)
    expect((await report({ amount: 10 ** 15, isNet: true }, other)).statusCode).toBe(400)
  })

  it('knows the series by the basis, the weaker one without (PR5)', async () => {
    for (const [basis, series] of [
      ['sold', 'deal'],
      ['bought', 'deal'],
      ['asked', 'ask'],
      [undefined, 'ask'],
    ]) {
      const { id } = await take({ basis }, await signInAged(desk.test, 40))
      expect(await rowOf(id)).toMatchObject({ series, basis: basis ?? 'asked' })
    }
  })

  it('counts on its Korean day; the form tells of no other (PR6, PR7)', async () => {
    const today = koreanDay(clock())
    const { id } = await take({ day: dayText(today) })
    expect(await rowOf(id)).toMatchObject({ day: today, at: clock() })
    const other = await signInAged(desk.test, 40)
    for (const day of [today - 1, today + 1])
      expect((await report({ day: dayText(day) }, other)).json()).toMatchObject({
        code: 'VALIDATION',
        errors: [{ path: 'day' }],
      })
  })

  it.each([
    [7 * 24 * HOUR_MS - 1, 'MEMBER', 0],
    [7 * 24 * HOUR_MS, 'MEMBER', 2],
    [30 * 24 * HOUR_MS - 1, 'MEMBER', 2],
    [30 * 24 * HOUR_MS, 'MEMBER', 4],
    [0, 'CONTRIBUTOR', 4],
    [0, 'EDITOR', 4],
  ] as const)(
    'weighs an account %i ms old of a %s as %i (PR9, PR43)',
    async (age, role, weight) => {
      const person = await signInAged(desk.test, age / (24 * HOUR_MS), role)
      const { id } = await take({}, person)
      expect((await rowOf(id)).weight).toBe(weight)
    },
  )

  it('refuses samples (PR39)', async () => {
    const sample = await makeItem(desk.test.database, { name: `예시${desk.number}`, is_sample: 1 })
    expect((await report({ itemId: sample })).json()).toMatchObject({
      code: 'VALIDATION',
      errors: [{ path: 'itemId' }],
    })
  })

  it('proposes what nobody has named, for its author and editors alone (PR1)', async () => {
    const first = await take({ itemId: undefined, itemName: `새 이름 ${desk.number}` })
    const again = await take(
      { itemId: undefined, itemName: `새이름 ${desk.number}` },
      await signIn(desk.test, 'EDITOR'),
    )
    expect(again.itemId).toBe(first.itemId)
    const editor = await signIn(desk.test, 'EDITOR')
    const statuses = []
    for (const call of [
      desk.nobody,
      (await signIn(desk.test, 'MEMBER')).call,
      desk.member.call,
      editor.call,
    ])
      statuses.push((await call('GET', `${REPORT_PATH}/${first.itemId}`)).statusCode)
    expect(statuses).toEqual([404, 404, 200, 200])
    const other = await signIn(desk.test, 'MEMBER')
    const paths = [`${REPORT_PATH}/${first.itemId}/report`, `${REPORT_PATH}/${first.id}`]
    for (const path of paths) expect((await other.call('GET', path)).statusCode).toBe(404)
    const flag = await other.call('POST', `${REPORT_PATH}/${first.id}/flag`, { reason: 'typo' })
    expect(flag.statusCode).toBe(404)
    expect((await report({ itemId: first.itemId }, other)).json().code).toBe('STALE')
  })

  it('marks what is far from the price, and counts it by the rules alone (PR35)', async () => {
    for (const amount of [1_000, 1_000]) await take({ amount }, await signInAged(desk.test, 40))
    const heard = await take({ amount: 5_001 }, await signInAged(desk.test, 40))
    expect(heard.isUnusual).toBe(true)
    expect((await take({ amount: 1_000 }, await signInAged(desk.test, 40))).isUnusual).toBe(false)
    const others = [5_000, 5_001, 199].map(async (amount) =>
      take({ amount }, await signInAged(desk.test, 40)),
    )
    const unusual = []
    for (const other of others) unusual.push((await other).isUnusual)
    expect(unusual).toEqual([false, true, true])
  })

  it('tells open pages, of proposals those of editors only', async () => {
    await take()
    const proposed = await take({ itemId: undefined, itemName: `아무도 모르는 것 ${desk.number}` })
    const news = await desk.test.database.kysely
      .selectFrom('outbox')
      .select(['kind', 'entity_id', 'action', 'level'])
      .where('entity_id', 'in', [desk.itemId, proposed.itemId])
      .orderBy('seq')
      .execute()
    expect(news).toEqual([
      { kind: 'price', entity_id: desk.itemId, action: 'updated', level: 0 },
      { kind: 'price', entity_id: proposed.itemId, action: 'updated', level: 30 },
    ])
  })

  it('is refused to visitors, of the wrong shape, and for an item that is gone', async () => {
    expect((await desk.nobody('POST', REPORT_PATH, body())).statusCode).toBe(401)
    for (const wrong of [
      { basis: 'given' },
      { amount: undefined },
      { itemName: '' },
      { weight: 9 },
    ])
      expect((await report(wrong)).statusCode, JSON.stringify(wrong)).toBe(400)
    expect((await report({ itemId: 'gone' })).json().code).toBe('STALE')
    expect((await desk.nobody('GET', `${REPORT_PATH}/gone`)).statusCode).toBe(404)
    expect((await desk.nobody('GET', `${REPORT_PATH}/gone/report`)).statusCode).toBe(404)
    expect((await desk.nobody('GET', `${REPORT_PATH}/${desk.itemId}?x=1`)).statusCode).toBe(400)
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
})
