import { DAY_MS } from '@gyeol/korean'
import { type TrendChart, trendChartSchema, trendIndexSchema } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { makeOpenItem, reportAll } from '../../../test/price-crowd.ts'

describeWithDatabase('charts of prices', () => {
  let test: TestApp
  let editor: Person
  let nobody: Person['call']
  const ids: string[] = []
  // Noon in Korea, a Tuesday.
  const time = createClock(Date.parse('2026-11-17T03:00:00Z'))

  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
    editor = await signIn(test, 'EDITOR')
    nobody = visitor(test)
    for (const name of ['하나', '둘', '셋', '넷'])
      ids.push(await makeOpenItem(editor, { name, kindId: 'consumable' }))
    const [one = '', two = '', three = ''] = ids
    await reportAll(test, [100, 100, 100], { itemId: one })
    await reportAll(test, [10, 10, 10], { itemId: two })
    await reportAll(test, [1_000, 1_000, 1_000], { itemId: three })
    for (const [kind, day] of [
      ['update', '18'],
      ['maintenance', '19'],
      ['event', '18'],
      ['update', '30'],
    ] as const) {
      const startAt = `2026-11-${day}T01:00:00Z`
      const body = { title: `${kind} ${day}`, kind, startAt, endAt: null, state: 'published' }
      expect((await editor.call('POST', '/api/event', body)).statusCode).toBe(201)
    }
    time.advance(7 * DAY_MS)
    await reportAll(test, [100, 100, 100, 100, 100, 100, 100, 5_000], { itemId: one })
    await reportAll(test, [12, 12, 12], { itemId: two })
    await reportAll(test, [2_000, 2_000, 2_000], { itemId: three })
  })
  afterAll(() => test.close())

  const chart = async (query: string): Promise<TrendChart> => {
    const answer = await nobody('GET', `/api/trend/chart?${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return trendChartSchema.parse(answer.json())
  }

  it('draw an item’s days and votes, the filtered ones marked, with what happened (PR28)', async () => {
    const answer = await chart(`itemId=${ids[0]}&from=2026-11-10`)
    expect(answer).toMatchObject({
      step: 'day',
      series: 'deal',
      kindId: 'consumable',
      to: '2026-11-24',
    })
    expect(
      answer.points.map(({ at, median, members, votes, count }) => [
        at,
        median,
        members,
        votes,
        count,
      ]),
    ).toEqual([
      ['2026-11-17', 100, 3, 3, 3],
      ['2026-11-24', 100, 7, 8, 8],
    ])
    expect(answer.lines).toMatchObject([{ itemId: ids[0], name: '하나', points: answer.points }])
    expect(answer.dots.filter(({ isFiltered }) => isFiltered)).toEqual([
      { at: '2026-11-24', value: 5_000, isFiltered: true },
    ])
    expect(answer.dots).toHaveLength(11)
    expect(answer.events.map(({ at, kind, title }) => [at, kind, title])).toEqual([
      ['2026-11-18', 'update', 'update 18'],
      ['2026-11-19', 'maintenance', 'maintenance 19'],
    ])
  })

  it('end with the headline when somebody reported today (PR28)', async () => {
    const page = (await nobody('GET', `/api/current-price/${ids[0]}`)).json()
    const { points } = await chart(`itemId=${ids[0]}`)
    expect(points.at(-1)?.median).toBe(page.deal.median)
  })

  it('draw weeks beyond 92 days, from Mondays (PR30)', async () => {
    const answer = await chart(`itemId=${ids[1]}&from=2026-01-01`)
    expect(answer).toMatchObject({ step: 'week', from: '2025-12-29', dots: [] })
    expect(answer.points.map(({ at, median }) => [at, median])).toEqual([
      ['2026-11-16', 10],
      ['2026-11-23', 12],
    ])
  })

  it('draw up to four items, each once, and nothing of a silent series', async () => {
    const answer = await chart(`itemId=${ids[2]},${ids[3]},${ids[2]}&from=2026-11-01`)
    expect(answer.lines.map(({ itemId, points }) => [itemId, points.length])).toEqual([
      [ids[2], 2],
      [ids[3], 0],
    ])
    expect(answer.points).toEqual(answer.lines[0]?.points)
    expect((await chart(`itemId=${ids[0]}&series=ask`)).points).toEqual([])
    const five = [...ids, ids[0]].join(',')
    expect((await nobody('GET', `/api/trend/chart?itemId=${five}`)).statusCode).toBe(400)
  })

  it('are the index of a kind without items (PR32)', async () => {
    const { points, lines, kindId } = await chart('kindId=consumable&from=2026-11-17')
    expect({ lines, kindId }).toEqual({ lines: [], kindId: 'consumable' })
    expect(points.at(0)).toMatchObject({
      at: '2026-11-17',
      median: 10_000,
      avg: 10_000,
      members: 3,
    })
    expect(points.at(-1)).toMatchObject({ at: '2026-11-24', median: 12_000, members: 3 })
    const weeks = await chart('kindId=consumable&from=2026-11-17&step=week')
    expect(weeks.points.map(({ at, median }) => [at, median])).toEqual([
      ['2026-11-16', 10_000],
      ['2026-11-23', 12_000],
    ])
    expect((await chart('kindId=book')).points).toEqual([])
  })

  it('are refused for what is not there, or not asked for in full', async () => {
    const status = async (query: string) =>
      (await nobody('GET', `/api/trend/chart?${query}`)).statusCode
    expect(await status('itemId=none')).toBe(404)
    expect(await status(`itemId=${ids[0]},none`)).toBe(404)
    expect(await status('kindId=none')).toBe(404)
    expect(await status('')).toBe(400)
    expect(await status(`itemId=${ids[0]}&from=2026-11-02&to=2026-11-01`)).toBe(400)
    expect(await status(`itemId=${ids[0]}&from=2026-02-30`)).toBe(400)
    const member = await signIn(test, 'MEMBER')
    const made = await member.call('POST', '/api/price/item', { kindId: 'book', name: '제안' })
    const { id } = made.json<{ id: string }>()
    expect(await status(`itemId=${id}`)).toBe(404)
    expect((await member.call('GET', `/api/trend/chart?itemId=${id}`)).statusCode).toBe(200)
  })

  it('stand beside the indices of every kind', async () => {
    const answer = await nobody('GET', '/api/trend/index?days=8')
    const index = trendIndexSchema.parse(answer.json())
    expect(index).toMatchObject({ from: '2026-11-17', to: '2026-11-24' })
    expect(index.kinds.find(({ kindId }) => kindId === 'consumable')).toMatchObject({
      name: '소모품',
      items: 3,
      index: 12_000,
      change: 200,
    })
    expect(index.kinds.find(({ kindId }) => kindId === 'book')).toMatchObject({
      items: 0,
      index: null,
      change: null,
    })
    expect(index.kinds[0]?.points).toHaveLength(8)
    expect((await nobody('GET', '/api/trend/index?days=6')).statusCode).toBe(400)
  })
})
