import { createECDH } from 'node:crypto'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../database.ts'
import { signIn } from '../people.ts'
import { openHostileSite, tell } from './hostile-site.ts'

describeWithDatabase('small ways in', () => {
  const site = openHostileSite()

  it.each(['편집자', '편 집 자', '편​집자', 'ㅍㅕㄴ집자', '운영자', 'Ａdmin', 'аdmin'])(
    'nobody signs up as staff: %s',
    async (nickname) => {
      const form = {
        loginId: 'staffish',
        nickname,
        password: '아주 길고 흔하지 않은 비밀번호',
        agree: true,
      }
      const answer = await site.visit('192.0.2.45', 'POST', '/api/auth/sign-up', form)
      tell(`sign-up as ${nickname}`, answer.statusCode)
      expect([400, 409]).toContain(answer.statusCode)
      site.advance(60_000)
    },
  )

  it.each(['/api/member/export', '/api/audit/export'])(
    'no list of people goes out on an old password: %s',
    async (url) => {
      const admin = await signIn(site.test, 'ADMIN')
      site.advance(11 * 60_000)
      const answer = await admin.call('GET', url)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'REAUTH_REQUIRED'])
    },
  )

  it('a thief’s browser hears nothing once its login has ended', async () => {
    const member = await signIn(site.test, 'MEMBER')
    await member.call('POST', '/api/push/subscription', {
      endpoint: 'https://push.example.com/thief',
      keys: {
        p256dh: createECDH('prime256v1').generateKeys('base64url'),
        auth: 'A'.repeat(22),
      },
    })
    await member.call('POST', '/api/auth/logout')
    const { left } = await site.test.database.kysely
      .selectFrom('push_subscription')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .executeTakeFirstOrThrow()
    tell('subscriptions of a login that has ended', left)
    expect(left).toBe(0)
  })
})
