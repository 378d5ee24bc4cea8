import {
  abilitySchema,
  bossDataSchema,
  bossSchema,
  crystaSchema,
  equipmentPageSchema,
  freshnessSchema,
  listCompletenessSchema,
  jobSchema,
  jobListSchema,
  registletDataSchema,
  registletLevelSchema,
  registletSchema,
} from '@gyeol/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'

/** The least each list takes, and a changed form of it. */
const LISTS = [
  ['crysta', { name: '가나', kind: 'weapon' }],
  ['registlet', { name: '가나', category: 'skill', maxLevel: 10, levels: [50, 30, 50] }],
  ['ability', { name: '가나', category: 'basic', trigger: 'always', stat: 'str', perTier: 1 }],
  ['boss', { name: '가나', kind: 'boss', level: 100 }],
  ['equipment', { name: '가나', kind: 'bow', atk: 10 }],
  ['job', { name: '가나' }],
] as const

describeWithDatabase('the lists of the catalogue', () => {
  let test: TestApp
  let editor: Person
  let member: Person
  let nobody: Person['call']

  beforeAll(async () => {
    test = await createApp()
    editor = await signIn(test, 'EDITOR')
    member = await signIn(test, 'MEMBER')
    nobody = visitor(test)
  })
  afterAll(() => test.close())

  const read = async <Schema extends z.ZodType>(
    url: string,
    schema: Schema,
    call = editor.call,
  ) => {
    const answer = await call('GET', url)
    expect(answer.statusCode, answer.body).toBe(200)
    return schema.parse(answer.json())
  }

  describe.each(LISTS)('%s', (entity, least) => {
    const url = `/api/${entity}`

    it('is written by editors, at a version, with a trace', async () => {
      const created = await editor.call('POST', url, least)
      expect(created.statusCode, created.body).toBe(201)
      const { id } = created.json<{ id: string }>()
      const change = { ...least, note: '메모', version: 1 }
      const updated = await editor.call('PUT', `${url}/${id}`, change)
      expect(updated.json(), updated.body).toMatchObject({ id, note: '메모', version: 2 })
      const late = await editor.call('PUT', `${url}/${id}`, change)
      expect(late.json()).toMatchObject({ code: 'STALE', current: { id, version: 2 } })
      expect((await editor.call('DELETE', `${url}/${id}`)).statusCode).toBe(204)
      expect((await editor.call('DELETE', `${url}/${id}`)).statusCode).toBe(404)
      const log = await test.database.kysely
        .selectFrom('audit_log')
        .select('action')
        .where('entity', '=', entity)
        .where('entity_id', '=', id)
        .orderBy('id')
        .execute()
      expect(log.map(({ action }) => action)).toEqual([
        `${entity}.create`,
        `${entity}.update`,
        `${entity}.delete`,
      ])
    })

    it('refuses visitors, members, unknown fields and missing ones', async () => {
      expect((await nobody('POST', url, least)).statusCode).toBe(401)
      expect((await member.call('POST', url, least)).statusCode).toBe(403)
      expect((await editor.call('POST', url, { ...least, authorId: 'x' })).statusCode).toBe(400)
      expect((await editor.call('POST', url, {})).statusCode).toBe(400)
    })

    it('says how much of it is known, to everybody', async () => {
      const lists = await read(
        '/api/catalogue/completeness',
        z.array(listCompletenessSchema),
        nobody,
      )
      const list = lists.find((one) => one.entity === entity)
      const sum = (counts: Readonly<Record<string, number>>) =>
        Object.values(counts).reduce((total, count) => total + count, 0)
      expect(list?.count).toBeGreaterThan(0)
      expect(sum(list?.names ?? {})).toBe(list?.count)
      expect(sum(list?.numbers ?? {})).toBe(list?.count)
      expect(list?.resolved).toBe(list?.references)
    })

    it('counts every change in its version and is told of at once', async () => {
      const before = (await read('/api/catalogue/freshness', z.array(freshnessSchema))).find(
        (list) => list.entity === entity,
      )
      const created = await editor.call('POST', url, {
        ...least,
        name: '새 항목',
        asOf: '2099-01-01',
      })
      const after = (await read('/api/catalogue/freshness', z.array(freshnessSchema))).find(
        (list) => list.entity === entity,
      )
      expect(after?.version).toBeGreaterThan(before?.version ?? 0)
      expect(after?.count).toBe((before?.count ?? 0) + 1)
      expect(after?.asOf).toBe('2099-01-01')
      await editor.call('DELETE', `${url}/${created.json<{ id: string }>().id}`)
    })
  })

  it('of registlets says what can be had where', async () => {
    const levels = await read('/api/registlet/levels', z.array(registletLevelSchema), nobody)
    expect(levels.map(({ level }) => level)).toEqual([
      10, 30, 50, 70, 90, 110, 130, 150, 170, 190, 210, 220, 230, 250, 270,
    ])
    const at270 = await read('/api/registlet?level=270', z.array(registletSchema), nobody)
    expect(at270).toHaveLength(levels.at(-1)?.count ?? 0)
    expect(at270.every((registlet) => registlet.levels.includes(270))).toBe(true)
    const found = await read(
      `/api/registlet?search=${encodeURIComponent('최대 hp')}`,
      z.array(registletSchema),
      nobody,
    )
    expect(found.map(({ name }) => name)).toContain('최대 HP Up')
    const data = await read('/api/registlet/data', registletDataSchema, nobody)
    expect(data.categories).toEqual([
      { code: 'passive', count: 10 },
      { code: 'special', count: 52 },
      { code: 'skill', count: 96 },
    ])
    const [first] = at270
    expect(await read(`/api/registlet/${first?.id}`, registletSchema, nobody)).toEqual(first)
  })

  it('answer for an id of an earlier release with the crysta of today', async () => {
    const crysta = await read('/api/crysta/ko-jegavx', crystaSchema, nobody)
    expect(crysta).toMatchObject({ id: 'zega_ix', name: '제가IX' })
    expect((await nobody('GET', '/api/crysta/ko-nothing')).statusCode).toBe(404)
  })

  it('of abilities and bosses come whole', async () => {
    expect(await read('/api/ability', z.array(abilitySchema), nobody)).toHaveLength(63)
    const bosses = await read('/api/boss', z.array(bossSchema), nobody)
    expect(bosses).toHaveLength(228)
    const levels = bosses.map(({ level }) => level ?? Number.POSITIVE_INFINITY)
    expect(levels).toEqual(levels.toSorted((left, right) => left - right))
    const data = await read('/api/boss/data', bossDataSchema, nobody)
    expect(data.difficulties.map(({ code, levelOffset }) => [code, levelOffset])).toEqual([
      ['easy', -10],
      ['normal', 0],
      ['hard', 10],
      ['nightmare', 20],
      ['ultimate', 40],
    ])
    expect(data.maps.length).toBeGreaterThan(50)
  })

  it('tells bosses of one name apart by their level', async () => {
    const boss = { name: '같은 이름', kind: 'boss', level: 10 }
    expect((await editor.call('POST', '/api/boss', boss)).statusCode).toBe(201)
    expect((await editor.call('POST', '/api/boss', { ...boss, level: 20 })).statusCode).toBe(201)
    expect((await editor.call('POST', '/api/boss', boss)).json().code).toBe('DUPLICATE')
  })

  it('of equipment is searched by every word in names, kinds, options and places', async () => {
    const find = async (search: string) => {
      const url = `/api/equipment?pageSize=100&search=${encodeURIComponent(search)}`
      const { items } = await read(url, equipmentPageSchema, nobody)
      return items.map(({ name }) => name)
    }
    expect(await find('5주년 방패')).toEqual([
      '5주년의 축순',
      ...['II', 'III', 'IV', 'V', 'VI', 'VII'].map((number) => `5주년의 축순 ${number}`),
    ])
    expect(new Set(await find('birdie'))).toEqual(new Set(['너구리 모자', '버디 윙']))
    expect(await find('발도공격 +2%')).toEqual(
      expect.arrayContaining(['3주년의 축인', '4주년의 축인', '빙도 에이스']),
    )
    expect(await find('forestia 활')).toHaveLength(0)
    const bows = await read('/api/equipment?kind=bow', equipmentPageSchema, nobody)
    expect(bows.total).toBe(297)
  })

  it('of jobs names what it recommends, and says when that has changed', async () => {
    const crysta = await editor.call('POST', '/api/crysta', { name: '추천', kind: 'normal' })
    const { id: crystaId } = crysta.json<{ id: string }>()
    const job = {
      name: '안내',
      crystaIds: [crystaId, 'gone'],
      registletIds: ['max-hp-boost'],
      skillBuild: 'AbC-_.~1',
      characterBuild: 'v1=AbC-_.~1',
      body: '# 안내\n본문',
    }
    const { id } = (await editor.call('POST', '/api/job', job)).json<{ id: string }>()
    const shown = await read(`/api/job/${id}`, jobSchema, nobody)
    expect(shown.crystas).toEqual([
      { id: crystaId, name: '추천' },
      { id: 'gone', name: null },
    ])
    expect(shown.registlets).toEqual([{ id: 'max-hp-boost', name: '최대 HP Up' }])
    expect(shown.characterBuild).toBe(job.characterBuild)
    expect(shown.needsReview).toBe(true)
    const fine = { ...job, crystaIds: [crystaId], version: 1 }
    const saved = await editor.call('PUT', `/api/job/${id}`, fine)
    expect(saved.json()).toMatchObject({ needsReview: false, version: 2 })
    await editor.call('PUT', `/api/crysta/${crystaId}`, {
      name: '추천',
      kind: 'normal',
      note: '바뀜',
      version: 1,
    })
    const jobs = await read('/api/job', jobListSchema)
    expect(jobs.find((each) => each.id === id)).toMatchObject({ needsReview: true, hasBody: true })
    expect(jobs).toHaveLength(11)
  })
})
