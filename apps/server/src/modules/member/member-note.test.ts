import { memberNoteSchema } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'

describeWithDatabase('notes about a member', () => {
  let test: TestApp
  let owner: Person
  let admin: Person
  let member: Person
  beforeAll(async () => {
    test = await createApp()
    owner = await signIn(test, 'OWNER')
    admin = await signIn(test, 'ADMIN')
    member = await signIn(test, 'MEMBER')
  })
  afterAll(() => test.close())

  const path = () => `/api/member/${member.id}/note`
  const write = async (by: Person, text = '한 번 알려 드렸어요.') =>
    by.call('POST', path(), { text })
  const list = async (by: Person) =>
    memberNoteSchema.array().parse((await by.call('GET', path())).json())

  it('are read by those who look after members, the newest first, and taken away by their author', async () => {
    expect((await write(admin, ' 처음 ')).statusCode).toBe(201)
    expect((await write(owner, '다음')).statusCode).toBe(201)
    const seen = await list(admin)
    expect(seen).toMatchObject([
      { text: '다음', author: { id: owner.id }, canDelete: false },
      { text: '처음', author: { id: admin.id, nickname: admin.nickname }, canDelete: true },
    ])
    const remove = (by: Person, at: number) => by.call('DELETE', `/api/member-note/${seen[at]?.id}`)
    expect((await remove(admin, 0)).statusCode).toBe(403)
    expect((await remove(owner, 1)).statusCode).toBe(204)
    expect((await remove(owner, 1)).statusCode).toBe(404)
    expect((await list(owner)).map(({ text }) => text)).toEqual(['다음'])
  })

  it('are nobody else’s business, least of all the member’s', async () => {
    await write(admin, '비밀 메모')
    const editor = await signIn(test, 'EDITOR')
    for (const by of [member, editor]) {
      expect((await by.call('GET', path())).statusCode).toBe(403)
      expect((await write(by)).statusCode).toBe(403)
    }
    expect((await visitor(test)('GET', path())).statusCode).toBe(401)
    const own = await member.call('GET', '/api/member/profile/export')
    expect(own.statusCode).toBe(200)
    expect(own.body).not.toContain('비밀 메모')
  })

  it('go with the member', async () => {
    expect((await owner.call('DELETE', `/api/member/${member.id}`)).statusCode).toBe(204)
    expect((await owner.call('GET', path())).statusCode).toBe(404)
    expect(await test.database.kysely.selectFrom('member_note').selectAll().execute()).toEqual([])
  })
})
