import { ROLES } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { roleNamed } from './author-role.ts'

it('knows every role that can write by the name the server gives it', () => {
  for (const code of ['MEMBER', 'CONTRIBUTOR', 'EDITOR', 'ADMIN', 'OWNER'] as const)
    expect(roleNamed(ROLES[code].name)).toBe(code)
  expect(roleNamed('누군가')).toBeUndefined()
})
