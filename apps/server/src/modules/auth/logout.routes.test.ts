import { expect, it } from 'vitest'
import { createApp, FROM_OUR_PAGE } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'

const json = { ...FROM_OUR_PAGE, 'content-type': 'application/json' }

describeWithDatabase('POST /api/auth/logout', () => {
  it.each([
    ['{}', json, '{}'],
    ['an empty JSON body', json, ''],
    ['no body at all', FROM_OUR_PAGE, undefined],
  ])('ends the session with %s, again and again', async (_name, headers, payload) => {
    const test = await createApp()
    for (let round = 0; round < 2; round += 1) {
      const request = { method: 'POST' as const, url: '/api/auth/logout', headers, payload }
      const answer = await test.app.inject(request)
      expect(answer.statusCode).toBe(204)
      expect(answer.body).toBe('')
      expect(answer.headers['clear-site-data']).toBe('"cache"')
      expect(answer.headers['set-cookie']).toMatch(
        /^sid=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970 .*HttpOnly; SameSite=Lax$/,
      )
    }
    await test.close()
  })

  it('refuses anything inside the body', async () => {
    const test = await createApp()
    const payload = '{"everywhere":true}'
    const request = { method: 'POST' as const, url: '/api/auth/logout', headers: json, payload }
    expect((await test.app.inject(request)).statusCode).toBe(400)
    await test.close()
  })

  it('clears the host-bound cookie behind https', async () => {
    const test = await createApp({ PUBLIC_URL: 'https://gyeol.example' })
    const request = { method: 'POST' as const, url: '/api/auth/logout', headers: FROM_OUR_PAGE }
    const { headers } = await test.app.inject(request)
    expect(headers['set-cookie']).toMatch(
      /^__Host-sid=; Max-Age=0; Path=\/; .*HttpOnly; Secure; SameSite=Lax/,
    )
    await test.close()
  })
})
