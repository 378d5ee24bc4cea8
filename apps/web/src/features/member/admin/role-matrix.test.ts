import { expect, it } from 'vitest'
import { roleMatrix } from './role-matrix.ts'

const rolesOf = (permission: string) =>
  roleMatrix().find((row) => row.permission === permission)?.roles

it('says of every role what the table of permissions gives it, its lower roles included', () => {
  expect(rolesOf('current-price.report')).toEqual([
    'MEMBER',
    'CONTRIBUTOR',
    'EDITOR',
    'ADMIN',
    'OWNER',
  ])
  expect(rolesOf('catalogue.write')).toEqual(['EDITOR', 'ADMIN', 'OWNER'])
  expect(rolesOf('setting.write')).toEqual(['OWNER'])
})

it('leaves out what goes without saying, and has words for the rest', () => {
  expect(rolesOf('profile.self')).toBeUndefined()
  for (const { words, roles } of roleMatrix()) {
    expect(words).not.toBe('')
    expect(roles).toContain('OWNER')
  }
})
