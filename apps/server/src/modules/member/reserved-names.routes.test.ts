import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'

describeWithDatabase('names of those who run the site', () => {
  let test: TestApp
  let owner: Person
  beforeAll(async () => {
    test = await createApp()
    owner = await signIn(test, 'OWNER')
  })
  afterAll(() => test.close())

  const refused = {
    status: 400,
    code: 'VALIDATION',
    errors: [{ path: 'nickname', message: '운영진으로 보이는 닉네임은 쓸 수 없어요.' }],
  }
  const rename = async (person: Person, nickname: string) => {
    const { version } = (await person.call('GET', '/api/member/profile')).json()
    return person.call('PUT', '/api/member/profile', { nickname, version })
  }

  it('are refused at sign-up, in the profile and where members are made and changed', async () => {
    const form = { loginId: 'cheat', password: '아무도 모르는 긴 말', agree: true }
    const signUp = await visitor(test)('POST', '/api/auth/sign-up', { ...form, nickname: 'Аdmin' })
    expect(signUp.json()).toMatchObject(refused)
    const editor = await signIn(test, 'EDITOR')
    expect((await rename(editor, '결정판 운영자')).json()).toMatchObject(refused)
    const made = await owner.call('POST', '/api/member', {
      loginId: 'cheat2',
      nickname: '운영진',
      roleCode: 'MEMBER',
    })
    expect(made.json()).toMatchObject(refused)
    const changed = await owner.call('PUT', `/api/member/${editor.id}`, {
      nickname: '소유자',
      status: 'ACTIVE',
      roleCode: 'EDITOR',
      version: 1,
    })
    expect(changed.json()).toMatchObject(refused)
  })

  it('are theirs, and stay with whoever has one', async () => {
    const admin = await signIn(test, 'ADMIN')
    expect((await rename(admin, '관리자')).statusCode).toBe(200)
    const demoted = { nickname: '관리자', status: 'ACTIVE', roleCode: 'MEMBER', version: 2 }
    expect((await owner.call('PUT', `/api/member/${admin.id}`, demoted)).statusCode).toBe(200)
    const kept = await owner.call('PUT', `/api/member/${admin.id}`, { ...demoted, version: 3 })
    expect(kept.statusCode).toBe(200)
    const other = await signIn(test, 'MEMBER')
    expect((await rename(other, '관리자님')).json()).toMatchObject(refused)
  })
})
