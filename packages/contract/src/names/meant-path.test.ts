import { expect, it } from 'vitest'
import { meantPath, shortLinkCodeIn } from './meant-path.ts'

it.each([
  '',
  '.',
  ')',
  ',',
  '이에요',
  '에서',
  '**',
  '\u202c',
  '\u200b',
  '&fbclid=IwAR0abc',
  '…',
  '"',
  ').',
])('finds the code of a short link with %j glued on', (glued) => {
  expect(shortLinkCodeIn(`a1B2c3D4e5${glued}`)).toBe('a1B2c3D4e5')
})

it('finds a code behind a sign nobody sees, and none where there is none', () => {
  expect(shortLinkCodeIn('\u202aa1B2c3D4e5\u202c')).toBe('a1B2c3D4e5')
  expect(shortLinkCodeIn('abc')).toBeNull()
  expect(shortLinkCodeIn('some-id')).toBeNull()
  expect(shortLinkCodeIn('a1B2c3D4e5a1B2c3D4e5')).toBeNull()
  expect(shortLinkCodeIn('에서')).toBeNull()
})

it.each([
  ['/statting%23v1=ab-c_9', '/statting#v1=ab-c_9'],
  ['/statting%23v1%3Dab', '/statting#v1=ab'],
  ['/statting%2523v1=ab', '/statting#v1=ab'],
  ['/statting%2523v1%253Dab', '/statting#v1=ab'],
  ['/statting/auto%23a1=ab', '/statting/auto#a1=ab'],
  ['/guide/main-quest%23v1=1.2.2026-06', '/guide/main-quest#v1=1.2.2026-06'],
  ['/statting%23v1=ab?fbclid=x', '/statting#v1=ab'],
  ['/s/a1B2c3D4e5/', '/s/a1B2c3D4e5'],
])('takes %s for %s', (target, meant) => {
  expect(meantPath(target)).toBe(meant)
})

it.each([
  '/statting',
  '//evil.example%23v1=ab',
  '/\\evil.example%23v1=ab',
  '/statting%23top',
  '/api/x',
  '/s/abc/',
])('takes %s for nothing else', (target) => {
  expect(meantPath(target)).toBeNull()
})
