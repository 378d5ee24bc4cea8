import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { caller, cookieOf, signIn, statusesOf, visitor } from '../../../test/people.ts'
import { offerOwnership } from './sign-up.service.ts'

const ROUNDS = 200

let made = 0
const form = (change: object = {}) => {
  made += 1
  const names = { loginId: `new${made}`, nickname: `새 회원 ${made}` }
  return { ...names, password: '아무도 모르는 긴 말', agree: true, ...change }
}

describeWithDatabase('POST /api/auth/sign-up', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createApp()
  })
  afterAll(() => test.close())

  const signUp = (change: object = {}) => visitor(test)('POST', '/api/auth/sign-up', form(change))

  it('makes a member and logs them in', async () => {
    const answer = await signUp({ nickname: '첫 회원' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ nickname: '첫 회원', role: { code: 'MEMBER' } })
    const profile = await caller(test, cookieOf(answer))('GET', '/api/member/profile')
    expect(profile.json()).toMatchObject({ nickname: '첫 회원', roleCode: 'MEMBER', version: 1 })
  })

  it.each([
    { roleCode: 'OWNER' },
    { role: 'OWNER' },
    { level: 50 },
    { status: 'ACTIVE' },
    { id: 'x' },
    { permissions: ['setting.write'] },
    { agree: false },
    { agree: undefined },
    { password: '123456789' },
    { password: 'x'.repeat(129) },
    { loginId: '한글' },
    { loginId: 'a b' },
    { loginId: '-a' },
    { nickname: '' },
    { nickname: ' 앞' },
    { nickname: '<img src=x>' },
    { nickname: 'ㅤㅤ' },
    { nickname: 'x'.repeat(21) },
  ])('refuses %j', async (change) => {
    const answer = await signUp(change)
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION' })
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })

  it.each([
    'password123',
    'Password123!',
    '1234567890',
    'qwertyuiop',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
  ])('refuses the common password %s', async (password) => {
    expect((await signUp({ password })).json()).toMatchObject({ code: 'WEAK_PASSWORD' })
  })

  it('refuses a password that is the login id or the nickname', async () => {
    const names = { loginId: 'sandcastle9', nickname: '모래성모래성모래성모' }
    const asId = await signUp({ ...names, password: 'SandCastle9' })
    const asName = await signUp({ ...names, password: '모래성모래성모래성모!' })
    expect([asId.json().code, asName.json().code]).toEqual(['WEAK_PASSWORD', 'WEAK_PASSWORD'])
  })

  it.each([['x'.repeat(64)], ['비밀번호를아주길게적어요'.repeat(4)], ['    가운데 공백    ']])(
    'takes the password %j',
    async (password) => {
      const unlike = password.startsWith('x') ? `${password}yz 1` : password
      expect((await signUp({ password: unlike })).statusCode).toBe(201)
    },
  )

  it('says which name is taken, whatever its case or width', async () => {
    await signUp({ loginId: 'Taken.Id', nickname: 'Taken Name' })
    const id = await signUp({ loginId: 'tAKEN.iD' })
    expect(id.json()).toMatchObject({ status: 409, code: 'LOGIN_ID_TAKEN' })
    const nickname = await signUp({ nickname: 'ＴＡＫＥＮname' })
    expect(nickname.json()).toMatchObject({ status: 409, code: 'NICKNAME_TAKEN' })
    const left = await signUp({ nickname: '탈퇴한회원' })
    expect(left.json()).toMatchObject({ status: 409, code: 'NICKNAME_TAKEN' })
  })

  it('is closed by a setting', async () => {
    const owner = await signIn(test, 'OWNER')
    const setting = (await owner.call('GET', '/api/setting')).json()
    await owner.call('PUT', '/api/setting', { ...setting, signUp: 'invitation' })
    expect((await signUp()).json()).toMatchObject({ status: 403, code: 'SIGN_UP_CLOSED' })
    const again = { ...setting, version: setting.version + 1 }
    expect((await owner.call('PUT', '/api/setting', again)).statusCode).toBe(200)
    expect((await signUp()).statusCode).toBe(201)
  })

  it(`gives a name to one of two who ask at once (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const names = form()
      const both = await Promise.all(
        [names, { ...names, loginId: names.loginId.toUpperCase() }].map((body) =>
          visitor(test)('POST', '/api/auth/sign-up', body),
        ),
      )
      expect(statusesOf(both)).toEqual([201, 409])
    }
  })
})

describeWithDatabase('sign-ups of one address', () => {
  it('are five an hour', async () => {
    const time = createClock()
    const test = await createApp({ RATE_LIMIT: 'on' }, time)
    const signUp = () => visitor(test)('POST', '/api/auth/sign-up', form())
    for (let count = 0; count < 5; count += 1) expect((await signUp()).statusCode).toBe(201)
    expect((await signUp()).json()).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' })
    time.advance(3_600_000)
    expect((await signUp()).statusCode).toBe(201)
    await test.close()
  })

  it('are five when three dozen come at the same moment', async () => {
    const test = await createApp({ RATE_LIMIT: 'on' })
    const signUp = visitor(test)
    const answers = await Promise.all(
      Array.from({ length: 36 }, () => signUp('POST', '/api/auth/sign-up', form())),
    )
    expect(statusesOf(answers)).toEqual([
      ...Array.from({ length: 5 }, () => 201),
      ...Array.from({ length: 31 }, () => 429),
    ])
    await test.close()
  })

  it('give their place back when the form is refused', async () => {
    const test = await createApp({ RATE_LIMIT: 'on' })
    const signUp = (change = {}) => visitor(test)('POST', '/api/auth/sign-up', form(change))
    expect((await signUp({ nickname: '같은 이름' })).statusCode).toBe(201)
    for (let count = 0; count < 6; count += 1)
      expect((await signUp({ nickname: '같은 이름' })).statusCode).toBe(409)
    for (let count = 0; count < 4; count += 1) expect((await signUp()).statusCode).toBe(201)
    expect((await signUp()).statusCode).toBe(429)
    await test.close()
  })
})

describeWithDatabase('the first owner', () => {
  it('signs up through the one-time setup link, and nobody after that', async () => {
    const time = createClock()
    const test = await createApp({}, time)
    const context = { database: test.database, clock: time.clock }
    const [first, second] = [await offerOwnership(context), await offerOwnership(context)]
    const signUp = (setupToken: string | null) =>
      visitor(test)('POST', '/api/auth/sign-up', form({ setupToken }))
    // The one of an earlier start is good for nothing.
    expect((await signUp(first)).json()).toMatchObject({ status: 400, code: 'TOKEN_INVALID' })
    const answer = await signUp(second)
    expect(answer.json()).toMatchObject({ role: { code: 'OWNER', level: 50 } })
    expect((await signUp(second)).json()).toMatchObject({ code: 'TOKEN_INVALID' })
    expect(await offerOwnership(context)).toBeNull()
    await test.close()
  })

  it('is offered again while nobody can log in as owner: without a password, or suspended', async () => {
    const test = await createApp()
    const context = { database: test.database, clock: test.app.clock }
    await signIn(test, 'OWNER', { passwordHash: null })
    const { id } = await signIn(test, 'OWNER')
    const { kysely } = test.database
    expect(await offerOwnership(context)).toBeNull()
    await kysely.updateTable('member').set({ status: 'DISABLED' }).where('id', '=', id).execute()
    const setupToken = await offerOwnership(context)
    const answer = await visitor(test)('POST', '/api/auth/sign-up', form({ setupToken }))
    expect(answer.json()).toMatchObject({ role: { code: 'OWNER' } })
    await test.close()
  })

  it('may not be suspended while the others have no password', async () => {
    const test = await createApp()
    const owner = await signIn(test, 'OWNER')
    const passwordless = await signIn(test, 'OWNER', { passwordHash: null })
    const suspension = { reason: '광고 글', until: null, version: 1 }
    const path = `/api/member/${owner.id}/suspension`
    const answer = await passwordless.call('PUT', path, suspension)
    expect(answer.json()).toMatchObject({ status: 409, code: 'LAST_OWNER' })
    await test.close()
  })

  it('is one, however many links are used at once', async () => {
    const test = await createApp()
    const context = { database: test.database, clock: test.app.clock }
    const setupToken = await offerOwnership(context)
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () =>
        visitor(test)('POST', '/api/auth/sign-up', form({ setupToken })),
      ),
    )
    expect(statusesOf(answers)).toEqual([201, 400, 400, 400])
    await test.close()
  })

  it('has a day for it', async () => {
    const time = createClock()
    const test = await createApp({}, time)
    const setupToken = await offerOwnership({ database: test.database, clock: time.clock })
    time.advance(24 * 3_600_000)
    const answer = await visitor(test)('POST', '/api/auth/sign-up', form({ setupToken }))
    expect(answer.json()).toMatchObject({ code: 'TOKEN_INVALID' })
    await test.close()
  })
})
