import { DAY_MS } from '@gyeol/korean'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '../database.ts'
import { openHostileSite, tell } from './hostile-site.ts'

const PASSWORD = '아주 길고 흔하지 않은 비밀번호'

describeWithDatabase('a clock that once ran a year ahead', () => {
  const site = openHostileSite()

  it('refuses no right password afterwards', async () => {
    const home = '192.0.2.44'
    const form = { loginId: 'clocked', nickname: '시계', password: PASSWORD, agree: true }
    await site.visit(home, 'POST', '/api/auth/sign-up', form)
    const logIn = (password: string) =>
      site.visit(home, 'POST', '/api/auth/login', { loginId: 'clocked', password })
    site.advance(365 * DAY_MS)
    for (let guess = 0; guess < 6; guess += 1) await logIn(`틀린 비밀번호 ${guess}`)
    expect((await logIn(PASSWORD)).statusCode).toBe(429)
    site.advance(-365 * DAY_MS)
    const { statusCode } = await logIn(PASSWORD)
    tell('the right password after the clock was set right', statusCode)
    expect(statusCode).toBe(200)
  })
})
