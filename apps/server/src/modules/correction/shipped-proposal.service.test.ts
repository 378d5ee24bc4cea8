import { type Correction, correctionSchema } from '@gyeol/contract'
import { CRYSTA_PROVENANCE } from '@gyeol/game-data'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'
import { ENTITIES } from '../../assembly/entity-registry.ts'
import { inTransaction } from '../../database/transaction.ts'
import { proposeShipped } from './shipped-proposal.service.ts'

describeWithDatabase('what a release knows otherwise than people', () => {
  let test: TestApp
  let editor: Person
  let member: Person
  let crystaId: string
  let made = 0

  beforeAll(async () => {
    test = await createApp()
    editor = await signIn(test, 'EDITOR')
    member = await signIn(test, 'MEMBER')
  })
  afterAll(() => test.close())

  const present = {
    nameEn: 'Ours',
    kind: 'normal',
    note: '우리 메모',
    stats: [{ stat: 'atk', value: 1 }],
    drops: [{ monster: '포링', level: 3, map: null }],
  }
  beforeEach(async () => {
    made += 1
    await test.database.kysely.deleteFrom('correction').execute()
    const body = { ...present, name: `우리 것 ${made}` }
    crystaId = (await editor.call('POST', '/api/crysta', body)).json<{ id: string }>().id
  })

  const tell = async (fields: object) =>
    inTransaction(test.database, async (transaction) =>
      proposeShipped(transaction, ENTITIES.crysta, {
        id: crystaId,
        shipped: ENTITIES.crysta.schema.parse({
          ...present,
          name: `우리 것 ${made}`,
          note: '',
          ...fields,
        }),
        provenance: CRYSTA_PROVENANCE,
        now: test.app.clock(),
      }),
    )
  const asked = async (state = 'open'): Promise<Correction[]> => {
    const query = `view=all&state=${state}&entity=crysta&entityId=${crystaId}`
    const answer = await editor.call('GET', `/api/correction?${query}`)
    return answer.json<{ items: unknown[] }>().items.map((one) => correctionSchema.parse(one))
  }
  const theOne = async () => {
    const [question, ...more] = await asked()
    if (!question || more.length > 0) throw new Error(`${more.length} more questions`)
    return question
  }
  const accept = async ({ id, entityVersion }: Correction, body: object = {}) =>
    editor.call('POST', `/api/correction/${id}/accept`, { entityVersion, ...body })
  const crysta = async () => (await editor.call('GET', `/api/crysta/${crystaId}`)).json()

  const OTHER = { nameEn: 'Theirs', stats: [{ stat: 'atk', value: 2 }], drops: [] }

  it('is a question to editors, field by field, by nobody', async () => {
    await tell(OTHER)
    expect(await theOne()).toMatchObject({
      author: null,
      state: 'open',
      canReview: true,
      canWithdraw: false,
      reason: `${CRYSTA_PROVENANCE.source} (기준일 ${CRYSTA_PROVENANCE.asOf})`,
      fields: [
        { code: 'nameEn', title: '영어 이름', current: 'Ours', proposed: 'Theirs' },
        { code: 'stats', title: '옵션', current: 'ATK +1', proposed: 'ATK +2' },
      ],
    })
    expect((await member.call('GET', '/api/correction')).json().items).toEqual([])
    const { id } = await theOne()
    expect((await member.call('GET', `/api/correction/${id}`)).statusCode).toBe(404)
    expect((await member.call('DELETE', `/api/correction/${id}`)).statusCode).toBe(404)
  })

  it('is no question where a release says nothing, or the same', async () => {
    await tell({ nameEn: null, drops: [] })
    expect(await asked()).toEqual([])
  })

  it('takes the place of an earlier question nobody has answered', async () => {
    await tell(OTHER)
    await tell({ nameEn: 'Newest' })
    expect((await theOne()).fields).toMatchObject([{ code: 'nameEn', proposed: 'Newest' }])
    expect(await asked('withdrawn')).toHaveLength(1)
    await tell({})
    expect(await asked()).toEqual([])
  })

  it('stands beside what members propose', async () => {
    const body = { change: { note: '제안' }, reason: '게임에서' }
    await member.call('POST', `/api/catalogue/crysta/${crystaId}/correction`, body)
    await tell(OTHER)
    expect(await asked()).toHaveLength(2)
    await tell({ nameEn: 'Newest' })
    const authors = new Set((await asked()).map(({ author }) => author?.id))
    expect(authors).toEqual(new Set([member.id, undefined]))
  })

  it('is taken over in part, and people keep the rest', async () => {
    await tell(OTHER)
    const answer = await accept(await theOne(), { fields: ['stats'], answer: '옵션만' })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({
      state: 'accepted',
      answer: '옵션만',
      // What was left out is still another value.
      fields: [{ code: 'nameEn' }],
    })
    expect(await crysta()).toMatchObject({
      nameEn: 'Ours',
      note: '우리 메모',
      stats: OTHER.stats,
      drops: present.drops,
      version: 2,
    })
    expect((await editor.call('GET', '/api/correction/thanks')).json()).toEqual([])
  })

  it('is taken over as a whole', async () => {
    await tell(OTHER)
    expect((await accept(await theOne())).statusCode).toBe(200)
    expect(await crysta()).toMatchObject({
      nameEn: 'Theirs',
      note: '우리 메모',
      stats: OTHER.stats,
    })
  })

  it.each([
    [['note'], 'fields'],
    [['nameEn', 'nothing'], 'fields'],
    [[], 'fields'],
  ])('is not taken over with fields it does not change: %j', async (fields, path) => {
    await tell(OTHER)
    const answer = await accept(await theOne(), { fields })
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', errors: [{ path }] })
    expect(await theOne()).toMatchObject({ state: 'open' })
    expect(await crysta()).toMatchObject({ version: 1 })
  })

  it('says so when it would hang on what people have deleted, and the rest can be taken', async () => {
    await tell({ ...OTHER, isEnhancer: true, parentId: 'gone' })
    const refused = await accept(await theOne())
    expect(refused.json()).toMatchObject({
      code: 'VALIDATION',
      errors: [
        {
          path: 'parentId',
          message:
            "'강화 전 크리스타'에 적힌 자료가 지금은 없어요. 이 항목은 빼고 받아들여 주세요.",
        },
      ],
    })
    expect(await theOne()).toMatchObject({ state: 'open' })
    expect((await accept(await theOne(), { fields: ['stats'] })).statusCode).toBe(200)
    expect(await crysta()).toMatchObject({ stats: OTHER.stats, parentId: null })
  })

  it('is answered by keeping what people wrote', async () => {
    await tell(OTHER)
    const { id } = await theOne()
    const body = { answer: '게임에서 확인했어요' }
    const answer = await editor.call('POST', `/api/correction/${id}/reject`, body)
    expect(answer.json()).toMatchObject({ state: 'rejected', reviewer: { id: editor.id } })
    expect(await crysta()).toMatchObject({ nameEn: 'Ours', version: 1 })
  })
})

describeWithDatabase('a part of a nested value', () => {
  it('is taken over alone', async () => {
    const test = await createApp()
    const editor = await signIn(test, 'EDITOR')
    const stats = { def: [{ value: 1, when: null }], mdef: [{ value: 1, when: null }] }
    const rest = { physResist: [], magicResist: [], critResist: [], flee: [], guard: [], evade: [] }
    const body = { name: '우리 보스', kind: 'boss', stats: { ...stats, ...rest } }
    const { id } = (await editor.call('POST', '/api/boss', body)).json<{ id: string }>()
    const change = {
      stats: { ...rest, def: [{ value: 2, when: null }], mdef: [{ value: 2, when: null }] },
    }
    const made = await editor.call('POST', `/api/catalogue/boss/${id}/correction`, {
      change,
      reason: '재 보았어요',
    })
    const correction = made.json<{ id: string }>()
    const answer = await editor.call('POST', `/api/correction/${correction.id}/accept`, {
      entityVersion: 1,
      fields: ['mdef'],
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const boss = (await editor.call('GET', `/api/boss/${id}`)).json()
    expect(boss.stats).toMatchObject({ def: stats.def, mdef: [{ value: 2, when: null }] })
    await test.close()
  })
})
