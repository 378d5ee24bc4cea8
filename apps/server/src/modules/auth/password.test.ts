import { MINUTE_MS } from '@gyeol/korean'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { caller, cookieOf, type Person, signIn, statusesOf, visitor } from '../../../test/people.ts'
import { createPasswordHasher } from '../../security/password/password-hasher.ts'

const PASSWORD = '지금 쓰는 비밀번호'
const NEXT = '다음에 쓸 비밀번호'

describeWithDatabase('passwords', () => {
  const time = createClock()
  let test: TestApp
  let passwordHash: string

  beforeAll(async () => {
    test = await createApp({}, time)
    passwordHash = await createPasswordHasher({ memoryKib: 8 }).hash(PASSWORD)
  })
  afterAll(() => test.close())

  const login = (person: Person, password: string) =>
    visitor(test)('POST', '/api/auth/login', { loginId: person.loginId, password })
  const secondSession = async (person: Person) =>
    caller(test, cookieOf(await login(person, PASSWORD)))

  it('change with the current one; every other session ends, this one gets a new id', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    const elsewhere = await secondSession(person)
    const body = { currentPassword: PASSWORD, newPassword: NEXT }
    const answer = await person.call('PUT', '/api/auth/password', body)
    expect(answer.statusCode).toBe(204)
    expect((await elsewhere('GET', '/api/member/profile')).statusCode).toBe(401)
    expect((await person.call('GET', '/api/member/profile')).statusCode).toBe(401)
    const here = caller(test, cookieOf(answer))
    expect((await here('GET', '/api/member/profile')).statusCode).toBe(200)
    expect((await login(person, PASSWORD)).statusCode).toBe(401)
    expect((await login(person, NEXT)).statusCode).toBe(200)
  })

  it('do not change with a wrong one: 403, so that no client leaves the page', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    const body = { currentPassword: 'falsch falsch', newPassword: NEXT }
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      const answer = await person.call('PUT', '/api/auth/password', body)
      if (count === 0) {
        const refusal = { status: 403, code: 'BAD_CREDENTIALS', toast: true }
        expect(answer.json()).toMatchObject(refusal)
      }
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
    expect((await login(person, PASSWORD)).statusCode).toBe(200)
  })

  it('do not change into a common one', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    const body = { currentPassword: PASSWORD, newPassword: 'password1234' }
    const answer = await person.call('PUT', '/api/auth/password', body)
    expect(answer.json()).toMatchObject({ status: 400, code: 'WEAK_PASSWORD' })
  })

  const resetToken = async (person: Person) => {
    const admin = await signIn(test, 'ADMIN')
    const answer = await admin.call('POST', `/api/member/${person.id}/reset-token`, {})
    expect(answer.statusCode).toBe(201)
    return answer.json<{ resetToken: string }>().resetToken
  }
  const reset = (token: string) =>
    visitor(test)('POST', '/api/auth/password/reset', { token, newPassword: NEXT })

  it('are set anew by a one-time link; every session of the account ends', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    const token = await resetToken(person)
    expect((await reset(token)).statusCode).toBe(204)
    expect((await person.call('GET', '/api/member/profile')).statusCode).toBe(401)
    expect((await login(person, NEXT)).statusCode).toBe(200)
    expect((await reset(token)).json()).toMatchObject({ status: 400, code: 'TOKEN_INVALID' })
  })

  it('have a link for ten minutes, and only the newest', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    const [older, newer] = [await resetToken(person), await resetToken(person)]
    expect((await reset(older)).json()).toMatchObject({ code: 'TOKEN_INVALID' })
    time.advance(10 * MINUTE_MS)
    expect((await reset(newer)).json()).toMatchObject({ code: 'TOKEN_INVALID' })
  })

  it('are set by one of two who use a link at once', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    const token = await resetToken(person)
    const answers = await Promise.all([reset(token), reset(token)])
    expect(statusesOf(answers)).toEqual([204, 400])
  })

  it('count as proved for ten minutes', async () => {
    const owner = await signIn(test, 'OWNER', { passwordHash })
    const member = await signIn(test, 'MEMBER')
    const link = `/api/member/${member.id}/reset-token`
    time.advance(10 * MINUTE_MS + 1)
    const refused = await owner.call('POST', link, {})
    expect(refused.json()).toMatchObject({ status: 403, code: 'REAUTH_REQUIRED' })
    const wrong = await owner.call('POST', '/api/auth/confirm', { password: 'x' })
    expect(wrong.json()).toMatchObject({ status: 403, code: 'BAD_CREDENTIALS' })
    const proved = await owner.call('POST', '/api/auth/confirm', { password: PASSWORD })
    expect(proved.statusCode).toBe(204)
    const renewed = caller(test, cookieOf(proved))
    expect((await renewed('POST', link, {})).statusCode).toBe(201)
    expect((await owner.call('GET', '/api/member/profile')).statusCode).toBe(401)
  })

  it('never reach the log', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    await login(person, PASSWORD)
    const token = await resetToken(person)
    await reset(token)
    for (const secret of [PASSWORD, NEXT, token, passwordHash])
      expect(test.log()).not.toContain(secret)
  })
})
