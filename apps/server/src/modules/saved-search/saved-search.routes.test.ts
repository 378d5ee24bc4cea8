import { DAY_MS } from '@gyeol/korean'
import { SAVED_SEARCH_LIMITS, type SavedSearch } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, statusesOf, visitor } from '../../../test/people.ts'
import { CONDITIONS, crystaAsk, everyPiece } from './saved-search.fixture.ts'
import { lookAtSearches } from './saved-search-look.service.ts'
import { savedSearchData, sweepSearches } from './saved-search-data.ts'

const URL = '/api/saved-search'

describeWithDatabase('saved searches', () => {
  const time = createClock(Date.parse('2026-11-24T03:00:00Z'))
  let test: TestApp
  let editor: Person
  let member: Person
  let made = 0

  beforeAll(async () => {
    test = await createApp({}, time)
    editor = await signIn(test, 'EDITOR')
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    made += 1
    member = await signIn(test, 'MEMBER')
  })

  /** Words nothing else of the list has. */
  const called = () => `별무리${made}`
  const input = (others: object = {}) => ({
    list: 'crysta',
    name: '관통 무기',
    search: `q=${made}`,
    ask: crystaAsk({ words: called() }),
    hasAlert: true,
    ...others,
  })
  const save = async (others: object = {}, who: Person = member) =>
    who.call('POST', URL, input(others))
  const saved = async (others: object = {}, who: Person = member) => {
    const answer = await save(others, who)
    expect(answer.statusCode).toBe(201)
    return answer.json<SavedSearch>()
  }
  const list = async (who: Person = member) =>
    (await who.call('GET', URL)).json<{ items: SavedSearch[] }>().items
  const look = async (holder = 'here') =>
    lookAtSearches({
      database: test.database,
      clock: time.clock,
      holder,
      signal: new AbortController().signal,
    })
  const crysta = async (name: string, others: object = {}) => {
    const body = { name, kind: 'weapon', ...others }
    return (await editor.call('POST', '/api/crysta', body)).json<{ id: string; version: number }>()
  }

  it('are kept for their member, in the order they were made', async () => {
    const first = await saved({ hasAlert: false })
    const second = await saved({ search: 'kind=weapon', name: '무기', ask: null, hasAlert: false })
    expect(await list()).toEqual([first, second])
    expect(first).toMatchObject({ hasAlert: false, canAlert: true, newsCount: 0, news: [] })
    expect(second).toMatchObject({ canAlert: false, search: 'kind=weapon' })
  })

  it('forget their news when they are read, one or all', async () => {
    const one = await saved()
    await saved({ search: 'other=1' })
    await crysta(`${called()} 셋`)
    await look()
    expect((await list()).map(({ newsCount }) => newsCount)).toEqual([1, 1])
    const read = async (body: object) => member.call('POST', `${URL}/read`, body)
    expect((await read({ id: one.id })).statusCode).toBe(204)
    expect((await list()).map(({ newsCount }) => newsCount)).toEqual([0, 1])
    expect((await read({})).statusCode).toBe(204)
    expect((await list()).map(({ newsCount }) => newsCount)).toEqual([0, 0])
    await look()
    expect((await list()).map(({ newsCount }) => newsCount)).toEqual([0, 0])
  })

  it('are renamed, and an alert that begins tells of what comes from then on', async () => {
    const { id } = await saved({ hasAlert: false })
    await crysta(`${called()} 앞`)
    const put = async (body: object) => member.call('PUT', `${URL}/${id}`, body)
    const answer = await put({ name: '새 이름', hasAlert: true, version: 1 })
    expect(answer.json()).toMatchObject({ name: '새 이름', hasAlert: true, version: 2 })
    await look()
    expect((await list())[0]?.newsCount).toBe(0)
    await crysta(`${called()} 뒤`)
    await look()
    expect((await list())[0]?.newsCount).toBe(1)
    const stale = await put({ name: '늦은 이름', hasAlert: true, version: 1 })
    expect(stale.json()).toMatchObject({ code: 'STALE', current: { id, name: '새 이름' } })
    // Off and on again: what was found stays to be read.
    await put({ name: '새 이름', hasAlert: false, version: 2 })
    expect((await put({ name: '새 이름', hasAlert: true, version: 3 })).json()).toMatchObject({
      newsCount: 1,
    })
  })

  it('are brought back as they were within a day, and are gone after it', async () => {
    const one = await saved()
    await crysta(`${called()} 넷`)
    await look()
    expect((await member.call('DELETE', `${URL}/${one.id}`)).statusCode).toBe(204)
    expect(await list()).toEqual([])
    expect((await member.call('DELETE', `${URL}/${one.id}`)).statusCode).toBe(404)
    const back = await member.call('POST', `${URL}/${one.id}/restore`)
    expect(back.json()).toMatchObject({ id: one.id, newsCount: 1, hasAlert: true })
    expect((await member.call('POST', `${URL}/${one.id}/restore`)).statusCode).toBe(404)
    await member.call('DELETE', `${URL}/${one.id}`)
    time.advance(DAY_MS + 1)
    await sweepSearches({ database: test.database, clock: time.clock })
    expect((await member.call('POST', `${URL}/${one.id}/restore`)).statusCode).toBe(404)
  })

  it('come back only where nothing has taken their place', async () => {
    const one = await saved()
    await member.call('DELETE', `${URL}/${one.id}`)
    await saved()
    const back = await member.call('POST', `${URL}/${one.id}/restore`)
    expect(back.json()).toMatchObject({ code: 'DUPLICATE' })
  })

  it('are kept once each, and thirty at most, however fast they are sent', async () => {
    expect(statusesOf(await Promise.all([save(), save()]))).toEqual([201, 409])
    const most = SAVED_SEARCH_LIMITS.ofMember
    for (let count = 1; count < most - 1; count += 1)
      await saved({ search: `q=${made}-${count}`, hasAlert: false })
    const last = await Promise.all(
      [1, 2, 3].map(async (index) => save({ search: `late=${index}`, hasAlert: false })),
    )
    expect(statusesOf(last)).toEqual([201, 400, 400])
    const refused = last.find(({ statusCode }) => statusCode === 400)
    expect(refused?.json()).toMatchObject({
      code: 'VALIDATION',
      errors: [{ message: '저장한 검색은 30개까지예요. 쓰지 않는 것을 지우고 다시 해 주세요.' }],
    })
    expect(await list()).toHaveLength(most)
  })

  it('are made once by a form that is sent twice with one key', async () => {
    const headers = { 'idempotency-key': `once-${made}` }
    const send = async () => member.call('POST', URL, input(), headers)
    const [one, other] = [await send(), await send()]
    expect(other.json()).toEqual(one.json())
    expect(await list()).toHaveLength(1)
  })

  it.each([
    ['the alert of marks', { ask: null }, 'hasAlert'],
    ['the alert of everything', { list: 'equipment', ask: everyPiece() }, 'hasAlert'],
    ['another list’s question', { list: 'equipment' }, 'ask.list'],
    ['a level that is none', { list: 'boss', ask: nearBoss(0) }, 'ask.near.level'],
    ['an unknown stat', { ask: withStat('luck_of_nobody') }, 'ask.conditions.clauses.0.stat'],
    ['a name of spaces', { name: ' ' }, 'name'],
    ['an address that is none', { search: 'q=1&<b>' }, 'search'],
    ['an unknown list', { list: 'job' }, 'list'],
  ])('refuse %s, and keep nothing', async (_, others, path) => {
    const answer = await save(others)
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', errors: [{ path }] })
    expect(await list()).toEqual([])
  })

  it('are nobody else’s', async () => {
    const { id } = await saved()
    const other = await signIn(test, 'MEMBER')
    const put = { name: '남의 것', hasAlert: false, version: 1 }
    for (const who of [other, editor]) {
      expect((await who.call('PUT', `${URL}/${id}`, put)).statusCode).toBe(404)
      expect((await who.call('DELETE', `${URL}/${id}`)).statusCode).toBe(404)
      expect((await who.call('POST', `${URL}/${id}/restore`)).statusCode).toBe(404)
      expect((await who.call('POST', `${URL}/read`, { id })).statusCode).toBe(204)
      expect(await list(who)).toEqual([])
    }
    for (const [method, url, body] of [
      ['GET', URL, undefined],
      ['POST', URL, input()],
      ['PUT', `${URL}/${id}`, put],
      ['DELETE', `${URL}/${id}`, undefined],
      ['POST', `${URL}/${id}/restore`, undefined],
      ['POST', `${URL}/read`, {}],
    ] as const)
      expect((await visitor(test)(method, url, body)).statusCode).toBe(401)
    expect(await list()).toMatchObject([{ id, name: '관통 무기' }])
  })

  it('stand in the download, and go when their member leaves', async () => {
    await saved()
    const own = (await member.call('GET', '/api/member/profile/export')).json()
    expect(own.sections.savedSearches).toMatchObject([
      { name: '관통 무기', path: `/crysta/list?q=${made}`, hasAlert: true },
    ])
    await savedSearchData.forget?.(test.database.kysely, member.id)
    expect(await list()).toEqual([])
  })
})

function nearBoss(level: number): object {
  return { list: 'boss', readings: [], withEvents: false, near: { level } }
}

function withStat(stat: string): object {
  const clauses = [{ stat, operator: 'has', value: 0 }]
  return { ...crystaAsk(), conditions: { ...CONDITIONS, clauses } }
}
