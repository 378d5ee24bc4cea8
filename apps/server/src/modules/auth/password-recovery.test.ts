import { HOUR_MS } from '@gyeol/korean'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, statusesOf, visitor } from '../../../test/people.ts'
import { createPasswordHasher } from '../../security/password/password-hasher.ts'

const PASSWORD = '지금 쓰는 비밀번호'
const NEXT = '다음에 쓸 비밀번호'
/** Of the right shape, and nobody's. */
const WRONG = 'AAAA-BBBB-CCCC-DDDD'

describeWithDatabase('a forgotten password', () => {
  const time = createClock()
  let test: TestApp
  let passwordHash: string

  beforeAll(async () => {
    test = await createApp({}, time)
    passwordHash = await createPasswordHasher({ memoryKib: 8 }).hash(PASSWORD)
  })
  afterAll(() => test.close())

  const member = () => signIn(test, 'MEMBER', { passwordHash })
  const makeCode = async ({ call }: Person) => {
    const answer = await call('POST', '/api/auth/password/recovery-code', {})
    expect(answer.statusCode).toBe(201)
    return answer.json<{ recoveryCode: string }>().recoveryCode
  }
  const recover = (loginId: string, recoveryCode: string, newPassword = NEXT) => {
    // Failures count by the hour; each test begins with none.
    time.advance(HOUR_MS)
    return visitor(test)('POST', '/api/auth/password/recover', {
      loginId,
      recoveryCode,
      newPassword,
    })
  }
  const login = ({ loginId }: Person, password: string) =>
    visitor(test)('POST', '/api/auth/login', { loginId, password })
  const state = async ({ call }: Person) =>
    (await call('GET', '/api/auth/password/recovery-code')).json<{
      createdAt: string | null
      usedAt: string | null
    }>()

  it('is set anew with the printed code, which works once; every session ends', async () => {
    const person = await member()
    const code = await makeCode(person)
    expect((await recover(person.loginId, code)).statusCode).toBe(204)
    expect((await person.call('GET', '/api/member/profile')).statusCode).toBe(401)
    expect((await login(person, PASSWORD)).statusCode).toBe(401)
    expect((await login(person, NEXT)).statusCode).toBe(200)
    expect((await recover(person.loginId, code)).json()).toMatchObject({ code: 'TOKEN_INVALID' })
  })

  it('takes the code as people type it, and the login id in any case', async () => {
    const person = await member()
    const code = await makeCode(person)
    const answer = await recover(person.loginId.toUpperCase(), ` ${code.toLowerCase()} `)
    expect(answer.statusCode).toBe(204)
  })

  it('is told on the profile, and in the audit log', async () => {
    const person = await member()
    expect(await state(person)).toEqual({ createdAt: null, usedAt: null })
    const code = await makeCode(person)
    expect(await state(person)).toMatchObject({ createdAt: expect.any(String), usedAt: null })
    await recover(person.loginId, code)
    const row = await test.database.kysely
      .selectFrom('password_recovery')
      .select(['code_hash', 'used_at'])
      .where('member_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ code_hash: null, used_at: time.clock() })
    const acts = await test.database.kysely
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', person.id)
      .where('action', 'like', 'password.%')
      .orderBy('at')
      .execute()
    expect(acts.map(({ action }) => action)).toEqual(['password.make-code', 'password.recover'])
  })

  it('answers alike to a wrong code, an unknown login id and a suspended member', async () => {
    const person = await member()
    await makeCode(person)
    const suspended = await member()
    const code = await makeCode(suspended)
    await test.database.kysely
      .updateTable('member')
      .set({ status: 'DISABLED' })
      .where('id', '=', suspended.id)
      .execute()
    const answers = [
      await recover(person.loginId, WRONG),
      await recover('nobody-is-called-so', WRONG),
      await recover(suspended.loginId, code),
      // Weak as well: whoever has no code is not told whether this password would do.
      await recover(person.loginId, WRONG, 'password1234'),
    ]
    const bodies = answers.map((answer) => {
      const { requestId, ...body } = answer.json<Record<string, unknown>>()
      expect(requestId).toEqual(expect.any(String))
      return body
    })
    expect(bodies[0]).toMatchObject({ status: 400, code: 'TOKEN_INVALID' })
    for (const body of bodies) expect(body).toEqual(bodies[0])
  })

  it('keeps the code when the new password is a common one', async () => {
    const person = await member()
    const code = await makeCode(person)
    const weak = await recover(person.loginId, code, 'password1234')
    expect(weak.json()).toMatchObject({ code: 'WEAK_PASSWORD' })
    expect((await recover(person.loginId, code)).statusCode).toBe(204)
  })

  it('is set by one of two who use a code at once', async () => {
    const person = await member()
    const code = await makeCode(person)
    const answers = await Promise.all([
      recover(person.loginId, code),
      recover(person.loginId, code),
    ])
    expect(statusesOf(answers)).toEqual([204, 400])
  })

  it('lets nobody guess: five wrong codes an hour from one address, whatever the general limits', async () => {
    const person = await member()
    const code = await makeCode(person)
    time.advance(HOUR_MS)
    const tryOne = (recoveryCode: string) =>
      visitor(test)('POST', '/api/auth/password/recover', {
        loginId: person.loginId,
        recoveryCode,
        newPassword: NEXT,
      })
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) statuses.push((await tryOne(WRONG)).statusCode)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    expect((await tryOne(code)).json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
    expect((await recover(person.loginId, code)).statusCode).toBe(204)
  })

  it('needs the newest code, made with a fresh password', async () => {
    const person = await member()
    const [older, newer] = [await makeCode(person), await makeCode(person)]
    expect((await recover(person.loginId, older)).statusCode).toBe(400)
    const stale = await person.call('POST', '/api/auth/password/recovery-code', {})
    expect(stale.json()).toMatchObject({ code: 'REAUTH_REQUIRED' })
    expect((await recover(person.loginId, newer)).statusCode).toBe(204)
  })

  it('cannot be set with a code of before the password was changed', async () => {
    const person = await member()
    const code = await makeCode(person)
    const body = { currentPassword: PASSWORD, newPassword: NEXT }
    expect((await person.call('PUT', '/api/auth/password', body)).statusCode).toBe(204)
    expect((await recover(person.loginId, code)).statusCode).toBe(400)
  })

  it('leaves the second step alone, and the code out of the log', async () => {
    const person = await member()
    const code = await makeCode(person)
    await test.database.kysely
      .insertInto('member_totp')
      .values({
        member_id: person.id,
        secret: 'plain:AAAA',
        last_step: 0,
        created_at: time.clock(),
        confirmed_at: time.clock(),
      })
      .execute()
    expect((await recover(person.loginId, code)).statusCode).toBe(204)
    expect((await login(person, NEXT)).json()).toMatchObject({ secondStep: 'TOTP' })
    expect(test.log()).not.toContain(code)
  })

  it('leaves with its member', async () => {
    const person = await member()
    await makeCode(person)
    const left = await person.call('DELETE', '/api/member/profile', { password: PASSWORD })
    expect(left.statusCode).toBe(204)
    const rows = await test.database.kysely
      .selectFrom('password_recovery')
      .selectAll()
      .where('member_id', '=', person.id)
      .execute()
    expect(rows).toEqual([])
  })
})
