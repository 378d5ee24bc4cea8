import {
  type Crysta,
  crystaDataSchema,
  crystaListSchema,
  crystaOptionsSchema,
  crystaPageSchema,
  crystaSchema,
  crystaTreeNodeSchema,
  type CrystaUnit,
  crystaUnitSchema,
} from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { bumpDataVersion } from '../../database/data-version.ts'
import { expireSnapshot, freshAnswer } from '../catalogue/catalogue-snapshot.ts'

type Page = z.output<typeof crystaPageSchema>

describeWithDatabase('crystas', () => {
  let test: TestApp
  let editor: Person
  let nobody: Person['call']

  beforeAll(async () => {
    test = await createApp()
    editor = await signIn(test, 'EDITOR')
    nobody = visitor(test)
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    await test.database.kysely.deleteFrom('crysta').execute()
    await bumpDataVersion(test.database.kysely, 'crysta')
    expireSnapshot(test.database, 'crysta')
  })

  const base = { name: '포툼', kind: 'normal', stats: [{ stat: 'atk_pct', value: 3 }] }
  const create = async (fields: object = {}, headers = {}) => {
    const answer = await editor.call('POST', '/api/crysta', { ...base, ...fields }, headers)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string; version: number }>()
  }
  const list = async (query = ''): Promise<Page> => {
    const answer = await nobody('GET', `/api/crysta${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return crystaPageSchema.parse(answer.json())
  }
  const names = ({ items }: Page) => items.map(({ name }) => name)
  const read = async (id: string) =>
    crystaSchema.parse((await nobody('GET', `/api/crysta/${id}`)).json())

  it('have their first page lie ready for those who just look', async () => {
    await create()
    expect(names(await list())).toEqual(['포툼'])
    const ready = freshAnswer(test.database, 'crysta', 'list {"page":1,"pageSize":20}')
    expect(names(JSON.parse(ready?.peek(undefined)?.bytes.toString() ?? '{}') as Page)).toEqual([
      '포툼',
    ])
    await create({ name: '둘째' })
    expect(freshAnswer(test.database, 'crysta', 'list {"page":1,"pageSize":20}')).toBeUndefined()
  })

  it('keep what an editor enters, under a readable id', async () => {
    const whole = {
      name: '킹 포툼',
      nameEn: 'King Potum',
      aliases: ['킹포'],
      kind: 'weapon',
      isEnhancer: false,
      stats: [
        { stat: 'atk_pct', value: 9 },
        { stat: 'def_pct', value: -5, when: { slot: 'sub', worn: ['shield'] } },
      ],
      parentId: null,
      drops: [{ monster: '킹 포툼', level: 80, map: '포툼의 동굴' }],
      note: '무기에만',
      evidence: 'confirmed',
      asOf: '2026-08-22',
    }
    expect(await create(whole)).toEqual({ id: 'king-potum', version: 1 })
    expect(await read('king-potum')).toEqual({ id: 'king-potum', version: 1, ...whole })
  })

  it('get ids that are romanised, and numbered when they meet', async () => {
    expect(await create({ name: '강그레프' })).toMatchObject({ id: 'ganggeurepeu' })
    expect(await create({ name: '데이터', nameEn: 'Data' })).toMatchObject({ id: 'data-2' })
    expect(await create({ name: '!!!', nameEn: null })).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it('refuse a name that is taken, whatever its spaces and case', async () => {
    await create({ name: '킹 포툼' })
    const answer = await editor.call('POST', '/api/crysta', { ...base, name: '킹포툼' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'DUPLICATE'])
  })

  it.each([
    ['id', 'mine'],
    ['version', 3],
    ['kind', 'hat'],
    ['stats', [{ stat: 'luck', value: 1 }]],
    ['stats', [{ stat: 'atk', value: 1.5 }]],
    ['stats', [{ stat: 'atk', value: 1, when: { slot: 'main', worn: [] } }]],
    ['name', ' 앞뒤 '],
    ['asOf', '2026-02-30'],
    ['parentId', ''],
  ])('refuse %s = %j', async (field, value) => {
    const answer = await editor.call('POST', '/api/crysta', { ...base, [field]: value })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION'])
  })

  it('are written by editors only', async () => {
    const { id } = await create()
    const member = await signIn(test, 'CONTRIBUTOR')
    const update = { ...base, version: 1 }
    for (const [call, status] of [
      [nobody, 401],
      [member.call, 403],
    ] as const) {
      expect((await call('POST', '/api/crysta', base)).statusCode).toBe(status)
      expect((await call('PUT', `/api/crysta/${id}`, update)).statusCode).toBe(status)
      expect((await call('DELETE', `/api/crysta/${id}`)).statusCode).toBe(status)
      expect((await call('GET', '/api/crysta/unit?editMode=true')).statusCode).toBe(status)
    }
  })

  it('change at their version, and show the present one to a late editor', async () => {
    const { id } = await create()
    const first = await editor.call('PUT', `/api/crysta/${id}`, {
      ...base,
      name: '새 이름',
      version: 1,
    })
    expect(first.json()).toMatchObject({ id, name: '새 이름', version: 2, note: '' })
    const late = await editor.call('PUT', `/api/crysta/${id}`, { ...base, version: 1 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'STALE'])
    expect(late.json().current).toMatchObject({ id, name: '새 이름', version: 2 })
    const gone = await editor.call('PUT', '/api/crysta/nothing', { ...base, version: 1 })
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'NOT_FOUND'])
  })

  it('act once for one Idempotency-Key', async () => {
    const first = await create({}, { 'idempotency-key': 'k1' })
    expect(await create({}, { 'idempotency-key': 'k1' })).toEqual(first)
    expect((await list()).total).toBe(1)
  })

  it('leave a trace of every write', async () => {
    const { id } = await create()
    await editor.call('PUT', `/api/crysta/${id}`, { ...base, note: '메모', version: 1 })
    await editor.call('DELETE', `/api/crysta/${id}`)
    const log = await test.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'before', 'after'])
      .where('entity_id', '=', id)
      .where('entity', '=', 'crysta')
      .orderBy('id', 'desc')
      .limit(3)
      .execute()
    expect(log.map(({ action }) => action)).toEqual([
      'crysta.delete',
      'crysta.update',
      'crysta.create',
    ])
    expect(log[1]).toMatchObject({
      actor_id: editor.id,
      before: '{"note":""}',
      after: '{"note":"메모"}',
    })
  })

  it('hang on what they are applied over', async () => {
    const root = await create({ name: '하나' })
    const second = await create({ name: '둘', parentId: root.id })
    const third = await create({ name: '셋', parentId: second.id })
    await create({ name: '외톨이' })
    expect(await read(second.id)).toMatchObject({ parentId: root.id, isEnhancer: true })
    const tree = z
      .array(crystaTreeNodeSchema)
      .parse((await nobody('GET', '/api/crysta/tree')).json())
    expect(
      tree.map(({ name, depth, rootId, childIds }) => [name, depth, rootId, childIds]),
    ).toEqual([
      ['둘', 1, root.id, [third.id]],
      ['셋', 2, root.id, []],
      ['하나', 0, root.id, [second.id]],
    ])
  })

  it('never come to hang on themselves', async () => {
    const root = await create({ name: '하나' })
    const second = await create({ name: '둘', parentId: root.id })
    const third = await create({ name: '셋', parentId: second.id })
    for (const parentId of [root.id, second.id, third.id]) {
      const body = { ...base, name: '하나', parentId, version: 1 }
      const answer = await editor.call('PUT', `/api/crysta/${root.id}`, body)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'CYCLE'])
    }
  })

  it('of two who close a circle from both ends at once, at most one succeeds', async () => {
    const [a, b] = [await create({ name: '가' }), await create({ name: '나' })]
    const answers = await Promise.all([
      editor.call('PUT', `/api/crysta/${a.id}`, {
        ...base,
        name: '가',
        parentId: b.id,
        version: 1,
      }),
      editor.call('PUT', `/api/crysta/${b.id}`, {
        ...base,
        name: '나',
        parentId: a.id,
        version: 1,
      }),
    ])
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((left, right) => left - right)).toEqual([200, 400])
  })

  it('keep to one kind along a line', async () => {
    const root = await create({ name: '하나', kind: 'armor' })
    const answer = await editor.call('POST', '/api/crysta', { ...base, parentId: root.id })
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'parentId' }] })
  })

  it.each(['gone', 'a b', '바쿠잔'])(
    'tell an editor when the parent he chose is gone (%j)',
    async (parentId) => {
      const answer = await editor.call('POST', '/api/crysta', { ...base, parentId })
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'STALE'])
    },
  )

  it('stay while others hang on them', async () => {
    const root = await create({ name: '하나' })
    const second = await create({ name: '둘', parentId: root.id })
    const used = await editor.call('DELETE', `/api/crysta/${root.id}`)
    expect([used.statusCode, used.json().code]).toEqual([409, 'IN_USE'])
    expect((await editor.call('DELETE', `/api/crysta/${second.id}`)).statusCode).toBe(204)
    expect((await editor.call('DELETE', `/api/crysta/${root.id}`)).statusCode).toBe(204)
    expect((await editor.call('DELETE', `/api/crysta/${root.id}`)).statusCode).toBe(404)
  })

  it('are found by name, kind and options', async () => {
    const shield = { slot: 'sub', worn: ['shield'] }
    await create({ name: '가', stats: [{ stat: 'atk_pct', value: 5 }] })
    await create({
      name: '나',
      nameEn: 'Nut',
      kind: 'weapon',
      stats: [
        { stat: 'atk_pct', value: 9 },
        { stat: 'cspd', value: -100 },
      ],
    })
    await create({ name: '다', stats: [{ stat: 'atk_pct', value: 20, when: shield }] })
    await create({ name: '라', aliases: ['별명'], stats: [] })
    expect(names(await list('?name=nut'))).toEqual(['나'])
    expect(names(await list(`?name=${encodeURIComponent('별 명')}`))).toEqual(['라'])
    expect(names(await list('?kind=weapon'))).toEqual(['나'])
    expect(names(await list('?option=atk_pct'))).toEqual(['나', '가'])
    expect(names(await list('?option=atk_pct&isDesc=false'))).toEqual(['가', '나'])
    expect(names(await list('?option=atk_pct&worn=shield'))).toEqual(['다', '나', '가'])
    expect(names(await list('?option=atk_pct%3E%3D9'))).toEqual(['나'])
    expect(names(await list('?option=atk_pct,cspd%3E%3D0'))).toEqual(['가'])
    expect(names(await list('?option=nothing'))).toEqual([])
    expect(names(await list('?isDesc=true'))).toEqual(['라', '다', '나', '가'])
    expect(await list('?page=2&pageSize=3')).toMatchObject({ page: 2, pageSize: 3, total: 4 })
  })

  it('are handed out whole, as options, as units and as select lists', async () => {
    const root = await create({ name: '하나', asOf: '2026-08-22' })
    const child = await create({ name: '둘', parentId: root.id })
    const whole = crystaListSchema.parse((await nobody('GET', '/api/crysta/all')).json())
    expect(whole).toMatchObject({ asOf: '2026-08-22', items: [{ name: '둘' }, { name: '하나' }] })
    expect(whole.items[1]).toEqual(await read(root.id))
    const options = await nobody('GET', `/api/crysta/option/${root.id}`)
    expect(crystaOptionsSchema.parse(options.json())).toEqual({
      crystaId: root.id,
      options: base.stats,
    })
    const data = crystaDataSchema.parse((await nobody('GET', '/api/crysta/data')).json())
    expect(data.kinds[0]).toEqual({ code: 'normal', count: 2 })
    expect(data.options).toEqual([{ key: 'atk_pct', count: 2 }])
    const unit = (units: unknown): CrystaUnit | undefined =>
      z
        .array(crystaUnitSchema)
        .parse(units)
        .find(({ id }) => id === root.id)
    const plain = unit((await nobody('GET', '/api/crysta/unit')).json())
    expect(plain).toMatchObject({ name: '하나', childCount: null, version: null })
    const editing = unit((await editor.call('GET', '/api/crysta/unit?editMode=true')).json())
    expect(editing).toMatchObject({ childCount: 1, version: 1 })
    expect((await nobody('GET', `/api/crysta/option/nothing`)).statusCode).toBe(404)
    expect((await nobody('GET', `/api/crysta/${child.id}x`)).statusCode).toBe(404)
  })

  it('are seen by their writer at once', async () => {
    const { id } = await create()
    for (let version = 1; version <= 5; version += 1) {
      const name = `이름 ${version}`
      await editor.call('PUT', `/api/crysta/${id}`, { ...base, name, version })
      expect((await editor.call('GET', `/api/crysta/${id}`)).json<Crysta>().name).toBe(name)
      expect((await read(id)).name).toBe(name)
    }
  })
})
