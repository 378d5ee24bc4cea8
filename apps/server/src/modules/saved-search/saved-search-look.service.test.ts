import { DAY_MS } from '@gyeol/korean'
import type { SavedSearch, SearchAsk } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'
import { listChanges } from '../outbox/outbox.service.ts'
import { listSearchFinds } from './saved-search-data.ts'
import { CONDITIONS, crystaAsk } from './saved-search.fixture.ts'
import { lookAtSearches } from './saved-search-look.service.ts'

const URL = '/api/saved-search'

describeWithDatabase('a look at saved searches', () => {
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
    await test.database.kysely.deleteFrom('lease').execute()
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
  const saved = async (others: object = {}) => {
    const answer = await member.call('POST', URL, input(others))
    expect(answer.statusCode).toBe(201)
    return answer.json<SavedSearch>()
  }
  const list = async () => (await member.call('GET', URL)).json<{ items: SavedSearch[] }>().items
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
  const newsOf = async (id: string) =>
    (await listChanges(test.database.kysely, 0)).filter((change) => change.id === id)

  it('tell of what comes to fit, once, and of nothing that fitted before', async () => {
    await crysta(`${called()} 하나`)
    const { id } = await saved()
    await look()
    expect((await list())[0]).toMatchObject({ newsCount: 0, foundAt: null })
    const fresh = await crysta(`${called()} 둘`)
    await look()
    expect((await list())[0]).toMatchObject({
      newsCount: 1,
      news: [{ id: fresh.id, name: `${called()} 둘`, nameEn: null }],
      foundAt: '2026-11-24T03:00:00.000Z',
    })
    expect((await newsOf(id)).map(({ action, memberId }) => [action, memberId])).toEqual([
      ['created', member.id],
      ['updated', member.id],
    ])
    await look()
    expect(await newsOf(id)).toHaveLength(2)
    expect(await listSearchFinds(test.database.kysely, time.clock() - DAY_MS)).toContainEqual({
      searchId: id,
      memberId: member.id,
      path: `/crysta/list?q=${made}`,
      at: time.clock(),
      text: `관통 무기 · 새로 1개: ${called()} 둘`,
    })
  })

  it('hear of an edit that makes a thing fit, and forget what an edit takes away again', async () => {
    const clauses: typeof CONDITIONS.clauses = [{ stat: 'atk_pct', operator: '>=', value: 900 }]
    const ask = crystaAsk({ kinds: ['weapon'], conditions: { ...CONDITIONS, clauses } })
    await saved({ ask })
    const { id, version } = await crysta(`${called()} 칼`, {
      stats: [{ stat: 'atk_pct', value: 5 }],
    })
    await look()
    expect((await list())[0]?.newsCount).toBe(0)
    const change = async (value: number, at: number) => {
      const body = { name: `${called()} 칼`, kind: 'weapon', stats: [{ stat: 'atk_pct', value }] }
      const answer = await editor.call('PUT', `/api/crysta/${id}`, { ...body, version: at })
      expect(answer.statusCode).toBe(200)
      await look()
    }
    await change(901, version)
    expect((await list())[0]).toMatchObject({ newsCount: 1, news: [{ id }] })
    await change(5, version + 1)
    expect((await list())[0]).toMatchObject({ newsCount: 0, foundAt: null })
    // Told once, however often it comes and goes.
    await change(901, version + 2)
    expect((await list())[0]).toMatchObject({ newsCount: 0, foundAt: null })
    await editor.call('DELETE', `/api/crysta/${id}`)
  })

  it('look through bosses too, by element and around a level', async () => {
    const near = { level: 69 }
    const readings = [[called()]]
    const ask: SearchAsk = { list: 'boss', readings, element: 'earth', withEvents: false, near }
    const { id } = await saved({ list: 'boss', search: 'element=earth&near=1&level=69', ask })
    const boss = async (name: string, others: object) => {
      const earth = {
        elements: [{ element: 'earth', when: null }],
        difficulties: ['normal', 'hard'],
      }
      const body = { name: `${called()} ${name}`, kind: 'boss', level: 50, ...earth, ...others }
      expect((await editor.call('POST', '/api/boss', body)).statusCode).toBe(201)
    }
    await boss('불', { elements: [{ element: 'fire', when: null }] })
    // Hard is ten levels more: twenty away.
    await boss('약한', { level: 39 })
    await boss('손님', { isEvent: true })
    await boss('골렘', {})
    await look()
    expect((await list())[0]).toMatchObject({ newsCount: 1, news: [{ name: `${called()} 골렘` }] })
    expect(await listSearchFinds(test.database.kysely, time.clock() - DAY_MS)).toContainEqual(
      expect.objectContaining({ searchId: id, path: '/boss?element=earth&near=1&level=69' }),
    )
  })

  it('look through registlets too, by level, tree and what they do in either language', async () => {
    const ask: SearchAsk = {
      list: 'registlet',
      readings: [[called()]],
      level: 30,
      category: 'skill',
    }
    await saved({ list: 'registlet', search: 'level=30&category=skill', ask })
    const power: SearchAsk = { list: 'registlet', readings: [['없는 말'], ['Power +7%/Lv']] }
    await saved({ list: 'registlet', search: 'q=power', ask: power })
    const registlet = async (name: string, others: object) => {
      const body = { name: `${called()} ${name}`, category: 'skill', maxLevel: 10, levels: [30] }
      const answer = await editor.call('POST', '/api/registlet', { ...body, ...others })
      expect(answer.statusCode).toBe(201)
    }
    await registlet('다른 레벨', { levels: [20, 40] })
    await registlet('다른 종류', { category: 'passive' })
    await registlet('블레이드', { effect: '위력 +7%/레벨' })
    await look()
    expect((await list()).map(({ news }) => news.map(({ name }) => name))).toEqual([
      [`${called()} 블레이드`],
      [`${called()} 블레이드`],
    ])
  })

  it('look through abilities too, by what sets them off', async () => {
    const ask: SearchAsk = { list: 'ability', readings: [[called()]], trigger: 'on-hit' }
    await saved({ list: 'ability', search: 'trigger=on-hit', ask })
    const ability = async (name: string, trigger: string) => {
      const body = { name: `${called()} ${name}`, category: 'conditional', trigger }
      expect((await editor.call('POST', '/api/ability', body)).statusCode).toBe(201)
    }
    await ability('늘', 'always')
    await ability('타격', 'on-hit')
    await look()
    expect((await list())[0]).toMatchObject({ newsCount: 1, news: [{ name: `${called()} 타격` }] })
  })

  it('look through equipment too, by kind, way and element', async () => {
    const ask: SearchAsk = {
      list: 'equipment',
      words: called(),
      kind: 'bow',
      by: ['monster'],
      level: 100,
      elements: ['fire'],
      conditions: CONDITIONS,
    }
    await saved({ list: 'equipment', search: 'kind=bow', ask })
    const piece = async (name: string, element: string, level: number) =>
      editor.call('POST', '/api/equipment', {
        name,
        kind: 'bow',
        element,
        obtain: [{ by: 'monster', name: '두목', level, map: null }],
      })
    await piece(`${called()} 물활`, 'water', 90)
    await piece(`${called()} 높은 불활`, 'fire', 101)
    await piece(`${called()} 불활`, 'fire', 90)
    await look()
    expect((await list())[0]).toMatchObject({
      newsCount: 1,
      news: [{ name: `${called()} 불활` }],
    })
  })

  it('are looked at by one process at a time', async () => {
    const { id } = await saved()
    await crysta(`${called()} 다섯`)
    await Promise.all(['a', 'b', 'a', 'c'].map(async (holder) => look(holder)))
    expect((await newsOf(id)).map(({ action }) => action)).toEqual(['created', 'updated'])
  })
})
