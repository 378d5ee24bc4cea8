import { DAY_MS } from '@gyeol/korean'
import { pageOf, personalDataSchema, priceReportSchema } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, visitor } from '../../../test/people.ts'
import { expectRightPrices, makeItem, signInAged } from '../../../test/price-desk.ts'
import { createPasswordHasher } from '../../security/password/password-hasher.ts'

const pageSchema = pageOf(priceReportSchema)
const URL = '/api/current-price'
const PASSWORD = '지금 쓰는 비밀번호'

describeWithDatabase('the reports of an item', () => {
  let test: TestApp
  let itemId: string
  let author: Person
  let both: Person
  let editor: Person
  let nobody: Person['call']
  const { clock, advance } = createClock(Date.parse('2026-11-02T03:00:00Z'))
  const ids: Record<string, string> = {}

  const take = async (who: Person, others: object = {}) => {
    const body = { itemName: 'x', itemId, amount: 1_000, basis: 'sold', ...others }
    const answer = await who.call('POST', URL, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string }>().id
  }

  beforeAll(async () => {
    test = await createApp({}, { clock })
    nobody = visitor(test)
    itemId = await makeItem(test.database, { name: '품목' })
    author = await signInAged(test, 40)
    const [one, two, three, far] = [
      await signInAged(test, 40),
      await signInAged(test, 40),
      await signInAged(test, 40),
      await signInAged(test, 40),
    ]
    both = await signInAged(test, 40)
    ids.old = await take(author)
    ids.oldOut = await take(one, { amount: 990 })
    advance(9 * DAY_MS)
    editor = await signInAged(test, 40, 'EDITOR')
    await editor.call('PUT', `${URL}/${ids.oldOut}/exclusion`, { reason: '오타' })
    ids.superseded = await take(author)
    ids.withdrawn = await take(both)
    await both.call('DELETE', `${URL}/${ids.withdrawn}`)
    advance(DAY_MS)
    ids.counted = await take(author, { amount: 1_001 })
    ids.second = await take(one, { amount: 1_002 })
    ids.third = await take(two, { amount: 1_003 })
    ids.filtered = await take(far, { amount: 90_000 })
    ids.excluded = await take(three)
    await editor.call('PUT', `${URL}/${ids.excluded}/exclusion`, { reason: '다른 품목' })
    ids.asked = await take(both, { basis: 'asked' })
  })
  afterAll(() => test.close())

  const list = async (query: string, who = nobody) => {
    const answer = await who('GET', `${URL}/${itemId}/report${query}`)
    return pageSchema.parse(answer.json())
  }
  const names = (items: readonly { id: string }[]) =>
    items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id))

  it.each([
    [
      '',
      [
        'asked',
        'excluded',
        'filtered',
        'third',
        'second',
        'counted',
        'superseded',
        'oldOut',
        'old',
      ],
    ],
    ['use=in', ['third', 'second', 'counted']],
    ['use=counted', ['third', 'second', 'counted']],
    ['use=out', ['asked', 'excluded', 'filtered', 'superseded', 'oldOut', 'old']],
    ['use=superseded', ['superseded']],
    ['use=filtered', ['filtered']],
    ['use=excluded', ['excluded', 'oldOut']],
    ['use=old', ['old']],
    ['use=single', ['asked']],
    ['use=before', []],
    ['use=withdrawn', []],
    ['series=ask', ['asked']],
    ['series=ask&use=out', ['asked']],
    ['series=deal&use=out', ['excluded', 'filtered', 'superseded', 'oldOut', 'old']],
    [
      'series=deal',
      ['excluded', 'filtered', 'third', 'second', 'counted', 'superseded', 'oldOut', 'old'],
    ],
  ])('are listed by their use and series: %s (PR26)', async (query, expected) => {
    const whole = await list(`?${query}`)
    expect(names(whole.items)).toEqual(expected)
    expect(whole.total).toBe(expected.length)
    const pages = []
    for (let page = 1; page <= 4; page += 1) {
      const part = await list(`?${query}&pageSize=3&page=${page}`)
      expect(part.total).toBe(expected.length)
      pages.push(...part.items)
    }
    expect(names(pages)).toEqual(expected.slice(0, 12))
  })

  it('that were taken back are seen by their author and by editors', async () => {
    const own = await list('?use=withdrawn', both.call)
    expect([own.total, names(own.items)]).toEqual([1, ['withdrawn']])
    expect((await list('', both.call)).total).toBe(10)
    expect((await list('?use=out', both.call)).total).toBe(7)
    expect((await list('?use=withdrawn', author.call)).total).toBe(0)
    const seen = await list('?use=withdrawn', editor.call)
    expect([seen.total, names(seen.items)]).toEqual([1, ['withdrawn']])
    const [taken] = seen.items
    expect(taken).toMatchObject({ amount: 1_000, author: both.nickname })
    expect((await list('', editor.call)).total).toBe(10)
  })

  it('of one’s own are listed with what became of them', async () => {
    const answer = await author.call('GET', `${URL}/mine?pageSize=2`)
    const page = pageSchema.parse(answer.json())
    expect(page.total).toBe(3)
    expect(
      page.items.map(({ id, use, itemName, isMine }) => [
        names([{ id }])[0],
        use,
        itemName,
        isMine,
      ]),
    ).toEqual([
      ['counted', 'counted', '품목', true],
      ['superseded', 'superseded', '품목', true],
    ])
  })

  it('lead to their item by their own address', async () => {
    const page = (await nobody('GET', `${URL}/${ids.filtered}`)).json()
    expect(page.item.id).toBe(itemId)
    expect(priceReportSchema.parse(page.report)).toMatchObject({
      id: ids.filtered,
      use: 'filtered',
    })
    expect(page.reportTotal).toBe(9)
  })

  it('stay one nameless voice when their author leaves, who takes a copy along (PR34)', async () => {
    const passwordHash = await createPasswordHasher({ memoryKib: 8 }).hash(PASSWORD)
    const { kysely } = test.database
    await kysely
      .updateTable('member')
      .set({ password_hash: passwordHash })
      .where('id', '=', author.id)
      .execute()
    await author.call('POST', `${URL}/${ids.second}/flag`, { reason: 'typo' })
    // Sessions want a recent password for the copy.
    const copy = await author.call('GET', '/api/member/profile/export')
    const { sections } = personalDataSchema.parse(copy.json())
    expect(sections.priceReports).toHaveLength(3)
    expect(sections.priceReports?.[0]).toMatchObject({
      id: ids.counted,
      itemName: '품목',
      unit: 1_001,
    })
    const before = (await nobody('GET', `${URL}/${itemId}`)).json()
    const voices = async () =>
      kysely
        .selectFrom('price_report')
        .select(['voice', 'author_id'])
        .where('id', 'in', [ids.old ?? '', ids.superseded ?? '', ids.counted ?? ''])
        .execute()
    const [voice] = new Set((await voices()).map((row) => row.voice))
    const left = await author.call('DELETE', '/api/member/profile', { password: PASSWORD })
    expect(left.statusCode, left.body).toBe(204)
    expect(await voices()).toEqual(Array.from({ length: 3 }, () => ({ voice, author_id: null })))
    expect(voice).toMatch(/^[0-9a-f]{32}$/)
    const links = await kysely
      .selectFrom('price_voice')
      .select('voice')
      .where('voice', '=', voice ?? '')
      .execute()
    expect(links).toEqual([])
    const flags = await kysely
      .selectFrom('price_flag')
      .select('reason')
      .where('member_id', '=', author.id)
      .execute()
    expect(flags).toEqual([])
    const after = (await nobody('GET', `${URL}/${itemId}`)).json()
    expect(after.deal).toEqual(before.deal)
    expect((await list('')).items.every(({ author: name }) => name === null)).toBe(true)
    await expectRightPrices(test.database, itemId, clock())
  })
})
