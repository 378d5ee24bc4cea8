import { DAY_MS } from '@gyeol/korean'
import { memberAdminSchema } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { type Person, signIn, visitor } from '../../../test/people.ts'
import { liftEnded } from './suspension.service.ts'

const PASSWORD = '아무도 모르는 긴 말'
const REASON = '시세를 거짓으로 여러 번 알렸어요.'

describeWithDatabase('a suspension', () => {
  const time = createClock()
  let test: TestApp
  let admin: Person
  let member: { readonly id: string; readonly loginId: string }
  let count = 0

  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
  })
  afterAll(() => test.close())

  beforeEach(async () => {
    count += 1
    admin = await signIn(test, 'ADMIN')
    const names = { loginId: `magpie${count}`, nickname: `까치 ${count}`, roleCode: 'MEMBER' }
    const { id, resetToken: token } = (await admin.call('POST', '/api/member', names)).json()
    const reset = { token, newPassword: PASSWORD }
    await visitor(test)('POST', '/api/auth/password/reset', reset)
    member = { id, loginId: names.loginId }
  })

  const read = async () =>
    memberAdminSchema.parse((await admin.call('GET', `/api/member/${member.id}`)).json())
  const suspend = async (change: object = {}, by = admin) => {
    const { version } = await read()
    const until = new Date(time.clock() + 3 * DAY_MS).toISOString()
    const body = { reason: REASON, until, version, ...change }
    return by.call('PUT', `/api/member/${member.id}/suspension`, body)
  }
  const login = async () =>
    visitor(test)('POST', '/api/auth/login', { loginId: member.loginId, password: PASSWORD })

  it('ends what is open and tells the reason and the end to whoever has the password', async () => {
    const open = await login()
    expect(open.statusCode).toBe(200)
    const answer = await suspend()
    expect(answer.json()).toMatchObject({
      status: 'DISABLED',
      sessions: 0,
      suspension: { reason: REASON },
    })
    const refused = (await login()).json()
    expect(refused).toMatchObject({ status: 403, code: 'ACCOUNT_DISABLED' })
    expect(refused.current).toEqual(answer.json().suspension)
    const wrong = { loginId: member.loginId, password: 'falsch falsch' }
    const told = await visitor(test)('POST', '/api/auth/login', wrong)
    expect(told.json()).not.toHaveProperty('current')
  })

  it('ends by itself', async () => {
    await suspend()
    time.advance(3 * DAY_MS - 1)
    expect((await login()).statusCode).toBe(403)
    time.advance(1)
    expect((await login()).statusCode).toBe(200)
    admin = await signIn(test, 'ADMIN')
    expect(await read()).toMatchObject({ status: 'ACTIVE', suspension: null })
    const audit = await admin.call('GET', `/api/audit?entity=member&entityId=${member.id}`)
    const acts = audit.json().items.map(({ action }: { action: string }) => action)
    const ofMembers = acts.filter((action: string) => action.startsWith('member.'))
    expect(ofMembers.slice(0, 2)).toEqual(['member.suspension-end', 'member.suspend'])
  })

  it('ends by itself for whoever looks at the list, too', async () => {
    await suspend()
    time.advance(3 * DAY_MS)
    await liftEnded({ database: test.database, clock: time.clock })
    admin = await signIn(test, 'ADMIN')
    expect((await read()).status).toBe('ACTIVE')
  })

  it('is given another end or none, and its beginning stays', async () => {
    const first = (await suspend()).json().suspension
    time.advance(DAY_MS)
    admin = await signIn(test, 'ADMIN')
    const second = (await suspend({ until: null, reason: ' 다른 까닭 ' })).json().suspension
    expect(second).toEqual({ since: first.since, until: null, reason: '다른 까닭' })
    time.advance(30 * DAY_MS)
    expect((await login()).statusCode).toBe(403)
  })

  it('is lifted', async () => {
    await suspend()
    const lift = () => admin.call('DELETE', `/api/member/${member.id}/suspension`)
    expect((await lift()).statusCode).toBe(204)
    expect((await lift()).statusCode).toBe(204)
    expect((await login()).statusCode).toBe(200)
    const { nickname, roleCode } = await read()
    await suspend()
    const { version } = await read()
    const body = { nickname, roleCode, status: 'ACTIVE', version }
    expect((await admin.call('PUT', `/api/member/${member.id}`, body)).json().suspension).toBeNull()
  })

  it.each([
    [{ reason: '' }, 'VALIDATION'],
    [{ reason: '  ' }, 'VALIDATION'],
    [{ until: '2000-01-01T00:00:00.000Z' }, 'VALIDATION'],
    [{ until: 'morgen' }, 'VALIDATION'],
    [{ version: 99 }, 'STALE'],
  ])('refuses %j', async (change, code) => {
    expect((await suspend(change)).json()).toMatchObject({ code })
    expect((await read()).status).toBe('ACTIVE')
  })

  it('is for those who may change the role, with a fresh password, and not for oneself', async () => {
    const owner = await signIn(test, 'OWNER')
    const editor = await signIn(test, 'EDITOR')
    expect((await suspend({}, editor)).statusCode).toBe(403)
    const body = { reason: REASON, until: null, version: 1 }
    const above = await admin.call('PUT', `/api/member/${owner.id}/suspension`, body)
    expect(above.json()).toMatchObject({ code: 'ROLE_TOO_HIGH' })
    const own = await owner.call('PUT', `/api/member/${owner.id}/suspension`, body)
    expect(own.json()).toMatchObject({ code: 'ROLE_TOO_HIGH' })
    time.advance(11 * 60_000)
    expect((await suspend()).json()).toMatchObject({ code: 'REAUTH_REQUIRED' })
  })
})
