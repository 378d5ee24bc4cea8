import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn } from '../../../test/people.ts'

type Row = Readonly<Record<string, unknown>> & { readonly version: number }

describeWithDatabase('what is asked of a former id', () => {
  let test: TestApp
  let editor: Person
  let member: Person

  beforeAll(async () => {
    test = await createApp()
    editor = await signIn(test, 'EDITOR')
    member = await signIn(test, 'MEMBER')
  })
  afterAll(() => test.close())

  const read = async (url: string) => (await editor.call('GET', url)).json<Row>()
  /** What a form sends back of a row it has read. */
  const formOf = async (url: string) => {
    const { id: _id, ...form } = await read(url)
    return form
  }
  const logged = async (action: string, entityId: string) =>
    test.database.kysely
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', action)
      .where('entity_id', '=', entityId)
      .execute()

  it('is written into the row of today', async () => {
    const form = await formOf('/api/crysta/ko-mari')
    const answer = await editor.call('PUT', '/api/crysta/ko-mari', { ...form, note: '고친 메모' })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({
      id: 'mari',
      note: '고친 메모',
      version: form.version + 1,
    })
    expect(await read('/api/crysta/mari')).toMatchObject({ note: '고친 메모' })
    expect(await logged('crysta.update', 'mari')).toHaveLength(1)
    expect(await logged('crysta.update', 'ko-mari')).toHaveLength(0)
  })

  it('is refused with the row of today when somebody was faster', async () => {
    const form = await formOf('/api/crysta/baratok')
    await editor.call('PUT', '/api/crysta/baratok', { ...form, note: '먼저' })
    const late = await editor.call('PUT', '/api/crysta/ko-baratokeu', { ...form, note: '나중' })
    expect(late.json()).toMatchObject({ code: 'STALE', current: { id: 'baratok', note: '먼저' } })
  })

  it('removes the row of today', async () => {
    const answer = await editor.call('DELETE', '/api/equipment/staff-windstaff-2')
    expect(answer.statusCode, answer.body).toBe(204)
    expect((await editor.call('GET', '/api/equipment/staff-windstaff-npc')).statusCode).toBe(404)
    expect(await logged('equipment.delete', 'staff-windstaff-npc')).toHaveLength(1)
    // Nobody is left under either id.
    const again = await editor.call('DELETE', '/api/equipment/staff-windstaff-2')
    expect(again.json().code).toBe('NOT_FOUND')
  })

  it('does not remove what others hang on', async () => {
    const answer = await editor.call('DELETE', '/api/crysta/ko-jegaix')
    expect(answer.json().code).toBe('IN_USE')
  })

  it('is proposed for the row of today, once', async () => {
    const body = { change: { note: '제안' }, reason: '게임에서' }
    const made = await member.call('POST', '/api/catalogue/crysta/ko-beurama/correction', body)
    expect(made.statusCode, made.body).toBe(201)
    const { id } = made.json<{ id: string }>()
    expect(await read(`/api/correction/${id}`)).toMatchObject({
      entityId: 'brahma',
      entityName: '브라마',
    })
    const again = await member.call('POST', '/api/catalogue/crysta/brahma/correction', body)
    expect(again.json().code).toBe('DUPLICATE')
  })

  it('is no parent: that crysta is another one now, and the form says so', async () => {
    const child = { name: '새 크리스타', kind: 'weapon', isEnhancer: true, parentId: 'ko-jegaix' }
    const refused = await editor.call('POST', '/api/crysta', child)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'STALE'])
    const made = await editor.call('POST', '/api/crysta', { ...child, parentId: 'zega_ix' })
    const { id } = made.json<{ id: string }>()
    const form = await formOf(`/api/crysta/${id}`)
    const changed = await editor.call('PUT', `/api/crysta/${id}`, {
      ...form,
      parentId: 'ko-jegaix',
    })
    expect(changed.json()).toMatchObject({ code: 'STALE', current: { id, parentId: 'zega_ix' } })
    expect(await read(`/api/crysta/${id}`)).toMatchObject({ parentId: 'zega_ix', version: 1 })
  })
})
