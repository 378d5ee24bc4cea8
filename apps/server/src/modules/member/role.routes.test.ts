import { STORED_ROLE_CODES } from '@gyeol/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp, type TestApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { signIn, visitor } from '../../../test/people.ts'

describeWithDatabase('roles', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createApp()
  })
  afterAll(() => test.close())

  it.each([{}, { cookie: 'sid=unknown' }, { cookie: '=;;;=;sid=%00;__proto__=1' }])(
    'are an empty list for a visitor, never 401 (%j)',
    async (headers) => {
      const answer = await test.app.inject({ url: '/api/role', headers })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual([])
      expect(answer.headers['cache-control']).toBe('private, no-store')
    },
  )

  it('show their holder what they permit', async () => {
    const member = await signIn(test, 'MEMBER')
    expect((await member.call('GET', '/api/role')).json()).toEqual([
      {
        code: 'MEMBER',
        name: '회원',
        level: 10,
        permissions: [
          'profile.self',
          'session.self',
          'notice.read-mark',
          'current-price.report',
          'cook-address.own',
          'cook-address.confirm',
          'correction.propose',
          'price-item.propose',
          'price-watch.self',
          'price-ledger.self',
          'saved-search.self',
        ],
      },
    ])
  })

  it.each([
    ['MEMBER', []],
    ['EDITOR', []],
    ['ADMIN', ['MEMBER', 'CONTRIBUTOR', 'EDITOR']],
    ['OWNER', ['MEMBER', 'CONTRIBUTOR', 'EDITOR', 'ADMIN', 'OWNER']],
  ] as const)('name what %s may give', async (roleCode, assignable) => {
    const person = await signIn(test, roleCode)
    const answer = await person.call('GET', '/api/member/data/roles')
    const roles = answer.json<{ code: string; assignable: boolean }[]>()
    expect(roles.map(({ code }) => code)).toEqual(STORED_ROLE_CODES)
    expect(roles.filter((role) => role.assignable).map(({ code }) => code)).toEqual(assignable)
  })

  it('are named for visitors too', async () => {
    const answer = await visitor(test)('GET', '/api/member/data/roles')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()[0]).toEqual({
      code: 'MEMBER',
      name: '회원',
      level: 10,
      assignable: false,
    })
  })

  it.each([
    ['MEMBER', 403, undefined],
    ['EDITOR', 200, ['ALL', 'MEMBER', 'CONTRIBUTOR', 'EDITOR']],
    ['OWNER', 200, ['ALL', 'MEMBER', 'CONTRIBUTOR', 'EDITOR', 'ADMIN']],
  ] as const)('let %s address audiences up to their own', async (roleCode, status, codes) => {
    const person = await signIn(test, roleCode)
    const answer = await person.call('GET', '/api/member/data/level')
    expect(answer.statusCode).toBe(status)
    if (codes) expect(answer.json().map(({ code }: { code: string }) => code)).toEqual(codes)
    expect((await visitor(test)('GET', '/api/member/data/level')).statusCode).toBe(401)
  })
})
