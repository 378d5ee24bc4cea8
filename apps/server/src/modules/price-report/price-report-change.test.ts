import { DAY_MS, dayText, koreanDay } from '@gyeol/korean'
import { createdReportSchema, currentPriceSchema, priceReportSchema } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, visitor } from '../../../test/people.ts'
import { expectRightPrices, makeItem, signInAged } from '../../../test/price-desk.ts'

const URL = '/api/current-price'

describeWithDatabase('a report that was made', () => {
  let test: TestApp
  let author: Person
  let other: Person
  let contributor: Person
  let editor: Person
  let nobody: Person['call']
  let itemId: string
  let made = 0
  const { clock, advance } = createClock(Date.parse('2026-11-24T03:00:00Z'))

  beforeAll(async () => {
    test = await createApp({}, { clock })
    nobody = visitor(test)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    made += 1
    author = await signInAged(test, 10)
    other = await signInAged(test, 40)
    contributor = await signInAged(test, 40, 'CONTRIBUTOR')
    editor = await signInAged(test, 40, 'EDITOR')
    itemId = await makeItem(test.database, { name: `품목${made}` })
  })

  const take = async (who: Person, others: object = {}) => {
    const body = { itemName: 'x', itemId, amount: 1_000, basis: 'sold', ...others }
    const answer = await who.call('POST', URL, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return createdReportSchema.parse(answer.json())
  }
  const edit = async (who: Person, id: string, body: object) =>
    who.call('PUT', `${URL}/${id}`, { version: 1, amount: 1_200, ...body })
  const read = async (id = itemId, who: Person['call'] = nobody) =>
    currentPriceSchema.parse((await who('GET', `${URL}/${id}`)).json())
  const readOne = async (id: string, who: Person['call'] = nobody) => (await read(id, who)).report
  const expectRight = async () => expectRightPrices(test.database, itemId, clock())
  const rowOf = async (id: string) =>
    test.database.kysely
      .selectFrom('price_report')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const acts = async (id: string) =>
    test.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'before', 'after', 'reason'])
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()

  it('keeps its moment and weight when it is edited (PR31)', async () => {
    const { id } = await take(author)
    const before = await rowOf(id)
    advance(DAY_MS)
    const answer = await edit(author, id, { quantity: 2, basis: 'asked', amount: 3_000 })
    expect(priceReportSchema.parse(answer.json())).toMatchObject({
      id,
      amount: 3_000,
      typedAmount: 3_000,
      quantity: 2,
      unit: 1_500,
      series: 'ask',
      basis: 'asked',
      version: 2,
      use: 'single',
      isMine: true,
    })
    const { day, at, weight, voice } = before
    // A price that is said a day later votes on that day (PR42).
    expect(await rowOf(id)).toMatchObject({ day: day + 1, at, weight, voice, version: 2 })
    await expectRight()
    const [entry] = await acts(id)
    expect(entry).toMatchObject({ action: 'price-report.update', actor_id: author.id })
    expect(JSON.parse(entry?.after ?? '')).toEqual({
      basis: 'asked',
      amount: 3_000,
      quantity: 2,
      unit: 1_500,
    })
  })

  it('is read as it was typed when only the amount changes (PR3)', async () => {
    const { id } = await take(author, { amount: 100, isNet: true })
    expect((await edit(author, id, { amount: 200 })).json()).toMatchObject({
      isNet: true,
      typedAmount: 200,
      amount: 206,
    })
    const gross = await edit(author, id, { amount: 200, isNet: false, version: 2 })
    expect(gross.json()).toMatchObject({ isNet: false, typedAmount: 200, amount: 200 })
  })

  it('is edited by whoever made it for a day, by editors for ever (PR31, PR44)', async () => {
    const mine = await take(author)
    const theirs = await take(contributor)
    advance(DAY_MS)
    expect(await readOne(mine.id, author.call)).toMatchObject({ canEdit: true, canWithdraw: true })
    advance(1)
    const late = await readOne(mine.id, author.call)
    expect(late).toMatchObject({ canEdit: false, canWithdraw: true })
    expect(late?.editableUntil).toBe(new Date(clock() - 1).toISOString())
    expect((await edit(author, mine.id, {})).statusCode).toBe(403)
    expect((await edit(contributor, theirs.id, {})).statusCode).toBe(403)
    expect((await edit(other, mine.id, {})).statusCode).toBe(403)
    expect((await edit(contributor, mine.id, {})).statusCode).toBe(403)
    expect((await edit(editor, mine.id, { reason: '0이 하나 더' })).statusCode).toBe(200)
    await expectRight()
  })

  it('shows who looks what they may do with it, and nobody’s name but to editors', async () => {
    const { id } = await take(author)
    const views = []
    for (const call of [nobody, other.call, author.call, contributor.call, editor.call]) {
      const view = await readOne(id, call)
      views.push([view?.author, view?.isMine, view?.canEdit, view?.canWithdraw, view?.flagCount])
      const body = JSON.stringify(view)
      expect(body.includes(author.nickname)).toBe(call === editor.call)
      expect(body).not.toContain((await rowOf(id)).voice)
    }
    expect(views).toEqual([
      [null, false, false, false, null],
      [null, false, false, false, null],
      [null, true, true, true, null],
      [null, false, false, false, null],
      [author.nickname, false, true, false, 0],
    ])
    expect(await readOne(id)).toMatchObject({ isLongMember: false, editableUntil: null })
  })

  it('is not overwritten by who saw an older one', async () => {
    const { id } = await take(author)
    expect((await edit(author, id, { amount: 1_100 })).statusCode).toBe(200)
    const stale = await edit(author, id, { amount: 1_300 })
    expect(stale.json()).toMatchObject({
      code: 'STALE',
      current: { id, amount: 1_100, version: 2 },
    })
    const both = await Promise.all(
      [1_400, 1_500].map((amount) => edit(author, id, { amount, version: 2 })),
    )
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await edit(author, id, { amount: 1, quantity: 3, version: 3 })).statusCode).toBe(400)
    await expectRight()
  })

  it('is as if never made when it is taken back, whenever that is (PR31)', async () => {
    const first = await take(author)
    for (const amount of [990, 1_010]) await take(await signInAged(test, 40), { amount })
    expect((await read()).headline).toBe('deal')
    advance(3 * DAY_MS)
    expect((await other.call('DELETE', `${URL}/${first.id}`)).statusCode).toBe(403)
    expect((await author.call('DELETE', `${URL}/${first.id}`)).statusCode).toBe(204)
    expect(await read()).toMatchObject({ headline: null, reportTotal: 2 })
    await expectRight()
    expect((await nobody('GET', `${URL}/${first.id}`)).statusCode).toBe(404)
    const back = { use: 'withdrawn', canEdit: false, withdrawnAt: new Date(clock()).toISOString() }
    expect(await readOne(first.id, author.call)).toMatchObject({ ...back, author: null })
    const { nickname } = author
    expect(await readOne(first.id, editor.call)).toMatchObject({ ...back, author: nickname })
    for (const [method, path, body] of [
      ['PUT', '', { amount: 1, version: 2 }],
      ['DELETE', '', undefined],
      ['PUT', '/exclusion', { reason: 'x' }],
      ['DELETE', '/exclusion', {}],
      ['POST', '/flag', { reason: 'typo' }],
    ] as const)
      expect((await editor.call(method, `${URL}/${first.id}${path}`, body)).statusCode).toBe(404)
    expect(await acts(first.id)).toMatchObject([
      { action: 'price-report.withdraw', actor_id: author.id },
    ])
  })

  it('is left out by an editor with a reason everybody reads, and comes back (PR33)', async () => {
    const first = await take(author)
    for (const amount of [990, 1_010]) await take(await signInAged(test, 40), { amount })
    const out = await editor.call('PUT', `${URL}/${first.id}/exclusion`, { reason: '다른 품목' })
    expect(out.json()).toMatchObject({ use: 'excluded', excludedReason: '다른 품목' })
    expect(await readOne(first.id)).toMatchObject({ use: 'excluded', excludedReason: '다른 품목' })
    expect(await read()).toMatchObject({ headline: null, reportTotal: 3 })
    await expectRight()
    const back = () => editor.call('DELETE', `${URL}/${first.id}/exclusion`)
    expect((await back()).statusCode).toBe(204)
    expect((await back()).statusCode).toBe(404)
    expect(await readOne(first.id)).toMatchObject({ use: 'counted', excludedReason: null })
    await expectRight()
    expect((await acts(first.id)).map(({ action, reason }) => [action, reason])).toEqual([
      ['price-report.exclude', '다른 품목'],
      ['price-report.restore', null],
    ])
  })

  it('is left out, not taken back, when an editor deletes somebody else’s', async () => {
    const { id } = await take(author)
    expect((await editor.call('DELETE', `${URL}/${id}`)).statusCode).toBe(204)
    expect(await readOne(id)).toMatchObject({ use: 'excluded', excludedReason: '편집자가 뺐어요' })
    expect((await author.call('DELETE', `${URL}/${id}`)).statusCode).toBe(204)
    expect(await readOne(id, author.call)).toMatchObject({ use: 'withdrawn' })
  })

  it('goes with everything of its voice from a day on, on every item, and comes back so (PR33)', async () => {
    const elsewhere = await makeItem(test.database, { name: `딴것${made}` })
    const early = await take(author)
    advance(DAY_MS)
    const late = await take(author, { amount: 1_001 })
    const afar = await take(author, { itemId: elsewhere })
    const others = await take(other)
    const readUse = async (id: string) => (await readOne(id))?.use
    const uses = async () => [
      await readUse(early.id),
      await readUse(late.id),
      await readUse(afar.id),
      await readUse(others.id),
    ]
    const path = `${URL}/${late.id}/exclusion`
    await editor.call('PUT', path, { reason: '거짓', scope: 'voice' })
    expect(await uses()).toEqual(['single', 'excluded', 'excluded', 'single'])
    await expectRight()
    const from = dayText(koreanDay(clock()) - 1)
    await editor.call('PUT', path, { reason: '거짓', scope: 'voice', from })
    expect(await uses()).toEqual(['excluded', 'excluded', 'excluded', 'single'])
    await expectRight()
    await editor.call('DELETE', `${URL}/${early.id}/exclusion`, { scope: 'voice' })
    expect(await uses()).toEqual(['superseded', 'single', 'single', 'single'])
    await expectRight()
    expect((await acts(late.id)).map(({ action, after }) => [action, after])).toEqual([
      [
        'price-report.exclude-voice',
        JSON.stringify({ from: dayText(koreanDay(clock())), reports: 2 }),
      ],
      ['price-report.exclude-voice', JSON.stringify({ from, reports: 1 })],
    ])
  })

  it.each([
    ['PUT', '', { amount: 1, version: 1 }, [401, 403, 400, 404]],
    ['DELETE', '', undefined, [401, 403, 204, 404]],
    ['PUT', '/exclusion', { reason: '까닭' }, [401, 403, 400, 404]],
    ['DELETE', '/exclusion', {}, [401, 403, 400, 404]],
    ['POST', '/flag', { reason: 'typo' }, [401, 204, 400, 404]],
    ['DELETE', '/flag', undefined, [401, 403, 204, 404]],
  ] as const)(
    '%s %s is refused to strangers, in the wrong shape and where nothing is',
    async (method, path, body, statuses) => {
      const { id } = await take(author)
      const wrong = body === undefined ? undefined : { ...body, surprise: 1 }
      const answers = [
        await nobody(method, `${URL}/${id}${path}`, body),
        await other.call(method, `${URL}/${id}${path}`, body),
        await editor.call(method, `${URL}/${id}${path}`, wrong),
        await editor.call(method, `${URL}/gone${path}`, body),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses)
    },
  )

  it.each(['/mine', '/flagged'])('GET %s is refused to who may not', async (path) => {
    expect((await nobody('GET', `${URL}${path}`)).statusCode).toBe(401)
    expect((await other.call('GET', `${URL}${path}`)).statusCode).toBe(path === '/mine' ? 200 : 403)
    expect((await editor.call('GET', `${URL}${path}?page=0`)).statusCode).toBe(400)
  })
})
