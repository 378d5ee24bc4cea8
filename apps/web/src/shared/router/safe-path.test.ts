import { expect, it } from 'vitest'
import { loginPath, safePath } from './safe-path.ts'

it.each(['/', '/statting', '/crysta/list?part=weapon&opt=a.gte.10#b', '/a//b'])(
  'keeps the own path %s',
  (path) => {
    expect(safePath(path)).toBe(path)
  },
)

it.each([
  null,
  '',
  'statting',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/a\\b',
  'https://evil.example',
  'javascript:alert(1)',
  ' /a',
])('refuses %s', (path) => {
  expect(safePath(path)).toBeNull()
})

it.each([
  ['/', '/login'],
  ['/member/profile?a=1#b', '/login?next=%2Fmember%2Fprofile%3Fa%3D1%23b'],
  ['//evil.example', '/login'],
])('loginPath from %s is %s', (path, expected) => {
  expect(loginPath(path)).toBe(expected)
})
