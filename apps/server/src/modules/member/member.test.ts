import { ROLES, STORED_ROLE_CODES } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, statusesOf, visitor } from '../../../test/people.ts'

const ROUNDS = 200

describeWithDatabase('members', () => {
  const time = createClock()
  let test: TestApp
  let owner: Person
  let admin: Person
  beforeAll(async () => {
    test = await createApp({}, time)
    owner = await signIn(test, 'OWNER')
    admin = await signIn(test, 'ADMIN')
  })
  afterAll(() => test.close())

  const read = async (person: Person) =>
    (await owner.call('GET', `/api/member/${person.id}`)).json()
  const update = async (by: Person, of: Person, change: object) => {
    const row = by.id === of.id ? { ...(await read(of)), status: 'ACTIVE' } : await read(of)
    const { nickname, status, roleCode, version } = row
    const body = { nickname, status, roleCode, version, ...change }
    return by.call('PUT', `/api/member/${of.id}`, body)
  }

  it.each([
    ['GET', '/api/member', 'ADMIN'],
    ['GET', '/api/member/export', 'ADMIN'],
    ['POST', '/api/member', 'ADMIN'],
    ['PUT', '/api/member/x', 'ADMIN'],
    ['DELETE', '/api/member/x', 'ADMIN'],
    ['POST', '/api/member/x/reset-token', 'ADMIN'],
    ['DELETE', '/api/member/x/session', 'ADMIN'],
    ['DELETE', '/api/member/x/totp', 'ADMIN'],
    ['GET', '/api/setting', 'ADMIN'],
    ['PUT', '/api/setting', 'OWNER'],
    ['GET', '/api/audit', 'ADMIN'],
    ['GET', '/api/audit/export', 'ADMIN'],
    ['GET', '/api/admin/summary', 'ADMIN'],
  ] as const)('%s %s is for %s and up', async (method, url, lowest) => {
    expect((await visitor(test)(method, url)).statusCode).toBe(401)
    for (const roleCode of STORED_ROLE_CODES) {
      const person = await signIn(test, roleCode)
      const { statusCode } = await person.call(method, url)
      if (ROLES[roleCode].level < ROLES[lowest].level) expect(statusCode).toBe(403)
      else expect([200, 400, 404]).toContain(statusCode)
    }
  })

  it('see themselves, and nobody else', async () => {
    const [one, other] = [await signIn(test, 'MEMBER'), await signIn(test, 'EDITOR')]
    const own = (await one.call('GET', `/api/member/${one.id}`)).json()
    expect(own).toEqual((await one.call('GET', '/api/member/profile')).json())
    expect(own).not.toHaveProperty('sessions')
    expect((await other.call('GET', `/api/member/${one.id}`)).statusCode).toBe(403)
    expect(await read(one)).toMatchObject({ status: 'ACTIVE', sessions: 1, hasPassword: false })
  })

  it('change their own nickname, and nothing else', async () => {
    const person = await signIn(test, 'MEMBER')
    const put = (body: object) => person.call('PUT', '/api/member/profile', body)
    const renamed = await put({ nickname: '새 이름', version: 1 })
    expect(renamed.json()).toMatchObject({ nickname: '새 이름', version: 2 })
    const stale = await put({ nickname: '또 새 이름', version: 1 })
    expect(stale.json()).toMatchObject({ code: 'STALE', current: { nickname: '새 이름' } })
    const taken = await put({ nickname: admin.nickname, version: 2 })
    expect(taken.json()).toMatchObject({ status: 409, code: 'NICKNAME_TAKEN' })
    for (const field of ['roleCode', 'status', 'id', 'loginId', 'level', 'permissions'])
      expect((await put({ nickname: 'x', version: 2, [field]: 'OWNER' })).statusCode).toBe(400)
    expect((await person.call('GET', '/api/member/profile')).json()).toMatchObject({
      roleCode: 'MEMBER',
      loginId: person.loginId,
    })
  })

  it('get a new role at their next request, not at their next login', async () => {
    const person = await signIn(test, 'MEMBER')
    expect((await person.call('GET', '/api/member/data/level')).statusCode).toBe(403)
    expect((await update(owner, person, { roleCode: 'EDITOR' })).statusCode).toBe(200)
    expect((await person.call('GET', '/api/member/data/level')).statusCode).toBe(200)
    await update(owner, person, { roleCode: 'MEMBER' })
    expect((await person.call('GET', '/api/member/data/level')).statusCode).toBe(403)
    await update(owner, person, { status: 'DISABLED' })
    expect((await person.call('GET', '/api/member/profile')).statusCode).toBe(401)
    expect((await person.call('GET', '/api/role')).json()).toEqual([])
  })

  it.each([
    ['ADMIN', 'MEMBER', { roleCode: 'EDITOR' }, 200],
    ['ADMIN', 'EDITOR', { status: 'DISABLED' }, 200],
    ['ADMIN', 'MEMBER', { roleCode: 'ADMIN' }, 403],
    ['ADMIN', 'MEMBER', { roleCode: 'OWNER' }, 403],
    ['ADMIN', 'ADMIN', { nickname: 'x1' }, 403],
    ['ADMIN', 'OWNER', { nickname: 'x2' }, 403],
    ['ADMIN', 'OWNER', { roleCode: 'MEMBER' }, 403],
    ['OWNER', 'ADMIN', { roleCode: 'OWNER' }, 200],
    ['OWNER', 'OWNER', { roleCode: 'MEMBER' }, 200],
    ['EDITOR', 'MEMBER', { nickname: 'x3' }, 403],
  ] as const)('%s changes %s by %j: %i', async (byRole, ofRole, change, status) => {
    const [by, of] = [await signIn(test, byRole), await signIn(test, ofRole)]
    const before = await read(of)
    const answer = await update(by, of, change)
    expect(answer.statusCode).toBe(status)
    if (status === 200) expect(answer.json()).toMatchObject(change)
    else expect(await read(of)).toEqual(before)
    if (status === 403 && byRole === 'ADMIN')
      expect(answer.json()).toMatchObject({ code: 'ROLE_TOO_HIGH' })
  })

  it('cannot change their own role or status, whoever they are', async () => {
    const other = await signIn(test, 'OWNER')
    expect((await update(other, other, { roleCode: 'MEMBER' })).statusCode).toBe(403)
    expect((await update(other, other, { status: 'DISABLED' })).statusCode).toBe(403)
    expect((await update(other, other, { nickname: '나의 새 이름' })).statusCode).toBe(200)
    expect((await other.call('DELETE', `/api/member/${other.id}`)).statusCode).toBe(403)
  })

  it('change roles only with a fresh password', async () => {
    const [late, person] = [await signIn(test, 'OWNER'), await signIn(test, 'MEMBER')]
    time.advance(11 * 60_000)
    const role = await update(late, person, { roleCode: 'EDITOR' })
    expect(role.json()).toMatchObject({ status: 403, code: 'REAUTH_REQUIRED' })
    expect((await update(late, person, { nickname: '이름만' })).statusCode).toBe(200)
    const member = { loginId: 'fresh1', nickname: '신선1', roleCode: 'MEMBER' }
    expect((await late.call('POST', '/api/member', member)).statusCode).toBe(201)
    const editor = { loginId: 'fresh2', nickname: '신선2', roleCode: 'EDITOR' }
    const answer = await late.call('POST', '/api/member', editor)
    expect(answer.json()).toMatchObject({ code: 'REAUTH_REQUIRED' })
    owner = await signIn(test, 'OWNER')
    admin = await signIn(test, 'ADMIN')
  })

  it('are changed by one of two who saw the same version', async () => {
    const person = await signIn(test, 'MEMBER')
    const body = { nickname: '둘 중 하나', status: 'ACTIVE', roleCode: 'MEMBER', version: 1 }
    const answers = await Promise.all(
      ['가가', '나나'].map((nickname) =>
        owner.call('PUT', `/api/member/${person.id}`, { ...body, nickname }),
      ),
    )
    expect(statusesOf(answers)).toEqual([200, 409])
  })

  it('are made without a password; the first one is set through a one-time link', async () => {
    const form = { loginId: 'made-by-admin', nickname: '관리자가 만듦', roleCode: 'MEMBER' }
    const made = await admin.call('POST', '/api/member', form)
    expect(made.statusCode).toBe(201)
    const { resetToken: token } = made.json<{ resetToken: string }>()
    const password = '처음 정한 비밀번호'
    const login = () =>
      visitor(test)('POST', '/api/auth/login', { loginId: form.loginId, password })
    expect((await login()).statusCode).toBe(401)
    const reset = { token, newPassword: password }
    expect((await visitor(test)('POST', '/api/auth/password/reset', reset)).statusCode).toBe(204)
    expect((await login()).statusCode).toBe(200)
    const again = await admin.call('POST', '/api/member', form)
    expect(again.json()).toMatchObject({ status: 409, code: 'LOGIN_ID_TAKEN' })
    const high = { ...form, loginId: 'high', roleCode: 'ADMIN' }
    const refused = await admin.call('POST', '/api/member', high)
    expect(refused.json()).toMatchObject({ status: 403, code: 'ROLE_TOO_HIGH' })
  })

  it('lose every session when an administrator says so', async () => {
    const person = await signIn(test, 'MEMBER')
    const url = `/api/member/${person.id}/session`
    expect((await admin.call('DELETE', url)).statusCode).toBe(204)
    expect((await person.call('GET', '/api/member/profile')).statusCode).toBe(401)
    const other = await signIn(test, 'OWNER')
    const high = await admin.call('DELETE', `/api/member/${other.id}/session`)
    expect(high.json()).toMatchObject({ code: 'ROLE_TOO_HIGH' })
  })

  it('are gone once deleted, their name from the audit log too', async () => {
    const person = await signIn(test, 'MEMBER')
    await update(owner, person, { nickname: '곧 지울 이름' })
    expect((await admin.call('DELETE', `/api/member/${person.id}`)).statusCode).toBe(204)
    expect((await person.call('GET', '/api/member/profile')).statusCode).toBe(401)
    expect((await owner.call('GET', `/api/member/${person.id}`)).statusCode).toBe(404)
    const tables = await Promise.all([
      test.database.kysely.selectFrom('member').selectAll().execute(),
      test.database.kysely.selectFrom('audit_log').selectAll().execute(),
    ])
    const text = JSON.stringify(tables)
    for (const name of ['곧 지울 이름', person.nickname, person.loginId])
      expect(text).not.toContain(`"${name}"`)
    expect((await admin.call('DELETE', `/api/member/${person.id}`)).statusCode).toBe(404)
  })

  it('404 for an id that was never anybody’s', async () => {
    for (const id of ['nobody', '0197f3a0-1b2c-7d3e-8f40-123456789abc', 'a b', '%00'])
      expect((await owner.call('GET', `/api/member/${id}`)).statusCode).toBe(404)
  })
})

