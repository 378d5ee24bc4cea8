import { describe, expect, it } from 'vitest'
import {
  LEVEL_ROLE_CODES,
  LEVEL_ROLES,
  PERMISSIONS,
  permissionsOf,
  ROLE_CODES,
  ROLES,
} from '../index.ts'

describe('roles', () => {
  it('are ordered by level', () => {
    expect(ROLE_CODES.map((code) => [code, ROLES[code].level, ROLES[code].name])).toEqual([
      ['VISITOR', 0, '비회원'],
      ['MEMBER', 10, '회원'],
      ['CONTRIBUTOR', 20, '기여자'],
      ['EDITOR', 30, '편집자'],
      ['ADMIN', 40, '관리자'],
      ['OWNER', 50, '소유자'],
    ])
  })

  it('give an owner every permission once and a visitor none', () => {
    expect(permissionsOf('VISITOR')).toEqual([])
    expect(permissionsOf('OWNER')).toEqual([...PERMISSIONS])
    expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length)
  })

  it.each([
    ['MEMBER', 'cook-address.own', 'price.write-own'],
    ['CONTRIBUTOR', 'price.write-own', 'catalogue.write'],
    ['EDITOR', 'member.level-list', 'debug.read'],
    ['ADMIN', 'debug.read', 'setting.write'],
  ] as const)('%s may %s but not %s', (role, may, mayNot) => {
    expect(permissionsOf(role)).toContain(may)
    expect(permissionsOf(role)).not.toContain(mayNot)
  })

  it('contain those of every lower role', () => {
    for (const [index, code] of ROLE_CODES.entries()) {
      for (const lower of ROLE_CODES.slice(0, index)) {
        expect(permissionsOf(code)).toEqual(expect.arrayContaining([...permissionsOf(lower)]))
      }
    }
  })
})

describe('audiences', () => {
  it('stand on the levels of the roles they name', () => {
    for (const code of LEVEL_ROLE_CODES) {
      if (code !== 'ALL') expect(LEVEL_ROLES[code].level).toBe(ROLES[code].level)
    }
    expect(LEVEL_ROLES.ALL.level).toBe(0)
  })
})
