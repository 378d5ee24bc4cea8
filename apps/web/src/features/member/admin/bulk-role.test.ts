import type { MemberAdmin } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { roleChanges, undoChanges } from './bulk-role.ts'

const member = (id: string, roleCode: MemberAdmin['roleCode'], version = 1): MemberAdmin => ({
  id,
  loginId: id,
  nickname: `닉${id}`,
  roleCode,
  status: 'ACTIVE',
  createdAt: '2026-11-21T00:00:00.000Z',
  lastSeenAt: null,
  sessions: 0,
  hasPassword: true,
  isTotpEnabled: false,
  suspension: null,
  signUp: null,
  probationEndsAt: null,
  version,
})

it('changes only those who do not hold the role yet, and nothing else of them', () => {
  const changes = roleChanges([member('a', 'MEMBER'), member('b', 'EDITOR')], 'EDITOR', ' 까닭 ')
  expect(changes).toEqual([
    {
      id: 'a',
      nickname: '닉a',
      from: 'MEMBER',
      body: { nickname: '닉a', status: 'ACTIVE', roleCode: 'EDITOR', version: 1, reason: '까닭' },
    },
  ])
  expect(roleChanges([member('a', 'MEMBER')], 'EDITOR', ' ')[0]?.body).not.toHaveProperty('reason')
})

it('takes back what succeeded, from the version it left, and not what was refused', () => {
  const [first, second] = roleChanges([member('a', 'MEMBER'), member('b', 'MEMBER')], 'EDITOR', '')
  if (first === undefined || second === undefined) throw new Error('two changes are needed')
  const undone = undoChanges(
    [
      { change: first, answer: member('a', 'EDITOR', 2) },
      { change: second, refusal: '안 돼요' },
    ],
    '되돌림',
  )
  expect(undone.map(({ id, body }) => [id, body.roleCode, body.version])).toEqual([
    ['a', 'MEMBER', 2],
  ])
})
