import { HOUR_MS, MINUTE_MS } from '@gyeol/korean'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/database.ts'
import { statusesOf } from '../../../test/people.ts'
import { makeItem, signInAged } from '../../../test/price-desk.ts'
import { openReportDesk, REPORT_PATH } from '../../../test/report-desk.ts'

describeWithDatabase('reports one after the other, and at once', () => {
  const desk = openReportDesk()
  const { advance, body, clock, read, report, rowOf, take } = desk

  it('takes one of a member and item in ten minutes (PR10)', async () => {
    await take()
    expect((await report()).json().code).toBe('DUPLICATE_REPORT')
    const elsewhere = await makeItem(desk.test.database, { name: `딴것${desk.number}` })
    await take({ itemId: elsewhere })
    advance(10 * MINUTE_MS - 1)
    expect((await report()).json().code).toBe('DUPLICATE_REPORT')
    advance(1)
    await take()
  })

  it('takes one again at once when the last was taken back, up to the day’s twelve (PR10, PR31)', async () => {
    for (let count = 0; count < 12; count += 1) {
      const { id } = await take()
      expect((await desk.member.call('DELETE', `${REPORT_PATH}/${id}`)).statusCode).toBe(204)
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
    await take({ itemId: await makeItem(desk.test.database, { name: `또${desk.number}` }) })
    advance(seconds * 1000)
    await take()
  })

  it('acts once for one key, however often it comes', async () => {
    const send = () =>
      desk.member.call('POST', REPORT_PATH, body(), { 'idempotency-key': `key${desk.number}` })
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
    for (let count = 0; count < 6; count += 1) people.push(await signInAged(desk.test, 40))
    const answers = await Promise.all(people.map((person) => report({}, person)))
    expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 201, 201])
    expect((await read()).deal).toMatchObject({ members: 6, median: 1_000, level: 'high' })
  })

  it('lets nobody be louder by repeating (PR8)', async () => {
    for (const amount of [100, 5_000, 300]) {
      await take({ amount })
      advance(10 * MINUTE_MS)
    }
    const votes = await desk.test.database.kysely
      .selectFrom('price_vote')
      .select(['value', 'weight', 'reports'])
      .where('item_id', '=', desk.itemId)
      .execute()
    expect(votes).toEqual([{ value: 300, weight: 4, reports: 3 }])
  })

  it('turns with the Korean day: a price of seven days is gone on the eighth, of thirty stays (PR12)', async () => {
    for (let count = 0; count < 3; count += 1) await take({}, await signInAged(desk.test, 40))
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
