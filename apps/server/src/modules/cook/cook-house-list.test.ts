import { COOK_PAGES, cookHousePageSchema, cookOwnSchema } from '@gyeol/contract'
import { FOODS } from '@gyeol/terms'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { cookDesk, houseClock } from '../../../test/cook-desk.ts'
import { cpuCost } from '../../../test/cpu-cost.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { signIn } from '../../../test/people.ts'
import { bumpDataVersion } from '../../database/data-version.ts'
import { dayOf } from './cook-day.ts'
import { COOK_DATA_VERSION } from './cook-house.ts'
import { listCookHouses } from './cook-house-list.service.ts'
import { insertDishes, insertHouse } from './cook-house.repository.ts'

const MB = 1024 * 1024

describeWithDatabase('[CK18] the list of houses', () => {
  const time = houseClock()
  let test: TestApp
  let desk: ReturnType<typeof cookDesk>
  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
    desk = cookDesk(test)
  })
  afterAll(() => test.close())

  const read = async (page = 1, call = desk.nobody) => {
    const answer = await call('GET', `/api/cook/house?page=${page}`)
    return { answer, ...cookHousePageSchema.parse(answer.json()) }
  }

  it('is the same for everybody; what is one’s own comes apart', async () => {
    expect((await read()).houses.every(({ isSample }) => isSample)).toBe(true)
    const author = await signIn(test, 'MEMBER')
    const other = await signIn(test, 'MEMBER')
    const address = desk.newCode()
    const otherDishes = [{ food: 'critical_rate', level: 9 }]
    const id = await desk.add(author, { address, memo: '현관 왼쪽', otherDishes })
    const added = await desk.add(other, { address, food: 'atk', level: 8 })
    const { houses, page, pages, answer } = await read()
    expect([page, pages, houses.length]).toEqual([1, 1, 1])
    expect(houses[0]).toMatchObject({
      address,
      memo: '현관 왼쪽',
      confirmedDay: '2026-11-10',
      isClosed: false,
      closedReports: 0,
      closedDay: null,
      isSample: false,
    })
    expect(houses[0]?.dishes.map(([, food, level]) => [food, level])).toEqual([
      ['max_hp', 10],
      ['critical_rate', 9],
      ['atk', 8],
    ])
    const own = await read(1, author.call)
    expect([own.answer.body, own.answer.headers.etag]).toEqual([answer.body, answer.headers.etag])
    const house = houses[0]?.id
    const ownOf = async (who: typeof author) =>
      cookOwnSchema.parse((await who.call('GET', '/api/cook/own')).json())
    const authors = await ownOf(author)
    expect(authors.houses).toEqual([house])
    expect(authors.dishes).toHaveLength(2)
    expect(authors.dishes).toContain(id)
    expect(await ownOf(other)).toEqual({
      houses: [],
      dishes: [added],
      waiting: [],
      marks: [{ house, mark: 'confirmed' }],
    })
    expect((await desk.nobody('GET', '/api/cook/own')).statusCode).toBe(401)
    await desk.close(author, id)
    expect((await read()).houses[0]).toMatchObject({ isClosed: true, closedDay: '2026-11-10' })
    expect((await read(2)).houses).toEqual([])
  })

  it('is made once, however many pages there are not somebody asks for', async () => {
    const context = { database: test.database, clock: time.clock }
    const first = await listCookHouses(context, 1)
    for (let page = 500; page < 800; page += 1) {
      await listCookHouses(context, page)
      expect(await listCookHouses(context, 1)).toBe(first)
    }
    await bumpDataVersion(test.database.kysely, COOK_DATA_VERSION)
    for (let page = 500; page < 800; page += 1) await listCookHouses(context, page)
    expect(await listCookHouses(context, 1)).toBe(await listCookHouses(context, 1))
  })

  it('gives no answer above 1 MB, at ten times the rows and with the longest houses', async () => {
    const memo = '가'.repeat(100)
    const { kysely } = test.database
    const now = time.clock()
    const member = await signIn(test, 'MEMBER')
    await kysely.transaction().execute(async (transaction) => {
      for (let count = 0; count < HOUSES; count += 1) {
        const id = `01900000-0000-7000-9000-${String(count).padStart(12, '0')}`
        await insertHouse(transaction, {
          ...HOUSE,
          id,
          code: String(50_000_000 + count),
          memo,
          author_id: member.id,
          author_key: member.id,
          confirmed_day: dayOf(now),
          created_at: now,
          updated_at: now,
        })
        // The houses of the first page cook everything there is.
        const foods = count < COOK_PAGES.houses ? FOODS : FOODS.slice(0, 4)
        await insertDishes(
          transaction,
          foods.map((food, place) => ({
            id: `01900000-0000-7000-${String(8000 + place)}-${String(count).padStart(12, '0')}`,
            house_id: id,
            food,
            level: 10,
            author_id: member.id,
            written_level: 10,
            taken_down_at: null,
            created_at: now,
          })),
        )
      }
    })
    await bumpDataVersion(kysely, COOK_DATA_VERSION)
    const context = { database: test.database, clock: time.clock }
    const pages = Math.ceil((HOUSES + 1) / COOK_PAGES.houses)
    const answers = []
    for (let page = 1; page <= pages; page += 1) answers.push(await read(page))
    const sizes = answers.map(({ answer }) => Buffer.byteLength(answer.body))
    const ids = new Set(answers.flatMap(({ houses }) => houses.map(({ id }) => id)))
    expect([answers[0]?.pages, ids.size]).toEqual([pages, HOUSES + 1])
    expect(Math.max(...sizes)).toBeLessThan(MB)
    expect(await cpuCost(async () => listCookHouses(context, 2), 50)).toBeLessThan(50)
    const rows = await desk.nobody('GET', '/api/cook/address')
    expect(rows.json()).toHaveLength(COOK_PAGES.rows)
    expect(Buffer.byteLength(rows.body)).toBeLessThan(MB)
    const next = await desk.nobody('GET', '/api/cook/address?page=2')
    expect(next.json()[0].id).not.toBe(rows.json()[0].id)
  })
})

/** Together with the dishes: 20,600 rows. */
const HOUSES = 2600

const HOUSE = {
  state: 'listed',
  is_closed: 0,
  closed_reports: 0,
  closed_since: null,
  reported_day: null,
  removal_at: null,
  removal_reason: '',
  removal_denied_at: null,
  taken_down_at: null,
  is_sample: 0,
  version: 1,
} as const