describeWithDatabase('the last owner', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createApp()
  })
  afterAll(() => test.close())

  it(`stays when two owners demote each other at once (${ROUNDS} rounds)`, async () => {
    const demotions = [{ roleCode: 'MEMBER' }, { status: 'DISABLED' }] as const
    for (let round = 0; round < ROUNDS; round += 1) {
      const pair = [await signIn(test, 'OWNER'), await signIn(test, 'OWNER')] as const
      const demote = (by: Person, of: Person) =>
        by.call('PUT', `/api/member/${of.id}`, {
          nickname: of.nickname,
          status: 'ACTIVE',
          roleCode: 'OWNER',
          version: 1,
          ...demotions[round % demotions.length],
        })
      const answers = await Promise.all([demote(pair[0], pair[1]), demote(pair[1], pair[0])])
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      const owners = await test.database.kysely
        .selectFrom('member')
        .select('id')
        .where('role_code', '=', 'OWNER')
        .where('status', '=', 'ACTIVE')
        .execute()
      expect(owners).toHaveLength(1)
      // The next round begins without any.
      await test.database.kysely.updateTable('member').set({ role_code: 'MEMBER' }).execute()
    }
  })

  it('stays when two delete each other, or one leaves, at once', async () => {
    const [one, two] = [await signIn(test, 'OWNER'), await signIn(test, 'OWNER')]
    const deletions = await Promise.all([
      one.call('DELETE', `/api/member/${two.id}`),
      two.call('DELETE', `/api/member/${one.id}`),
    ])
    expect(deletions.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
  })
})
