import { type Correction, correctionSchema } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'

describeWithDatabase('corrections', () => {
  let test: TestApp
  let editor: Person
  let member: Person
  let other: Person
  let nobody: Person['call']
  let crystaId: string

  beforeAll(async () => {
    test = await createApp()
    editor = await signIn(test, 'EDITOR')
    member = await signIn(test, 'MEMBER')
    other = await signIn(test, 'MEMBER')
    nobody = visitor(test)
  })
  afterAll(() => test.close())

  let made = 0
  const content = { kind: 'normal', stats: [{ stat: 'atk', value: 1 }] }
  beforeEach(async () => {
    made += 1
    const answer = await editor.call('POST', '/api/crysta', {
      ...content,
      name: `크리스타 ${made}`,
    })
    crystaId = answer.json<{ id: string }>().id
    await test.database.kysely.deleteFrom('correction').execute()
  })

  const better = { change: { stats: [{ stat: 'atk', value: 2 }] }, reason: '게임에서 봤어요' }
  const propose = async (body: object = better, who = member): Promise<string> => {
    const answer = await who.call('POST', `/api/catalogue/crysta/${crystaId}/correction`, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string }>().id
  }
  const read = async (id: string, who = member): Promise<Correction> =>
    correctionSchema.parse((await who.call('GET', `/api/correction/${id}`)).json())
  const accept = async (id: string, body: object = { entityVersion: 1 }) =>
    editor.call('POST', `/api/correction/${id}/accept`, body)
  const crysta = async () => (await editor.call('GET', `/api/crysta/${crystaId}`)).json()

  it('are proposed by members, and show what they would change', async () => {
    const id = await propose()
    expect(await read(id)).toMatchObject({
      entity: 'crysta',
      entityId: crystaId,
      entityName: `크리스타 ${made}`,
      entityVersion: 1,
      isOutdated: false,
      fields: [{ code: 'stats', title: '옵션', current: 'ATK +1', proposed: 'ATK +2' }],
      reason: better.reason,
      state: 'open',
      author: { id: member.id, nickname: member.nickname },
      reviewer: null,
      canReview: false,
      canWithdraw: true,
    })
    expect(await read(id, editor)).toMatchObject({ canReview: true, canWithdraw: false })
  })

  it.each([
    [{ change: { stats: [{ stat: 'luck', value: 2 }] }, reason: 'x' }],
    [{ change: { version: 2 }, reason: 'x' }],
    [{ change: {}, reason: '' }],
    [{ change: {} }],
  ])('refuse %j', async (body) => {
    const answer = await member.call('POST', `/api/catalogue/crysta/${crystaId}/correction`, body)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION'])
  })

  it('are no business of visitors, and of one member only once at a time', async () => {
    const url = `/api/catalogue/crysta/${crystaId}/correction`
    expect((await nobody('POST', url, better)).statusCode).toBe(401)
    expect(
      (await member.call('POST', '/api/catalogue/crysta/gone/correction', better)).statusCode,
    ).toBe(404)
    await propose()
    expect((await member.call('POST', url, better)).json().code).toBe('DUPLICATE')
    await propose(better, other)
  })

  it('are seen by their author and by editors', async () => {
    const id = await propose()
    expect((await other.call('GET', `/api/correction/${id}`)).statusCode).toBe(404)
    expect((await nobody('GET', `/api/correction/${id}`)).statusCode).toBe(401)
    const totals = async (who: Person, query = '') =>
      (await who.call('GET', `/api/correction${query}`)).json().total
    expect(await totals(member)).toBe(1)
    expect(await totals(other)).toBe(0)
    expect(await totals(editor, '?view=all&state=open&entity=crysta')).toBe(1)
    expect(await totals(editor, '?view=all&state=rejected')).toBe(0)
    expect((await member.call('GET', '/api/correction?view=all')).statusCode).toBe(403)
  })

  it('are taken over with thanks', async () => {
    const id = await propose()
    const answer = await accept(id, { entityVersion: 1, answer: '고마워요' })
    expect(answer.json(), answer.body).toMatchObject({
      state: 'accepted',
      answer: '고마워요',
      reviewer: { id: editor.id },
      fields: [],
      entityVersion: 2,
    })
    expect(await crysta()).toMatchObject({ stats: [{ stat: 'atk', value: 2 }], version: 2 })
    const thanks = (await nobody('GET', '/api/correction/thanks')).json()
    expect(thanks).toEqual([{ nickname: member.nickname, count: 1 }])
    const log = await test.database.kysely
      .selectFrom('audit_log')
      .select(['actor_id', 'reason'])
      .where('action', '=', 'crysta.update')
      .where('entity_id', '=', crystaId)
      .executeTakeFirst()
    expect(log).toEqual({
      actor_id: editor.id,
      reason: `${better.reason} (제안: ${member.nickname})`,
    })
  })

  it('wait when the item has changed meanwhile', async () => {
    const id = await propose()
    const change = { ...content, name: '다른 이름', version: 1 }
    await editor.call('PUT', `/api/crysta/${crystaId}`, change)
    const refused = await accept(id)
    expect(refused.json()).toMatchObject({
      code: 'STALE',
      current: { state: 'open', isOutdated: true, entityName: '다른 이름', entityVersion: 2 },
    })
    expect((await accept(id, { entityVersion: 2 })).statusCode).toBe(200)
    expect(await crysta()).toMatchObject({ name: '다른 이름', stats: better.change.stats })
  })

  it('obey the rules of the item itself, and stay open when they do not', async () => {
    await editor.call('POST', '/api/crysta', { ...content, name: `이미 ${made}` })
    const name = `이미 ${made}`
    const id = await propose({ change: { name }, reason: '이름' })
    expect((await accept(id)).json().code).toBe('DUPLICATE')
    expect(await read(id)).toMatchObject({ state: 'open' })
    expect((await crysta()).version).toBe(1)
  })

  it('are refused with a word, once', async () => {
    const id = await propose()
    const url = `/api/correction/${id}/reject`
    expect((await member.call('POST', url, { answer: '내가' })).statusCode).toBe(403)
    expect((await editor.call('POST', url, {})).statusCode).toBe(400)
    const answer = await editor.call('POST', url, { answer: '확인해 보니 달랐어요' })
    expect(answer.json()).toMatchObject({ state: 'rejected', answer: '확인해 보니 달랐어요' })
    expect((await editor.call('POST', url, { answer: '또' })).json().code).toBe('STALE')
    expect((await accept(id)).json().code).toBe('STALE')
    expect((await crysta()).version).toBe(1)
  })

  it('are taken back by their author, and by nobody else', async () => {
    const id = await propose()
    const url = `/api/correction/${id}`
    expect((await other.call('DELETE', url)).statusCode).toBe(404)
    expect((await editor.call('DELETE', url)).statusCode).toBe(404)
    expect((await member.call('DELETE', url)).statusCode).toBe(204)
    expect((await member.call('DELETE', url)).json().code).toBe('STALE')
    expect(await read(id)).toMatchObject({ state: 'withdrawn' })
    await propose()
  })

  it('may be a report without a change', async () => {
    const id = await propose({ change: {}, reason: '드랍 장소가 달라요' })
    expect(await read(id)).toMatchObject({ fields: [] })
    expect((await accept(id)).statusCode).toBe(200)
  })

  it('outlive the item they are about', async () => {
    const id = await propose()
    await editor.call('DELETE', `/api/crysta/${crystaId}`)
    expect(await read(id)).toMatchObject({ entityName: null, entityVersion: null, fields: [] })
    expect((await accept(id)).json().code).toBe('STALE')
  })

  it('are counted for administrators and part of what a member can take with them', async () => {
    await propose()
    const admin = await signIn(test, 'ADMIN')
    const summary = (await admin.call('GET', '/api/admin/summary')).json()
    expect(summary.attention).toContainEqual({ code: 'correction.open', count: 1 })
    expect(summary.counts).toContainEqual({ code: 'boss', count: 228 })
    const own = await member.call('GET', '/api/member/profile/export')
    expect(own.body).toContain(better.reason)
  })

  it('may say how a piece is made', async () => {
    const body = { name: `검 ${made}`, kind: 'oneHandSword' }
    const piece = (await editor.call('POST', '/api/equipment', body)).json<{ id: string }>()
    const recipe = { level: 10, difficulty: null, fee: 5, materials: [{ name: '금속', amount: 3 }] }
    const change = { variant: 'player', recipe }
    const sent = await member.call('POST', `/api/catalogue/equipment/${piece.id}/correction`, {
      change,
      reason: '대장간에서 봤어요',
    })
    const { id } = sent.json<{ id: string }>()
    expect((await read(id)).fields).toMatchObject([
      { code: 'variant', current: null, proposed: '플레이어 제작' },
      { code: 'recipe', current: null, proposed: 'Lv 10, 비용 5\n금속 ×3' },
    ])
    expect((await accept(id)).statusCode).toBe(200)
    expect((await editor.call('GET', `/api/equipment/${piece.id}`)).json()).toMatchObject(change)
  })

  describe('of things that are in no list', () => {
    const missing = () => ({
      entity: 'equipment',
      name: `없는 검 ${made}`,
      reason: '이벤트에서 봤어요',
    })
    const report = async (body: object = missing(), who = member) =>
      who.call('POST', '/api/correction/missing', body)

    it('name them, once at a time', async () => {
      const sent = await report()
      expect(sent.statusCode, sent.body).toBe(201)
      const { id } = sent.json<{ id: string }>()
      expect(await read(id)).toMatchObject({
        entity: 'equipment',
        entityName: null,
        missingName: missing().name,
        entityVersion: null,
        isOutdated: false,
        fields: [],
        state: 'open',
      })
      expect((await report()).json().code).toBe('DUPLICATE')
      expect((await report({ ...missing(), name: '다른 검' })).statusCode).toBe(201)
      expect((await report(missing(), other)).statusCode).toBe(201)
    })

    it.each([
      { name: '' },
      { name: ' 앞뒤 ' },
      { reason: '' },
      { entity: 'member' },
      { change: {} },
    ])('refuse %j', async (part) => {
      const answer = await report({ ...missing(), ...part })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION'])
    })

    it('are no business of visitors', async () => {
      expect((await nobody('POST', '/api/correction/missing', missing())).statusCode).toBe(401)
    })

    it('are taken over with thanks, refused, or taken back, once', async () => {
      const idOf = async (name: string) =>
        (await report({ ...missing(), name })).json<{ id: string }>().id
      const [taken, refused, back] = [await idOf('가'), await idOf('나'), await idOf('다')]
      expect(
        (await accept(taken, { entityVersion: null, answer: '더했어요' })).json(),
      ).toMatchObject({ state: 'accepted', answer: '더했어요', missingName: '가' })
      expect((await accept(taken, { entityVersion: null })).json().code).toBe('STALE')
      expect((await nobody('GET', '/api/correction/thanks')).json()).toEqual([
        { nickname: member.nickname, count: 1 },
      ])
      const url = `/api/correction/${refused}/reject`
      expect((await editor.call('POST', url, { answer: '게임에 없어요' })).statusCode).toBe(200)
      expect((await member.call('DELETE', `/api/correction/${back}`)).statusCode).toBe(204)
      expect((await member.call('POST', `/api/correction/${taken}/accept`, {})).statusCode).toBe(
        403,
      )
    })
  })

  it('need the version of an item that is there', async () => {
    const id = await propose()
    expect((await accept(id, { entityVersion: null })).json().code).toBe('STALE')
    expect((await crysta()).version).toBe(1)
  })
})
