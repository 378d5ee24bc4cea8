import { type Uses, usesSchema } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'

describeWithDatabase('what leads to a notice, before it is removed', () => {
  let test: TestApp
  let admin: Person
  let editor: Person

  beforeAll(async () => {
    test = await createApp()
    admin = await signIn(test, 'ADMIN')
    editor = await signIn(test, 'EDITOR')
  })
  afterAll(() => test.close())

  const create = async (by: Person, path: string, body: object) => {
    const answer = await by.call('POST', `/api/${path}`, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: string }>().id
  }
  const notice = (by: Person, title: string, body: string, levelCode = 'ALL') =>
    create(by, 'notification', { title, body, levelCode, pinned: false })
  const usesOf = async (by: Person, id: string): Promise<Uses['groups']> => {
    const answer = await by.call('GET', `/api/notification/${id}/uses`)
    expect(answer.statusCode, answer.body).toBe(200)
    return usesSchema.parse(answer.json()).groups
  }

  it('is what people have written with its address, as far as the asker may read it', async () => {
    const id = await notice(editor, '점검 안내', '내용')
    expect(await usesOf(editor, id)).toEqual([])
    const other = await notice(editor, '이어지는 공지', `[안내](/notion/${id})`)
    await notice(editor, '다른 공지로', `[안내](/notion/${id}0) 그리고 ${id}`)
    const hidden = await notice(admin, '관리자만', `/notification/${id} 참고`, 'ADMIN')
    const event = await create(editor, 'event', {
      title: '이어지는 이벤트',
      startAt: '2026-12-03T05:00:00.000Z',
      links: [{ text: '안내', url: `https://example.com/notion/${id}` }],
    })
    const job = await create(editor, 'job', { name: '이어지는 가이드', body: `/notion/${id}` })
    const items = [
      { name: '이어지는 공지', path: `/notion/${other}` },
      { name: '이어지는 이벤트', path: `/event/${event}` },
      { name: '이어지는 가이드', path: `/job/${job}` },
    ]
    expect(await usesOf(editor, id)).toEqual([{ code: 'post', blocks: false, total: 3, items }])
    expect((await usesOf(admin, id))[0]?.items).toEqual([
      { name: '관리자만', path: `/notion/${hidden}` },
      ...items,
    ])
    expect((await editor.call('DELETE', `/api/notification/${id}`)).statusCode).toBe(204)
  })

  it('is told to those who may remove it', async () => {
    const id = await notice(admin, '관리자의 공지', '내용')
    const path = `/api/notification/${id}/uses`
    expect((await visitor(test)('GET', path)).statusCode).toBe(401)
    expect((await (await signIn(test, 'CONTRIBUTOR')).call('GET', path)).statusCode).toBe(403)
    expect((await editor.call('GET', path)).statusCode).toBe(403)
    expect((await admin.call('GET', path)).statusCode).toBe(200)
    const secret = await notice(admin, '관리자만', '내용', 'ADMIN')
    for (const gone of [secret, 'nothing'])
      expect((await editor.call('GET', `/api/notification/${gone}/uses`)).statusCode).toBe(404)
  })
})
