import { ROLE_CODES } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { createApp } from '../../../test/app.ts'
import { describeWithDatabase } from '../../../test/database.ts'
import { listOwnRoles } from './role.service.ts'

describeWithDatabase('GET /api/role', () => {
  it.each([{}, { cookie: 'sid=unknown' }, { cookie: '=;;;=;sid=%00;__proto__=1' }])(
    'gives a visitor an empty list, never 401 (%j)',
    async (headers) => {
      const test = await createApp()
      const answer = await test.app.inject({ url: '/api/role', headers })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual([])
      expect(answer.headers['cache-control']).toBe('private, no-store')
      await test.close()
    },
  )
})

it('shows a role with its level and everything it permits', () => {
  expect(listOwnRoles('MEMBER')).toEqual([
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
      ],
    },
  ])
  for (const code of ROLE_CODES) expect(listOwnRoles(code)).toHaveLength(code === 'VISITOR' ? 0 : 1)
})
