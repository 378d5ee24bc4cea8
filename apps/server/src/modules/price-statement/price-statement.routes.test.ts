import { type Price, pricePageSchema } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, statusesOf, visitor } from '../../../test/people.ts'
import { makeOpenItem, reportAll } from '../../../test/price-crowd.ts'

const URL = '/api/price'

describeWithDatabase('reference prices', () => {
  let test: TestApp
  let editor: Person
  let author: Person
  let member: Person
  let itemId: string
  let made = 0
  // Noon in Korea.
  const time = createClock(Date.parse('2026-11-24T03:00:00Z'))

  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
    editor = await signIn(test, 'EDITOR')
    member = await signIn(test, 'MEMBER')
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    made += 1
    author = await signIn(test, 'CONTRIBUTOR')
    itemId = await makeOpenItem(editor, { name: `품목 ${made}` })
  })

  const body = (others: object = {}) => ({
    kindId: 'material',
    itemName: `품목 ${made}`,
    amount: 1_000,
    ...others,
  })
  const state = async (others: object = {}, who = author) => {
    const answer = await who.call('POST', URL, body(others))
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string; version: number }>()
  }
  const read = async (id: string, call: Person['call'] = visitor(test)) =>
    (await call('GET', `${URL}/${id}`)).json<Price>()
  const list = async (query: string, call: Person['call'] = visitor(test)) =>
    pricePageSchema.parse((await call('GET', `${URL}?${query}`)).json())

  it('are one person’s word with a day, and name their item', async () => {
    const { id, version } = await state({ note: '길드에서', source: '거래소', quantity: 10 })
    expect(version).toBe(1)
    expect(await read(id)).toEqual({
      id,
      kindId: 'material',
      itemName: `품목 ${made}`,
      itemId,
      variant: '',
      nameEn: null,
      variantEn: '',
      amount: 1_000,
      quantity: 10,
      at: '2026-11-24T03:00:00.000Z',
      note: '길드에서',
      source: '거래소',
      author: { id: author.id, nickname: author.nickname },
      authorId: author.id,
      authorRole: '기여자',
      needsReview: false,
      version: 1,
      canEdit: false,
    })
    expect((await read(id, author.call)).canEdit).toBe(true)
    expect((await read(id, editor.call)).canEdit).toBe(true)
  })

  it('may be nothing, and are refused beyond what there is', async () => {
    await state({ amount: 0 })
    for (const [others, code] of [
      [{ amount: -1 }, 'VALIDATION'],
      [{ amount: 10 ** 15 + 1 }, 'VALIDATION'],
      [{ quantity: 0 }, 'VALIDATION'],
      [{ note: 'x'.repeat(501) }, 'VALIDATION'],
      [{ at: '2026-11-24T15:00:00Z' }, 'VALIDATION'],
      [{ itemId: 'none' }, 'STALE'],
      [{ itemName: `모르는 것 ${made}`, kindId: 'none' }, 'STALE'],
    ] as const)
      expect((await author.call('POST', URL, body(others))).json()).toMatchObject({ code })
  })

  it('are stated once a day by one person, but by others too', async () => {
    await state({ at: '2026-11-23T14:59:59Z' })
    await state({ at: '2026-11-23T15:00:00Z' })
    const again = await author.call('POST', URL, body({ at: '2026-11-24T02:00:00Z' }))
    expect(again.json()).toMatchObject({ status: 409, code: 'DUPLICATE' })
    await state({ amount: 1_001 })
    await state({}, editor)
    const other = await signIn(test, 'CONTRIBUTOR')
    const answers = await Promise.all([1, 2].map(async () => other.call('POST', URL, body())))
    expect(statusesOf(answers)).toEqual([201, 409])
  })

  it('are changed and removed by their author and by editors, nobody else', async () => {
    const { id } = await state()
    const change = { ...body({ amount: 2_000 }), version: 1 }
    const stranger = await signIn(test, 'CONTRIBUTOR')
    expect((await visitor(test)('POST', URL, body())).statusCode).toBe(401)
    expect((await member.call('POST', URL, body())).statusCode).toBe(403)
    for (const method of ['PUT', 'DELETE'] as const) {
      const sent = method === 'PUT' ? change : undefined
      expect((await visitor(test)(method, `${URL}/${id}`, sent)).statusCode).toBe(401)
      expect((await member.call(method, `${URL}/${id}`, sent)).statusCode).toBe(403)
      expect((await stranger.call(method, `${URL}/${id}`, sent)).statusCode).toBe(403)
      expect((await author.call(method, `${URL}/none`, sent)).statusCode).toBe(404)
    }
    const changed = await author.call('PUT', `${URL}/${id}`, change)
    expect(changed.json()).toMatchObject({
      amount: 2_000,
      version: 2,
      at: '2026-11-24T03:00:00.000Z',
    })
    const stale = await editor.call('PUT', `${URL}/${id}`, change)
    expect(stale.json()).toMatchObject({ code: 'STALE', current: { amount: 2_000, version: 2 } })
    expect(
      (await editor.call('PUT', `${URL}/${id}`, { ...change, version: 2 })).json(),
    ).toMatchObject({
      author: { id: author.id },
    })
    expect((await author.call('DELETE', `${URL}/${id}`)).statusCode).toBe(204)
    expect((await visitor(test)('GET', `${URL}/${id}`)).statusCode).toBe(404)
  })

  it('of an item only its author sees are theirs and editors’ alone', async () => {
    const { id } = await state({ itemName: `아직 없는 것 ${made}` })
    expect((await visitor(test)('GET', `${URL}/${id}`)).statusCode).toBe(404)
    expect((await read(id, author.call)).itemName).toBe(`아직 없는 것 ${made}`)
    const own = await read(id, editor.call)
    expect((await list(`itemId=${own.itemId}`)).total).toBe(0)
    expect((await list(`itemId=${own.itemId}`, author.call)).total).toBe(1)
  })

  it('are the newest first, and for editors those far from what is paid before all others (PR40)', async () => {
    const far = await state({ amount: 2_001, at: '2026-11-01T00:00:00Z' })
    const near = await state({ amount: 2_000, at: '2026-11-02T00:00:00Z' })
    const low = await state({ amount: 499, at: '2026-11-03T00:00:00Z' })
    const half = await state({ amount: 5_000, quantity: 10, at: '2026-11-04T00:00:00Z' })
    const ids = async (call?: Person['call']) =>
      (await list(`itemId=${itemId}`, call)).items.map(({ id }) => id)
    expect(await ids(editor.call)).toEqual([half.id, low.id, near.id, far.id])
    await reportAll(test, [1_000, 1_000, 1_000], { itemId })
    expect((await read(far.id, editor.call)).needsReview).toBe(false)
    await reportAll(test, [1_000], { itemId })
    expect(await ids(editor.call)).toEqual([low.id, far.id, half.id, near.id])
    expect(await ids()).toEqual([half.id, low.id, near.id, far.id])
    const reviews = (await list(`itemId=${itemId}`, editor.call)).items
    expect(reviews.map(({ needsReview }) => needsReview)).toEqual([true, true, false, false])
    const summary = (await (await signIn(test, 'ADMIN')).call('GET', '/api/admin/summary')).json()
    expect(summary.attention).toContainEqual({ code: 'price.differs', count: 2 })
  })

  it('come in pages of a kind', async () => {
    for (const amount of [1, 2, 3]) await state({ amount })
    const page = await list(`kindId=material&itemId=${itemId}&page=2&pageSize=2`)
    expect(page).toMatchObject({ total: 3, page: 2, items: [{ amount: 1 }] })
    expect((await list(`kindId=book&itemId=${itemId}`)).total).toBe(0)
    expect((await visitor(test)('GET', `${URL}?pageSize=101`)).statusCode).toBe(400)
  })

  it('stay without a name when their author leaves', async () => {
    const { id } = await state({}, author)
    const own = (await author.call('GET', '/api/member/profile/export')).json()
    expect(own.sections.prices).toMatchObject([{ id, item: `품목 ${made}`, amount: 1_000 }])
  })
})
