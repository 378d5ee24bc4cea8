import {
  type CurrentPriceRow,
  currentPriceListSchema,
  type PriceItemPage,
  priceItemPageSchema,
} from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { makeOpenItem, report, reportAll } from '../../../test/price-crowd.ts'

const URL = '/api/price/item'

describeWithDatabase('lists of prices', () => {
  let test: TestApp
  let editor: Person
  let nobody: Person['call']
  const ids = { high: '', low: '', two: '', quiet: '', old: '' }
  // Noon in Korea.
  const time = createClock(Date.parse('2026-11-24T03:00:00Z'))

  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
    editor = await signIn(test, 'EDITOR')
    nobody = visitor(test)
    const make = async (name: string, others: object = {}) =>
      makeOpenItem(editor, { name, kindId: 'consumable', ...others })
    ids.high = await make('불꽃의 정수')
    ids.low = await make('물의 정수')
    ids.two = await make('바람의 정수')
    ids.quiet = await make('불꽃의 가루', { variant: '큰 것' })
    ids.old = await make('땅의 정수')
    await reportAll(test, [10, 10, 10, 10, 10, 10], { itemId: ids.high })
    time.advance(60_000)
    await reportAll(test, [500, 510, 520], { itemId: ids.low, basis: 'asked' })
    time.advance(60_000)
    await reportAll(test, [7, 8], { itemId: ids.two })
  })
  afterAll(() => test.close())

  const list = async (query: string, call = nobody): Promise<PriceItemPage> => {
    const answer = await call('GET', `${URL}?${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return priceItemPageSchema.parse(answer.json())
  }
  const idsOf = async (query: string, call = nobody) =>
    (await list(`kindId=consumable&${query}`, call)).items.map(({ id }) => id)

  it('show the headline of each item, and of those without one why and what was said last', async () => {
    const page = await list('kindId=consumable')
    expect(page).toMatchObject({ total: 5, priced: 2, reportsToday: 11 })
    const of = (id: string) => page.items.find((row) => row.id === id)
    expect(of(ids.high)).toMatchObject({
      price: { series: 'deal', median: 10, level: 'high', members: 6, newestDay: '2026-11-24' },
      reason: null,
      members: 6,
      lastReport: null,
    })
    expect(of(ids.high)?.price?.spark).toHaveLength(14)
    expect(of(ids.low)?.price).toMatchObject({ series: 'ask', median: 510, level: 'low' })
    expect(of(ids.two)).toMatchObject({
      price: null,
      reason: 'FEW_MEMBERS',
      members: 2,
      lastReport: { unit: 8, basis: 'sold', day: '2026-11-24' },
    })
    expect(of(ids.quiet)).toMatchObject({ price: null, reason: 'NO_REPORTS', members: 0 })
  })

  it('mention the newest reference price', async () => {
    for (const [amount, at] of [
      [3, '2026-11-20T00:00:00Z'],
      [5, '2026-11-22T00:00:00Z'],
      [4, '2026-11-21T00:00:00Z'],
    ] as const) {
      const body = { kindId: 'consumable', itemName: '땅의 정수', amount, at }
      expect((await editor.call('POST', '/api/price', body)).statusCode).toBe(201)
    }
    const [row] = (await list(`ids=${ids.old}`)).items
    expect(row?.reference).toMatchObject({ amount: 5, at: '2026-11-22T00:00:00.000Z' })
  })

  it('come in the wanted order', async () => {
    const names = [ids.old, ids.low, ids.two, ids.quiet, ids.high]
    expect(await idsOf('sort=name')).toEqual(names)
    expect((await idsOf('sort=recent')).slice(0, 3)).toEqual([ids.two, ids.low, ids.high])
    expect((await idsOf('sort=members')).slice(0, 3)).toEqual([ids.high, ids.low, ids.two])
    expect(await idsOf('sort=name&pageSize=2&page=2')).toEqual([ids.two, ids.quiet])
  })

  it('keep what is trusted enough, what has no price, and what one person is missing from', async () => {
    expect(await idsOf('level=low')).toEqual([ids.low, ids.high])
    expect(await idsOf('level=high')).toEqual([ids.high])
    expect(await idsOf('level=none')).toEqual([ids.old, ids.two, ids.quiet])
    expect(await idsOf('almost=true')).toEqual([ids.two])
    expect(await idsOf('levels=high,none')).toEqual([ids.old, ids.two, ids.quiet, ids.high])
    expect(await idsOf('levels=low')).toEqual([ids.low])
    const page = await list('kindId=consumable&level=high')
    const levelCounts = { none: 3, low: 1, medium: 0, high: 1 }
    expect(page).toMatchObject({ total: 1, priced: 2, levelCounts })
  })

  it('keep what costs what is asked for, and nothing without a price', async () => {
    expect(await idsOf('price=lte.10')).toEqual([ids.high])
    expect(await idsOf('price=lt.10')).toEqual([])
    expect(await idsOf('price=gt.10')).toEqual([ids.low])
    expect(await idsOf('price=gte.10,lte.510')).toEqual([ids.low, ids.high])
    expect(await idsOf('price=gte.0&levels=none')).toEqual([])
    const { total, items, priced } = await list('kindId=consumable&price=gte.10&pageSize=1')
    expect([total, items.length, priced]).toEqual([2, 1, 2])
  })

  it.each([
    ['불꽃', ['불꽃의 가루', '불꽃의 정수']],
    ['ㅂㄲㅇㅈㅅ', ['불꽃의 정수']],
    ['불꽃ㅇㅈ', ['불꽃의 정수']],
    ['qnfRhcdml', ['불꽃의 가루', '불꽃의 정수']],
    ['큰 것', ['불꽃의 가루']],
    ['없는 이름', []],
  ])('find %s by name, half a name and 초성', async (typed, names) => {
    const page = await list(`kindId=consumable&search=${encodeURIComponent(typed)}`)
    expect(page.items.map(({ name }) => name).toSorted()).toEqual(names)
  })

  it('find things of the library by their English names, and by their list', async () => {
    const row = await test.database.kysely
      .selectFrom('price_item')
      .select(['id', 'entity'])
      .where('search_text', 'like', '%cakepotum%')
      .executeTakeFirstOrThrow()
    const page = await list('search=Cake%20Potum&entity=crysta')
    expect(page.items.map(({ id }) => id)).toContain(row.id)
    expect((await list('entity=registlet')).total).toBe(158)
  })

  it('show proposals to their author and to editors who ask for them', async () => {
    const member = await signIn(test, 'MEMBER')
    const body = { kindId: 'consumable', name: '제안한 정수' }
    const { id } = (await member.call('POST', URL, body)).json<{ id: string }>()
    expect(await idsOf('', member.call)).toContain(id)
    expect(await idsOf('state=accepted', member.call)).not.toContain(id)
    expect(await idsOf('state=proposed', member.call)).toEqual([id])
    expect(await idsOf('state=proposed', editor.call)).toEqual([id])
    expect(await idsOf('', editor.call)).not.toContain(id)
    expect(await idsOf('state=proposed')).toEqual([])
    expect((await list(`ids=${id}`)).total).toBe(0)
    expect((await list(`ids=${id}`, editor.call)).total).toBe(1)
    expect(await idsOf('search=제안', member.call)).toEqual([id])
  })

  it('refuse what no list has', async () => {
    for (const query of [
      'sort=size',
      'level=sure',
      'levels=sure',
      'levels=low,',
      'pageSize=101',
      'ids=a%20b',
      'almost=1',
      'price=10',
      'price=eq.10',
    ])
      expect((await nobody('GET', `${URL}?${query}`)).statusCode).toBe(400)
    expect((await list('kindId=none')).total).toBe(0)
  })

  const average = async (query = ''): Promise<CurrentPriceRow[]> =>
    currentPriceListSchema.parse((await nobody('GET', `/api/current-price/avg${query}`)).json())

  it('give a long page of what has a price, the mean beside the median', async () => {
    const rows = await average('?kindId=consumable')
    expect(rows.map(({ itemId }) => itemId)).toEqual([ids.low, ids.high])
    expect(rows[0]).toMatchObject({
      itemName: '물의 정수',
      avg: 510,
      median: 510,
      count: 3,
      series: 'ask',
      at: '2026-11-24T03:01:00.000Z',
      newestDay: '2026-11-24',
    })
    expect((await average('?kindId=crysta')).length).toBe(0)
    expect(await average('?kindId=consumable&page=2')).toEqual([])
    expect(
      (await average(`?search=${encodeURIComponent('ㅂㄲ')}`)).map(({ itemId }) => itemId),
    ).toEqual([ids.high])
  })

  it('are not sent again until a price changes, and then as it is at once', async () => {
    const url = '/api/current-price/avg?kindId=consumable'
    const first = await nobody('GET', url)
    const { etag } = first.headers
    const again = await nobody('GET', url, undefined, { 'if-none-match': String(etag) })
    expect(again.statusCode).toBe(304)
    await report(test, { itemId: ids.two, amount: 9 })
    const third = await nobody('GET', url, undefined, { 'if-none-match': String(etag) })
    expect(third.statusCode).toBe(200)
    expect(third.json<CurrentPriceRow[]>().map(({ itemId }) => itemId)).toContain(ids.two)
    expect((await list('kindId=consumable')).priced).toBe(3)
  })
})
