import { DAY_MS } from '@gyeol/korean'
import type { AuditEntry } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { caller, cookieOf, type Person, signIn } from '../../../test/people.ts'
import { createPasswordHasher } from '../../security/password/password-hasher.ts'

const PASSWORD = '맞는 비밀번호 1'
const ADDRESS = '203.0.113.77'

describeWithDatabase('the audit log of logins', () => {
  const time = createClock()
  let test: TestApp
  let owner: Person
  let passwordHash: string
  beforeAll(async () => {
    test = await createApp({}, time)
    passwordHash = await createPasswordHasher({ memoryKib: 8 }).hash(PASSWORD)
    owner = await signIn(test, 'OWNER')
  })
  afterAll(() => test.close())

  const login = (loginId: string, password = PASSWORD, remoteAddress = ADDRESS) =>
    test.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { loginId, password },
      remoteAddress,
    })
  const about = async ({ id }: Person): Promise<AuditEntry[]> =>
    (await owner.call('GET', `/api/audit?entityId=${id}&pageSize=100`)).json().items
  const acts = async (person: Person) => (await about(person)).map(({ action }) => action)

  it('tells of logins, failures and logouts, and roughly from where', async () => {
    const member = await signIn(test, 'MEMBER', { passwordHash })
    await login(member.loginId, 'falsch falsch')
    await expect.poll(() => acts(member)).toEqual(['login.fail'])
    time.advance(1)
    const cookie = cookieOf(await login(member.loginId))
    time.advance(1)
    await caller(test, cookie)('POST', '/api/auth/logout', {})
    const [logout, success, failure] = await about(member)
    const after = { networkAddress: '203.0.113.0/24' }
    const actor = { id: member.id, nickname: member.nickname }
    expect(failure).toMatchObject({ action: 'login.fail', actor: null, after })
    expect(success).toMatchObject({ action: 'login.succeed', actor, after })
    expect(logout).toMatchObject({ action: 'session.close', actor })
    expect(JSON.stringify(await about(member))).not.toContain(ADDRESS)
  })

  it('tells of a login that was ended from afar, and of passwords', async () => {
    const member = await signIn(test, 'MEMBER', { passwordHash })
    await login(member.loginId)
    const { items } = (await member.call('GET', '/api/auth/session')).json()
    const other = items.find(({ current }: { current: boolean }) => !current)
    time.advance(1)
    expect((await member.call('DELETE', `/api/auth/session/${other.id}`)).statusCode).toBe(204)
    time.advance(1)
    const change = { currentPassword: PASSWORD, newPassword: '새로 정한 비밀번호 2' }
    expect((await member.call('PUT', '/api/auth/password', change)).statusCode).toBe(204)
    const [password, ended] = await about(member)
    expect(password).toMatchObject({
      action: 'password.change',
      after: { networkAddress: '127.0.0.0/24' },
    })
    expect(ended).toMatchObject({ action: 'session.end' })
  })

  it('counts the logins of one day from one place in one entry, and the logouts', async () => {
    const member = await signIn(test, 'MEMBER', { passwordHash })
    for (let count = 0; count < 30; count += 1) {
      const cookie = cookieOf(await login(member.loginId))
      time.advance(1000)
      await caller(test, cookie)('POST', '/api/auth/logout', {})
    }
    const lastAt = new Date(time.clock() - 1000).toISOString()
    await login(member.loginId, PASSWORD, '198.51.100.1')
    const entries = (await about(member)).filter(({ action }) => action === 'login.succeed')
    expect(entries.map(({ after }) => after)).toEqual([
      { networkAddress: '198.51.100.0/24' },
      { networkAddress: '203.0.113.0/24', times: 30, lastAt },
    ])
    expect((await acts(member)).filter((action) => action === 'session.close')).toHaveLength(1)
    time.advance(DAY_MS)
    owner = await signIn(test, 'OWNER')
    await login(member.loginId)
    expect((await about(member))[0]).toMatchObject({
      action: 'login.succeed',
      after: { networkAddress: '203.0.113.0/24' },
    })
    expect((await about(member))[0]?.after).not.toHaveProperty('times')
  })

  it('fills no more than twenty entries of a day with logins from anywhere', async () => {
    const member = await signIn(test, 'MEMBER', { passwordHash })
    for (let count = 0; count < 25; count += 1)
      await login(member.loginId, PASSWORD, `198.51.${count}.1`)
    const entries = (await about(member)).filter(({ action }) => action === 'login.succeed')
    expect(entries).toHaveLength(20)
    const times = entries.map(({ after }) => Number(after?.['times'] ?? 1))
    expect(times.reduce((sum, each) => sum + each, 0)).toBe(25)
  })

  it('tells of twenty failures of an account in an hour, not of a flood', async () => {
    const member = await signIn(test, 'MEMBER', { passwordHash })
    for (let count = 0; count < 23; count += 1)
      await login(member.loginId, 'falsch falsch', `198.51.100.${count}`)
    await expect.poll(async () => (await acts(member)).length).toBe(20)
  })

  it('says in the line of each request which account sent it', async () => {
    await owner.call('GET', '/api/audit')
    const lines = test
      .log()
      .split('\n')
      .filter((line) => line.includes('"path":"/api/audit"'))
    expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ member: owner.id })
  })

  it('forgets the name and the addresses of who left, in the reasons of others too', async () => {
    const member = await signIn(test, 'MEMBER', { passwordHash })
    const other = await signIn(test, 'MEMBER')
    const reason = `${member.nickname} 님과 다퉜어요 (${member.loginId})`
    const suspension = { reason, until: null, version: 1 }
    const suspend = await owner.call('PUT', `/api/member/${other.id}/suspension`, suspension)
    expect(suspend.statusCode, suspend.body).toBeLessThan(300)
    await login(member.loginId)
    expect((await owner.call('DELETE', `/api/member/${member.id}`)).statusCode).toBe(204)
    expect((await about(other))[0]?.reason).toBe('탈퇴한 회원 님과 다퉜어요 (탈퇴한 회원)')
    const kept = JSON.stringify(await about(member))
    expect(kept).not.toContain('203.0.113')
    expect(kept).not.toContain(member.nickname)
  })
})
