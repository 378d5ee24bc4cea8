import { draftAnswerSchema, MOST_DRAFTS } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { sweepDrafts } from './draft.service.ts'

describeWithDatabase('drafts', () => {
  const time = createClock()
  let test: TestApp
  let editor: Person
  beforeAll(async () => {
    test = await createApp({}, time)
    editor = await signIn(test, 'EDITOR')
  })
  afterAll(() => test.close())

  const path = (id = 'new') => `/api/draft/notice/${id}`
  const read = async (by: Person, id?: string) =>
    draftAnswerSchema.parse((await by.call('GET', path(id))).json()).draft
  const save = async (by: Person, values: object, id?: string) =>
    by.call('PUT', path(id), { version: null, values })

  it('are kept as they stand, the last one of each form, until they are let go', async () => {
    expect(await read(editor)).toBeNull()
    expect((await save(editor, { title: '쓰다 만' })).statusCode).toBe(204)
    time.advance(5_000)
    expect((await save(editor, { title: '쓰다 만 글', body: '' })).statusCode).toBe(204)
    expect(await read(editor)).toEqual({
      version: null,
      values: { title: '쓰다 만 글', body: '' },
      at: new Date(time.clock()).toISOString(),
    })
    expect((await editor.call('DELETE', path())).statusCode).toBe(204)
    expect((await editor.call('DELETE', path())).statusCode).toBe(204)
    expect(await read(editor)).toBeNull()
  })

  it('are their writer’s own', async () => {
    await save(editor, { title: '내 글' })
    expect(await read(await signIn(test, 'OWNER'))).toBeNull()
    const member = await signIn(test, 'MEMBER')
    expect((await save(member, {})).statusCode).toBe(403)
    expect((await member.call('GET', path())).statusCode).toBe(403)
    expect((await visitor(test)('GET', path())).statusCode).toBe(401)
    const download = await editor.call('GET', '/api/member/profile/export')
    expect(download.body).toContain('내 글')
  })

  it('are not taken from other forms, nor without end', async () => {
    const other = await editor.call('PUT', '/api/draft/diary/new', { version: null, values: {} })
    expect(other.statusCode).toBe(404)
    const long = await save(editor, { body: 'ㄱ'.repeat(100_000) })
    expect(long.statusCode).toBe(413)
    for (let count = 0; count <= MOST_DRAFTS; count += 1) {
      time.advance(1_000)
      await save(editor, { count }, `n${count}`)
    }
    expect(await read(editor, 'n0')).toBeNull()
    expect(await read(editor, 'n1')).not.toBeNull()
  })

  it('go after a month, and with their writer', async () => {
    time.advance(31 * 86_400_000)
    const owner = await signIn(test, 'OWNER')
    const leaving = await signIn(test, 'EDITOR')
    await save(leaving, { title: '남길 글' })
    await sweepDrafts({ database: test.database, clock: time.clock })
    const rows = async () => test.database.kysely.selectFrom('draft').select('member_id').execute()
    expect(await rows()).toEqual([{ member_id: leaving.id }])
    expect((await owner.call('DELETE', `/api/member/${leaving.id}`)).statusCode).toBe(204)
    expect(await rows()).toEqual([])
  })
})
