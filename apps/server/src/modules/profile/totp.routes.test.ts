import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { caller, cookieOf, type Person, signIn, statusesOf, visitor } from '../../../test/people.ts'
import { createPasswordHasher } from '../../security/password/password-hasher.ts'
import { codeAt, stepAt } from '../totp/totp-code.ts'

const PASSWORD = '지금 쓰는 비밀번호'
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app does with the text it was given. */
const fromBase32 = (text: string) => {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

describeWithDatabase('the second step', () => {
  const time = createClock()
  let test: TestApp
  let passwordHash: string

  beforeAll(async () => {
    test = await createApp({ SECRET_KEY: 'a key for the tests, long enough' }, time)
    passwordHash = await createPasswordHasher({ memoryKib: 8 }).hash(PASSWORD)
  })
  afterAll(() => test.close())

  const codeNow = (secret: string, drift = 0) =>
    codeAt(fromBase32(secret), stepAt(time.clock()) + drift)
  const enrol = async (person: Person) => {
    const { secret } = (await person.call('POST', '/api/auth/totp', {})).json()
    const answer = await person.call('POST', '/api/auth/totp/confirm', { code: codeNow(secret) })
    expect(answer.statusCode).toBe(200)
    const { recoveryCodes } = answer.json<{ recoveryCodes: string[] }>()
    return { secret: String(secret), recoveryCodes }
  }
  const login = (person: Person) =>
    visitor(test)('POST', '/api/auth/login', { loginId: person.loginId, password: PASSWORD })
  const finish = (ticket: string, code: string) =>
    visitor(test)('POST', '/api/auth/login/totp', { ticket, code })

  it('is set up with an app and then asked at every login', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    const { secret } = await enrol(person)
    expect((await person.call('GET', '/api/auth/totp')).json()).toMatchObject({
      isEnabled: true,
      isRequired: false,
      recoveryCodesLeft: 10,
    })
    const first = await login(person)
    expect(first.json()).toMatchObject({ secondStep: 'TOTP' })
    expect(first.headers).not.toHaveProperty('set-cookie')
    time.advance(30_000)
    const second = await finish(first.json().ticket, codeNow(secret))
    expect(second.json()).toMatchObject({ id: person.id })
    const inside = caller(test, cookieOf(second))
    expect((await inside('GET', '/api/member/profile')).statusCode).toBe(200)
  })

  it('ends the logins that were opened without it', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    const elsewhere = caller(test, cookieOf(await login(person)))
    expect((await elsewhere('GET', '/api/member/profile')).statusCode).toBe(200)
    await enrol(person)
    expect((await elsewhere('GET', '/api/member/profile')).statusCode).toBe(401)
    expect((await person.call('GET', '/api/member/profile')).statusCode).toBe(200)
  })

  it('takes no code and no ticket twice', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    const { secret } = await enrol(person)
    time.advance(30_000)
    const [one, two] = [(await login(person)).json().ticket, (await login(person)).json().ticket]
    expect((await finish(one, codeNow(secret))).statusCode).toBe(200)
    expect((await finish(two, codeNow(secret))).json()).toMatchObject({ code: 'BAD_CREDENTIALS' })
    expect((await finish(one, codeNow(secret, 1))).json()).toMatchObject({ code: 'TOKEN_INVALID' })
    expect((await finish(two, codeNow(secret, 1))).statusCode).toBe(200)
  })

  it('takes each recovery code once, also when it comes twice at once', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    const { recoveryCodes } = await enrol(person)
    const [code = ''] = recoveryCodes
    const tickets = [(await login(person)).json().ticket, (await login(person)).json().ticket]
    const answers = await Promise.all(tickets.map((ticket) => finish(ticket, code)))
    expect(statusesOf(answers)).toEqual([200, 401])
    expect((await person.call('GET', '/api/auth/totp')).json().recoveryCodesLeft).toBe(9)
    const renewed = await person.call('POST', '/api/auth/totp/recovery-codes', {})
    expect(renewed.json().recoveryCodes).toHaveLength(10)
    const { ticket } = (await login(person)).json()
    expect((await finish(ticket, recoveryCodes[1] ?? '')).statusCode).toBe(401)
  })

  it('gives a ticket five tries, also when they come at once', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    const { secret } = await enrol(person)
    const { ticket } = (await login(person)).json()
    const wrong = Array.from({ length: 8 }, () => finish(ticket, '000000'))
    expect(statusesOf(await Promise.all(wrong))).toEqual([400, 400, 400, 401, 401, 401, 401, 401])
    time.advance(30_000)
    expect((await finish(ticket, codeNow(secret))).json()).toMatchObject({ code: 'TOKEN_INVALID' })
    time.advance(10 * 60_000)
  })

  it('lets a ticket live five minutes', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    const { secret } = await enrol(person)
    const { ticket } = (await login(person)).json()
    time.advance(5 * 60_000)
    expect((await finish(ticket, codeNow(secret))).json()).toMatchObject({ code: 'TOKEN_INVALID' })
  })

  it('lets nobody in who knew the old password and still waits with its ticket', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    const { secret } = await enrol(person)
    const { ticket } = (await login(person)).json()
    const change = { currentPassword: PASSWORD, newPassword: '새로 정한 긴 비밀번호' }
    expect((await person.call('PUT', '/api/auth/password', change)).statusCode).toBe(204)
    time.advance(30_000)
    const late = await finish(ticket, codeNow(secret))
    expect(late.json()).toMatchObject({ code: 'TOKEN_INVALID' })
    expect(late.headers).not.toHaveProperty('set-cookie')
  })

  it('is not set up with a wrong code, nor twice, nor without a fresh password', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    const none = await person.call('POST', '/api/auth/totp/confirm', { code: '000000' })
    expect(none.statusCode).toBe(404)
    await person.call('POST', '/api/auth/totp', {})
    const wrong = await person.call('POST', '/api/auth/totp/confirm', { code: '000000' })
    expect(wrong.json()).toMatchObject({ status: 403, code: 'BAD_CREDENTIALS' })
    expect((await login(person)).json()).not.toHaveProperty('secondStep')
    await enrol(person)
    expect((await person.call('POST', '/api/auth/totp', {})).statusCode).toBe(409)
    time.advance(11 * 60_000)
    const late = await person.call('POST', '/api/auth/totp/recovery-codes', {})
    expect(late.json()).toMatchObject({ code: 'REAUTH_REQUIRED' })
  })

  it('is switched off with the password', async () => {
    const person = await signIn(test, 'MEMBER', { passwordHash })
    await enrol(person)
    const wrong = await person.call('DELETE', '/api/auth/totp', { password: 'x' })
    expect(wrong.statusCode).toBe(403)
    const right = await person.call('DELETE', '/api/auth/totp', { password: PASSWORD })
    expect(right.statusCode).toBe(204)
    expect((await login(person)).json()).toMatchObject({ id: person.id })
    const again = await person.call('DELETE', '/api/auth/totp', { password: PASSWORD })
    expect(again.statusCode).toBe(404)
  })

  describe('of a member who lost it', () => {
    const reset = (by: Person, of: Person, body: object = { reason: '휴대폰을 잃었대요' }) =>
      by.call('DELETE', `/api/member/${of.id}/totp`, body)

    it('is ended by whoever may change them, with a reason, and so are their sessions', async () => {
      const admin = await signIn(test, 'ADMIN')
      const person = await signIn(test, 'EDITOR', { passwordHash })
      const { recoveryCodes } = await enrol(person)
      expect((await reset(admin, person)).statusCode).toBe(204)
      expect((await person.call('GET', '/api/auth/totp')).statusCode).toBe(401)
      expect((await login(person)).json()).toMatchObject({ id: person.id })
      const codes = await test.database.kysely
        .selectFrom('recovery_code')
        .selectAll()
        .where('member_id', '=', person.id)
        .execute()
      expect([recoveryCodes.length, codes]).toEqual([10, []])
      const { items } = (await admin.call('GET', '/api/audit?action=totp.disable')).json()
      expect(items[0]).toMatchObject({
        actor: { id: admin.id },
        entityId: person.id,
        reason: '휴대폰을 잃었대요',
      })
    })

    it.each([
      ['ADMIN', 'MEMBER', 204],
      ['OWNER', 'ADMIN', 204],
      ['OWNER', 'OWNER', 204],
      ['ADMIN', 'ADMIN', 403],
      ['ADMIN', 'OWNER', 403],
      ['EDITOR', 'MEMBER', 403],
    ] as const)('%s ends that of %s: %i', async (byRole, ofRole, status) => {
      const by = await signIn(test, byRole)
      const person = await signIn(test, ofRole, { passwordHash })
      await enrol(person)
      const answer = await reset(by, person)
      expect(answer.statusCode).toBe(status)
      const isAsked = 'secondStep' in (await login(person)).json()
      expect(isAsked).toBe(status !== 204)
      if (byRole === 'ADMIN' && status === 403)
        expect(answer.json()).toMatchObject({ code: 'ROLE_TOO_HIGH' })
    })

    it('is ended by nobody for themselves, without a reason, or after ten minutes', async () => {
      const owner = await signIn(test, 'OWNER', { passwordHash })
      const person = await signIn(test, 'MEMBER', { passwordHash })
      await enrol(owner)
      await enrol(person)
      expect((await reset(owner, owner)).json()).toMatchObject({ code: 'ROLE_TOO_HIGH' })
      for (const body of [{}, { reason: '' }, { reason: ' \n' }, { reason: 'x', code: '1' }])
        expect((await reset(owner, person, body)).json()).toMatchObject({ code: 'VALIDATION' })
      time.advance(11 * 60_000)
      expect((await reset(owner, person)).json()).toMatchObject({ code: 'REAUTH_REQUIRED' })
      for (const one of [owner, person])
        expect((await login(one)).json()).toMatchObject({ secondStep: 'TOTP' })
    })

    it('asks nothing of a member without one: they stay where they are', async () => {
      const person = await signIn(test, 'MEMBER')
      expect((await reset(await signIn(test, 'ADMIN'), person)).statusCode).toBe(204)
      expect((await person.call('GET', '/api/member/profile')).statusCode).toBe(200)
    })
  })

  it('is never seen again: not in the database, not in any answer, not in the log', async () => {
    const person = await signIn(test, 'ADMIN', { passwordHash })
    const { secret, recoveryCodes } = await enrol(person)
    const rows = await Promise.all([
      test.database.kysely.selectFrom('member_totp').selectAll().execute(),
      test.database.kysely.selectFrom('recovery_code').selectAll().execute(),
    ])
    const answers = await Promise.all(
      ['/api/auth/totp', '/api/audit', '/api/member/profile/export', '/api/member'].map((url) =>
        person.call('GET', url),
      ),
    )
    const everything = JSON.stringify(rows) + answers.map(({ body }) => body).join() + test.log()
    for (const hidden of [secret, fromBase32(secret).toString('base64url'), ...recoveryCodes])
      expect(everything).not.toContain(hidden)
  })

  it('can be required of administrators and owners: without it they are plain members', async () => {
    const owner = await signIn(test, 'OWNER', { passwordHash })
    const admin = await signIn(test, 'ADMIN', { passwordHash })
    const editor = await signIn(test, 'EDITOR')
    const setting = (await owner.call('GET', '/api/setting')).json()
    await owner.call('PUT', '/api/setting', { ...setting, totpRequired: true })
    expect((await owner.call('GET', '/api/setting')).statusCode).toBe(403)
    expect((await admin.call('GET', '/api/member')).statusCode).toBe(403)
    expect((await editor.call('GET', '/api/member/data/level')).statusCode).toBe(200)
    expect((await login(admin)).json()).toMatchObject({
      mustEnrolTotp: true,
      role: { code: 'ADMIN', level: 10 },
    })
    await enrol(owner)
    const after = (await owner.call('GET', '/api/setting')).json()
    expect(after.totpRequired).toBe(true)
    await owner.call('PUT', '/api/setting', { ...after, totpRequired: false })
    expect((await admin.call('GET', '/api/member')).statusCode).toBe(200)
  })
})
