import { DAY_MS } from '@gyeol/korean'
import { invitationSchema } from '@gyeol/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createApp, createClock, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { caller, cookieOf, type Person, signIn, statusesOf, visitor } from '../../../test/people.ts'

const PASSWORD = '아무도 모르는 긴 말'

describeWithDatabase('an invitation', () => {
  const time = createClock()
  let test: TestApp
  let admin: Person
  let made: { readonly id: string; readonly inviteToken: string; readonly inviteExpiresAt: string }
  let names: { readonly loginId: string; readonly nickname: string }
  let count = 0

  beforeAll(async () => {
    test = await createApp({}, { clock: time.clock })
  })
  afterAll(() => test.close())

  beforeEach(async () => {
    count += 1
    admin = await signIn(test, 'ADMIN')
    names = { loginId: `guest${count}`, nickname: `손님 ${count}` }
    made = (await admin.call('POST', '/api/member', { ...names, roleCode: 'MEMBER' })).json()
  })

  const ask = (token: string) => visitor(test)('POST', '/api/auth/invitation', { token })
  const accept = (token: string, password = PASSWORD) =>
    visitor(test)('POST', '/api/auth/invitation/accept', { token, password, agree: true })
  const list = async () =>
    invitationSchema.array().parse((await admin.call('GET', '/api/member/invitation')).json())

  it('says who it is for, is good for a week, and logs in at the end', async () => {
    expect(Date.parse(made.inviteExpiresAt) - time.clock()).toBe(7 * DAY_MS)
    expect((await ask(made.inviteToken)).json()).toMatchObject({ ...names, roleName: '회원' })
    time.advance(7 * DAY_MS - 1)
    const answer = await accept(made.inviteToken)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ id: made.id, nickname: names.nickname })
    const profile = await caller(test, cookieOf(answer))('GET', '/api/member/profile')
    expect(profile.json()).toMatchObject({ loginId: names.loginId })
    const { agreed_at } = await test.database.kysely
      .selectFrom('member')
      .select('agreed_at')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow()
    expect(agreed_at).toBe(time.clock())
  })

  it('works once, and of two at once for one', async () => {
    const answers = await Promise.all([accept(made.inviteToken), accept(made.inviteToken)])
    expect(statusesOf(answers)).toEqual([200, 400])
    expect((await accept(made.inviteToken)).json()).toMatchObject({ code: 'TOKEN_INVALID' })
    expect((await ask(made.inviteToken)).json()).toMatchObject({ code: 'TOKEN_INVALID' })
  })

  it('has ended after a week; a new one ends the former', async () => {
    time.advance(7 * DAY_MS)
    admin = await signIn(test, 'ADMIN')
    expect((await accept(made.inviteToken)).json()).toMatchObject({ code: 'TOKEN_INVALID' })
    expect(await list()).toContainEqual(expect.objectContaining({ id: made.id, expiresAt: null }))
    const renew = () => admin.call('POST', `/api/member/${made.id}/invitation`)
    const second = (await renew()).json()
    const third = (await renew()).json()
    expect((await ask(second.inviteToken)).statusCode).toBe(400)
    expect((await ask(third.inviteToken)).statusCode).toBe(200)
    const waiting = (await list()).find(({ id }) => id === made.id)
    expect(waiting?.expiresAt).toBe(third.inviteExpiresAt)
  })

  it('is taken back with the account that was made for it, whose name is free again', async () => {
    const revoke = () => admin.call('DELETE', `/api/member/${made.id}/invitation`)
    expect((await revoke()).statusCode).toBe(204)
    expect((await revoke()).statusCode).toBe(404)
    expect((await accept(made.inviteToken)).json()).toMatchObject({ code: 'TOKEN_INVALID' })
    expect((await list()).map(({ id }) => id)).not.toContain(made.id)
    const again = await admin.call('POST', '/api/member', { ...names, roleCode: 'MEMBER' })
    expect(again.statusCode).toBe(201)
  })

  it('is none for whoever has come', async () => {
    await accept(made.inviteToken)
    expect((await list()).map(({ id }) => id)).not.toContain(made.id)
    for (const method of ['POST', 'DELETE'] as const)
      expect((await admin.call(method, `/api/member/${made.id}/invitation`)).statusCode).toBe(404)
  })

  it('ends with a password set by the other link, and is no password link itself', async () => {
    const { token } = { token: made.inviteToken }
    const wrong = { token, newPassword: PASSWORD }
    const reset = await visitor(test)('POST', '/api/auth/password/reset', wrong)
    expect(reset.json()).toMatchObject({ code: 'TOKEN_INVALID' })
    expect((await accept(token, 'password123')).json()).toMatchObject({ code: 'WEAK_PASSWORD' })
    expect((await accept(token)).statusCode).toBe(200)
  })

  it('to a role one may not give is not one’s own to renew or take back', async () => {
    const owner = await signIn(test, 'OWNER')
    const staff = { loginId: `boss${count}`, nickname: `운영 ${count}`, roleCode: 'ADMIN' }
    const { id } = (await owner.call('POST', '/api/member', staff)).json()
    for (const method of ['POST', 'DELETE'] as const) {
      const answer = await admin.call(method, `/api/member/${id}/invitation`)
      expect(answer.json()).toMatchObject({ status: 403, code: 'ROLE_TOO_HIGH' })
    }
    const editor = await signIn(test, 'EDITOR')
    expect((await editor.call('GET', '/api/member/invitation')).statusCode).toBe(403)
    expect((await visitor(test)('GET', '/api/member/invitation')).statusCode).toBe(401)
  })
})
