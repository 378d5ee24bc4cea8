import { expect, it } from 'vitest'
import { carries, hashIn, readLink } from './link-hash.ts'

/** What browsers make of an address with that behind it. */
const GLUED = [
  '.',
  ')',
  ',',
  '!',
  '...',
  '**',
  '_',
  '~~',
  '"',
  '%E2%80%AC',
  '%E2%80%8B',
  '%EC%9D%B4%EC%97%90%EC%9A%94',
  '%EC%97%90%EC%84%9C',
  '이에요',
  '\u202c',
  '&fbclid=IwAR0abc',
  '?utm_source=kakao',
  '.%EC%97%90%EC%84%9C',
  ').',
]

const read = (hash: string) =>
  readLink(hash, 'v', (payload) =>
    payload === 'ab-c_9.2026-06' || payload === 'ab-c_9' ? { payload } : null,
  )

it.each(GLUED)('reads a link with %j glued on', (glued) => {
  expect(read(`#v1=ab-c_9${glued}`)).toEqual({ payload: 'ab-c_9' })
  expect(read(`#v1=ab-c_9.2026-06${glued}`)).toEqual({ payload: 'ab-c_9.2026-06' })
})

it('reads a link whose sign came as %3D', () => {
  expect(read('#v1%3Dab-c_9')).toEqual({ payload: 'ab-c_9' })
})

it('tells newer and broken links, and what is none', () => {
  expect(read('#v2=ab')).toEqual({ kind: 'newer' })
  expect(read('#v1=ab')).toEqual({ kind: 'broken' })
  expect(read('#v0=ab-c_9')).toEqual({ kind: 'broken' })
  expect(read('#v1=')).toEqual({ kind: 'broken' })
  expect(read('#a1=ab-c_9')).toBeNull()
  expect(read('#top')).toBeNull()
  expect(carries('#v1=x', 'v')).toBe(true)
  expect(carries('#a1=x', 'v')).toBe(false)
})

it('takes a reader that throws for one that cannot read', () => {
  const throwing = () => {
    throw new Error('damaged')
  }
  expect(readLink('#v1=abc', 'v', throwing)).toEqual({ kind: 'broken' })
})

it.each([
  ['봐 줘 https://a.example/statting#v1=ab-c 어때?', '#v1=ab-c'],
  ['https://a.example/statting%23v1=ab-c에서', '#v1=ab-c'],
  ['#v12%3Dab', '#v12=ab'],
  ['(https://a.example/x#v1=1.2.2026-06)', '#v1=1.2.2026-06'],
  ['옵션 부여', null],
])('finds the link in %j', (text, hash) => {
  expect(hashIn(text, 'v')).toBe(hash)
})
