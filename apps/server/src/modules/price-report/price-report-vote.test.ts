import { DAY_MS, HOUR_MS, koreanDay, MINUTE_MS } from '@gyeol/korean'
import { priceReportSchema, type SiteSetting } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'
import { expectRightPrices, signInAged } from '../../../test/price-desk.ts'
import { openReportDesk, REPORT_PATH } from '../../../test/report-desk.ts'

describeWithDatabase('what a report says, and when it votes', () => {
  const desk = openReportDesk()
  const { advance, clock, read, report, rowOf, take } = desk

  const edit = async (who: Person, id: string, body: object) =>
    who.call('PUT', `${REPORT_PATH}/${id}`, { version: 1, amount: 9_000, ...body })
  const readOne = async (id: string, who: Person['call']) =>
    priceReportSchema.parse((await who('GET', `${REPORT_PATH}/${id}`)).json().report)
  const expectRight = async () => expectRightPrices(desk.test.database, desk.itemId, clock())
  const dayBefore = () => new Date(clock() + 9 * HOUR_MS - DAY_MS).toISOString().slice(0, 10)
  const share = async (who: Person, day: string, amount = 9_000) => {
    const line = { itemId: desk.itemId, basis: 'sold', amount, quantity: 1, day, share: true }
    const answer = await who.call('POST', '/api/price/ledger', line)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ reportId: string }>().reportId
  }
  const aged = async (count: number, days = 40) => {
    const people = []
    for (let made = 0; made < count; made += 1) people.push(await signInAged(desk.test, days))
    return people
  }
  /** Twelve who told the truth and have been silent for two days. */
  const honest = async () => {
    for (const who of await aged(12)) await take({ amount: 1_000 }, who)
    advance(2 * DAY_MS)
  }
  const set = async (change: Partial<SiteSetting>) => {
    const owner = await signIn(desk.test, 'OWNER')
    const setting = (await owner.call('GET', '/api/setting')).json()
    const answer = await owner.call('PUT', '/api/setting', { ...setting, ...change })
    expect(answer.statusCode, answer.body).toBe(200)
  }

  it('is of the day it is made, whatever day the ledger tells of (PR42)', async () => {
    const [who] = await aged(1)
    if (!who) throw new Error('nobody')
    const traded = dayBefore()
    const id = await share(who, traded)
    expect(await rowOf(id)).toMatchObject({ day: koreanDay(clock()) })
    expect(await readOne(id, desk.nobody)).toMatchObject({ tradedDay: traded, day: '2026-11-24' })
    await expectRight()
  })

  it('is one day’s, so that trades of yesterday told today take no price over (PR20, PR42)', async () => {
    await honest()
    for (const [index, who] of (await aged(8)).entries())
      await share(who, index < 4 ? dayBefore() : new Date(clock()).toISOString().slice(0, 10))
    const { deal } = await read()
    expect(deal).toMatchObject({ median: 1_000, since: null })
    await expectRight()
  })

  it('votes anew on the day its author changes it, so that edits take no price over (PR42)', async () => {
    await honest()
    const people = await aged(8)
    const made: { readonly who: Person; readonly id: string }[] = []
    for (const [index, who] of people.entries()) {
      if (index === 4) advance(20 * HOUR_MS)
      made.push({ who, id: (await take({ amount: 1_000 }, who)).id })
    }
    const today = koreanDay(clock())
    for (const { who, id } of made) expect((await edit(who, id, {})).statusCode).toBe(200)
    for (const { id } of made) expect((await rowOf(id)).day).toBe(today)
    const { deal } = await read()
    expect(deal).toMatchObject({ median: 1_000, since: null })
    await expectRight()
  })

  it('keeps its day when the price stays, and when an editor corrects it (PR42)', async () => {
    const editor = await signInAged(desk.test, 40, 'EDITOR')
    const { id } = await take({ amount: 1_000 })
    const { day } = await rowOf(id)
    advance(20 * HOUR_MS)
    await edit(desk.member, id, { amount: 2_000, quantity: 2 })
    expect(await rowOf(id)).toMatchObject({ day, unit: 1_000 })
    await edit(editor, id, { amount: 2_000, quantity: 1, version: 2, reason: '오타' })
    expect(await rowOf(id)).toMatchObject({ day, unit: 2_000 })
    await expectRight()
  })

  it('weighs nothing on probation, then and later, and is kept and shown (PR43)', async () => {
    const puppets = await aged(8, 0)
    for (const who of await aged(3)) await take({ amount: 1_000 }, who)
    const answers = []
    for (const who of puppets) answers.push(await take({ amount: 9_000 }, who))
    const countsFrom = new Date(clock() + 7 * DAY_MS).toISOString()
    for (const answer of answers) expect(answer).toMatchObject({ use: 'probation', countsFrom })
    expect(await read()).toMatchObject({ deal: { median: 1_000, members: 3 }, reportTotal: 11 })
    const kept = await desk.nobody(
      'GET',
      `${REPORT_PATH}/${desk.itemId}/report?use=probation&pageSize=5`,
    )
    expect(kept.json()).toMatchObject({ total: 8, items: { length: 5 } })
    await expectRight()
    advance(7 * DAY_MS)
    expect((await read()).deal).toMatchObject({ median: 1_000, windowDays: 30, members: 3 })
    const [first] = puppets
    const again = await take({ amount: 1_100 }, first)
    expect(again).toMatchObject({ use: 'counted', countsFrom: null })
    await expectRight()
  })

  it('is not what a list says was said last while it weighs nothing (PR43)', async () => {
    const [puppet] = await aged(1, 0)
    await take({ amount: 9_000 }, puppet)
    const url = `/api/price/item?search=${encodeURIComponent(`품목${desk.number}`)}`
    const { items } = (await desk.nobody('GET', url)).json()
    expect(items).toMatchObject([{ id: desk.itemId, lastReport: null }])
  })

  it('is changed by an editor with a reason only, which everybody reads (PR44)', async () => {
    const editor = await signInAged(desk.test, 40, 'EDITOR')
    const { id } = await take({ amount: 12_400 })
    const refused = await edit(editor, id, { amount: 1_240 })
    expect(refused.json()).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'reason' }] })
    await edit(editor, id, { amount: 1_240, reason: '0이 하나 더 있어요' })
    const change = {
      at: new Date(clock()).toISOString(),
      isByEditor: true,
      reason: '0이 하나 더 있어요',
      basis: 'sold',
      amount: 12_400,
      quantity: 1,
      unit: 12_400,
    }
    const named = { ...change, by: editor.nickname }
    expect((await readOne(id, desk.member.call)).changes).toEqual([named])
    expect((await readOne(id, editor.call)).changes).toEqual([named])
    expect((await readOne(id, desk.nobody)).changes).toEqual([{ ...change, by: null }])
  })

  it('keeps what its author said before for editors, and for no other (PR44)', async () => {
    const editor = await signInAged(desk.test, 40, 'EDITOR')
    const { id } = await take({ amount: 1_000 })
    await edit(desk.member, id, { amount: 9_000 })
    await edit(desk.member, id, { amount: 1_100, version: 2 })
    await desk.member.call('DELETE', `${REPORT_PATH}/${id}`)
    const seen = await readOne(id, editor.call)
    expect(seen).toMatchObject({ use: 'withdrawn', unit: 1_100 })
    expect(seen.changes).toMatchObject([
      { unit: 9_000, isByEditor: false, by: null, reason: null },
      { unit: 1_000, isByEditor: false, by: null, reason: null },
    ])
    const own = await take({ amount: 1_000 })
    await edit(desk.member, own.id, { amount: 1_200 })
    expect((await readOne(own.id, desk.nobody)).changes).toEqual([])
    expect((await readOne(own.id, desk.member.call)).changes).toMatchObject([{ unit: 1_000 }])
  })

  it('is changed twenty times at most by its author (PR44)', async () => {
    const { id } = await take()
    for (let version = 1; version <= 20; version += 1)
      expect((await edit(desk.member, id, { version })).statusCode).toBe(200)
    expect((await edit(desk.member, id, { version: 21 })).statusCode).toBe(429)
  })

  it('is paced and changed as long as the site says (PR10, PR31)', async () => {
    await set({ priceReportMinutes: 90, priceEditHours: 2 })
    expect((await desk.nobody('GET', '/api/price/rule')).json()).toMatchObject({
      pauseMinutes: 90,
      editHours: 2,
    })
    const { id } = await take()
    advance(90 * MINUTE_MS - 1)
    expect((await report()).json()).toMatchObject({ code: 'DUPLICATE_REPORT' })
    advance(1)
    await take()
    const until = (await readOne(id, desk.member.call)).editableUntil
    expect(until).toBe(new Date(clock() + 30 * MINUTE_MS).toISOString())
    advance(30 * MINUTE_MS)
    expect((await edit(desk.member, id, {})).statusCode).toBe(200)
    advance(1)
    expect((await edit(desk.member, id, { version: 2 })).statusCode).toBe(403)
    await set({ priceReportMinutes: 10, priceEditHours: 24 })
  })

  it('is on probation as long as the site says (PR43)', async () => {
    await set({ probationDays: 2 })
    const [young, older] = [await signInAged(desk.test, 1), await signInAged(desk.test, 2)]
    expect(await take({}, young)).toMatchObject({ use: 'probation' })
    expect(await take({}, older)).toMatchObject({ use: 'single', countsFrom: null })
    await set({ probationDays: 7 })
  })

  it('weighs at once of whom an administrator has let off (PR43)', async () => {
    const [owner, young] = [await signIn(desk.test, 'OWNER'), await signInAged(desk.test, 1)]
    const answer = await owner.call('PUT', `/api/member/${young.id}/trust`, { isTrusted: true })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await take({}, young)).toMatchObject({ use: 'single', countsFrom: null })
  })
})
