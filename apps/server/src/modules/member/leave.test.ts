import { personalDataSchema } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { signIn, visitor } from '../../../test/people.ts'
import { createPasswordHasher } from '../../security/password/password-hasher.ts'

const PASSWORD = '지금 쓰는 비밀번호'

describeWithDatabase('leaving', () => {
  let test: TestApp
  let passwordHash: string
  beforeAll(async () => {
    test = await createApp()
    passwordHash = await createPasswordHasher({ memoryKib: 8 }).hash(PASSWORD)
  })
  afterAll(() => test.close())

  it('takes the password, and leaves a nameless row', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    const leave = (password: string) => person.call('DELETE', '/api/member/profile', { password })
    expect((await leave('falsch')).json()).toMatchObject({ status: 403, code: 'BAD_CREDENTIALS' })
    const left = await leave(PASSWORD)
    expect(left.statusCode).toBe(204)
    expect(left.headers['set-cookie']).toMatch(/^sid=; Max-Age=0/)
    expect((await person.call('GET', '/api/member/profile')).statusCode).toBe(401)
    const row = await test.database.kysely
      .selectFrom('member')
      .selectAll()
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      login_id: '',
      nickname: '탈퇴한 회원',
      password_hash: null,
      status: 'DELETED',
    })
    expect(JSON.stringify(row)).not.toContain(person.loginId)
    const names = { loginId: person.loginId, nickname: person.nickname }
    const form = { ...names, password: '또 다른 새 비밀번호', agree: true }
    expect((await visitor(test)('POST', '/api/auth/sign-up', form)).statusCode).toBe(201)
  })

  it('is refused to the last owner', async () => {
    const owner = await signIn(test, 'OWNER', { passwordHash })
    const leave = () => owner.call('DELETE', '/api/member/profile', { password: PASSWORD })
    expect((await leave()).json()).toMatchObject({ status: 409, code: 'LAST_OWNER' })
    await signIn(test, 'OWNER')
    expect((await leave()).statusCode).toBe(204)
  })

  it('is prepared by a download of everything that is one’s own', async () => {
    const [person, other] = [await signIn(test, 'EDITOR'), await signIn(test, 'MEMBER')]
    await person.call('PUT', '/api/member/profile', { nickname: '내려받는 나', version: 1 })
    const answer = await person.call('GET', '/api/member/profile/export')
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
    )
    const data = personalDataSchema.parse(answer.json())
    expect(data.member).toMatchObject({ id: person.id, nickname: '내려받는 나' })
    expect(data.sections['sessions']).toHaveLength(1)
    expect(answer.body).not.toContain(other.loginId)
    expect((await visitor(test)('GET', '/api/member/profile/export')).statusCode).toBe(401)
  })
})
