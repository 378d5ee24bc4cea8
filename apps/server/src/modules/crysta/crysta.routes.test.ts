import {
  type Crysta,
  crystaDataSchema,
  crystaListSchema,
  crystaOptionsSchema,
  crystaPageSchema,
  type CrystaUnit,
  crystaUnitSchema,
} from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createApp, type TestApp } from '../../../test/app.ts'
import { type CrystaDesk, openCrystaDesk, POTUM } from '../../../test/crysta-desk.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { emptyList } from '../../../test/empty-list.ts'
import { signIn } from '../../../test/people.ts'

type Page = z.output<typeof crystaPageSchema>

describeWithDatabase('crystas', () => {
  let test: TestApp
  let desk: CrystaDesk

  beforeAll(async () => {
    test = await createApp()
    desk = await openCrystaDesk(test)
  })
  afterAll(() => test.close())
  beforeEach(() => emptyList(test.database, 'crysta'))

  const list = async (query = ''): Promise<Page> => {
    const answer = await desk.nobody('GET', `/api/crysta${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return crystaPageSchema.parse(answer.json())
  }
  const names = ({ items }: Page) => items.map(({ name }) => name)

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
      numbersEvidence: 'ambiguous',
      asOf: '2026-08-22',
    }
    expect(await desk.create(whole)).toEqual({ id: 'king-potum', version: 1 })
    expect(await desk.read('king-potum')).toEqual({ id: 'king-potum', version: 1, ...whole })
  })

  it('get ids that are romanised, and numbered when they meet', async () => {
    expect(await desk.create({ name: '강그레프' })).toMatchObject({ id: 'ganggeurepeu' })
    expect(await desk.create({ name: '데이터', nameEn: 'Data' })).toMatchObject({ id: 'data-2' })
    expect(await desk.create({ name: '!!!', nameEn: null })).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it('refuse a name that is taken, whatever its spaces and case', async () => {
    await desk.create({ name: '킹 포툼' })
    const answer = await desk.editor.call('POST', '/api/crysta', { ...POTUM, name: '킹포툼' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'DUPLICATE'])
  })

  it.each(['\u200b', '\u2060', '\u00ad', '\u200e', '\u3164', '\ufeff', '\uffa0', '\u2066'])(
    'have no second one that looks the same (%j)',
    async (sign) => {
      await desk.create({ name: '킹 포툼' })
      const name = `킹${sign}포툼${sign}`
      const answer = await desk.editor.call('POST', '/api/crysta', { ...POTUM, name })
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'DUPLICATE'])
    },
  )

  it.each([
    ['nothing to be seen', '\u200b\u3164'],
    ['what turns the direction', '킹\u202e포툼'],
  ])('are not called %s', async (_, name) => {
    const answer = await desk.editor.call('POST', '/api/crysta', { ...POTUM, name })
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'name' }] })
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
    const answer = await desk.editor.call('POST', '/api/crysta', { ...POTUM, [field]: value })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION'])
  })

  it('are written by editors only', async () => {
    const { id } = await desk.create()
    const member = await signIn(test, 'CONTRIBUTOR')
    const update = { ...POTUM, version: 1 }
    for (const [call, status] of [
      [desk.nobody, 401],
      [member.call, 403],
    ] as const) {
      expect((await call('POST', '/api/crysta', POTUM)).statusCode).toBe(status)
      expect((await call('PUT', `/api/crysta/${id}`, update)).statusCode).toBe(status)
      expect((await call('DELETE', `/api/crysta/${id}`)).statusCode).toBe(status)
      expect((await call('GET', '/api/crysta/unit?editMode=true')).statusCode).toBe(status)
    }
  })

  it('change at their version, and show the present one to a late editor', async () => {
    const { id } = await desk.create()
    const first = await desk.editor.call('PUT', `/api/crysta/${id}`, {
      ...POTUM,
      name: '새 이름',
      version: 1,
    })
    expect(first.json()).toMatchObject({ id, name: '새 이름', version: 2, note: '' })
    const late = await desk.editor.call('PUT', `/api/crysta/${id}`, { ...POTUM, version: 1 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'STALE'])
    expect(late.json().current).toMatchObject({ id, name: '새 이름', version: 2 })
    const gone = await desk.editor.call('PUT', '/api/crysta/nothing', { ...POTUM, version: 1 })
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'NOT_FOUND'])
  })

  it('act once for one Idempotency-Key', async () => {
    const first = await desk.create({}, { 'idempotency-key': 'k1' })
    expect(await desk.create({}, { 'idempotency-key': 'k1' })).toEqual(first)
    expect((await list()).total).toBe(1)
  })

  it('leave a trace of every write', async () => {
    const { id } = await desk.create()
    await desk.editor.call('PUT', `/api/crysta/${id}`, { ...POTUM, note: '메모', version: 1 })
    await desk.editor.call('DELETE', `/api/crysta/${id}`)
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
      actor_id: desk.editor.id,
      before: '{"note":""}',
      after: '{"note":"메모"}',
    })
  })

  it('are found by name, kind and options', async () => {
    const shield = { slot: 'sub', worn: ['shield'] }
    await desk.create({ name: '가', stats: [{ stat: 'atk_pct', value: 5 }] })
    await desk.create({
      name: '나',
      nameEn: 'Nut',
      kind: 'weapon',
      stats: [
        { stat: 'atk_pct', value: 9 },
        { stat: 'cspd', value: -100 },
      ],
    })
    await desk.create({ name: '다', stats: [{ stat: 'atk_pct', value: 20, when: shield }] })
    await desk.create({ name: '라', aliases: ['별명'], stats: [] })
    expect(names(await list('?name=nut'))).toEqual(['나'])
    for (const typed of ['별 명', '별명?', '[별명]', '\u202a별\u200b명\u202c', '별명\u3164'])
      expect(names(await list(`?name=${encodeURIComponent(typed)}`))).toEqual(['라'])
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
    const root = await desk.create({ name: '하나', asOf: '2026-08-22' })
    const child = await desk.create({ name: '둘', parentId: root.id })
    const whole = crystaListSchema.parse((await desk.nobody('GET', '/api/crysta/all')).json())
    expect(whole).toMatchObject({ asOf: '2026-08-22', items: [{ name: '둘' }, { name: '하나' }] })
    expect(whole.items[1]).toEqual(await desk.read(root.id))
    const options = await desk.nobody('GET', `/api/crysta/option/${root.id}`)
    expect(crystaOptionsSchema.parse(options.json())).toEqual({
      crystaId: root.id,
      options: POTUM.stats,
    })
    const data = crystaDataSchema.parse((await desk.nobody('GET', '/api/crysta/data')).json())
    expect(data.kinds[0]).toEqual({ code: 'normal', count: 2 })
    expect(data.options).toEqual([{ key: 'atk_pct', count: 2 }])
    const unit = (units: unknown): CrystaUnit | undefined =>
      z
        .array(crystaUnitSchema)
        .parse(units)
        .find(({ id }) => id === root.id)
    const plain = unit((await desk.nobody('GET', '/api/crysta/unit')).json())
    expect(plain).toMatchObject({ name: '하나', childCount: null, version: null })
    const editing = unit((await desk.editor.call('GET', '/api/crysta/unit?editMode=true')).json())
    expect(editing).toMatchObject({ childCount: 1, version: 1 })
    expect((await desk.nobody('GET', `/api/crysta/option/nothing`)).statusCode).toBe(404)
    expect((await desk.nobody('GET', `/api/crysta/${child.id}x`)).statusCode).toBe(404)
  })

  it('are seen by their writer at once', async () => {
    const { id } = await desk.create()
    for (let version = 1; version <= 5; version += 1) {
      const name = `이름 ${version}`
      await desk.editor.call('PUT', `/api/crysta/${id}`, { ...POTUM, name, version })
      expect((await desk.editor.call('GET', `/api/crysta/${id}`)).json<Crysta>().name).toBe(name)
      expect((await desk.read(id)).name).toBe(name)
    }
  })
})
