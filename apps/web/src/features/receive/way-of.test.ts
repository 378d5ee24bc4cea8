import { expect, it, vi } from 'vitest'
import { backupText } from '../../shared/saved-data/backup.ts'
import { wayOf } from './way-of.ts'

const ORIGIN = 'https://gyeol.example'
const BACKUP = backupText({ mode: '{"v":1,"data":"dark"}' }, '2026-11-25T00:00:00.000Z')

it.each([
  [`${ORIGIN}/statting#v1=abc_-9`, '/statting#v1=abc_-9'],
  [`이 세팅 봐 줘\n${ORIGIN}/s/a1b2c3d4e5 고마워`, '/s/a1b2c3d4e5'],
  [`https://elsewhere.example/x ${ORIGIN}/crysta/list?q=%EA%B0%80`, '/crysta/list?q=%EA%B0%80'],
  [`${ORIGIN}//`, '/'],
  [`${ORIGIN}//evil.example/x?y#z`, '/evil.example/x?y#z'],
  [`${ORIGIN}///event`, '/event'],
  ['//', '/search?q=%2F%2F'],
  [`${ORIGIN}/s/a1b2c3d4e5이에요`, '/s/a1b2c3d4e5'],
  [`여기(${ORIGIN}/crysta/list)에서`, '/crysta/list'],
  [`\u202a${ORIGIN}/event\u202c`, '/event'],
  [`${ORIGIN}/statting#v1=abc_-9이에요`, '/statting#v1=abc_-9%EC%9D%B4%EC%97%90%EC%9A%94'],
  ['[바쿠잔]', '/search?q=%5B%EB%B0%94%EC%BF%A0%EC%9E%94%5D'],
  ['\u200b바쿠잔\u2060', '/search?q=%EB%B0%94%EC%BF%A0%EC%9E%94'],
  ['발굴 골렘', '/search?q=%EB%B0%9C%EA%B5%B4%20%EA%B3%A8%EB%A0%98'],
])('opens %j at %s', (text, path) => {
  expect(wayOf(text, ORIGIN)).toEqual({ kind: 'page', path })
})

it.each([
  '#v1=abc',
  '#a1=abc',
  '옵션 부여\n1. ATK +10',
  '{"kind":"other"}',
  '[]',
  '[1,',
  '[길드원] [오후 3:21] 옵션 부여 · 무기\n1. ATK +10',
])('gives %j to what reads builds', (text) => {
  expect(wayOf(text, ORIGIN)).toEqual({ kind: 'build', text })
})

it('gives a backup to what brings it in', () => {
  expect(wayOf(BACKUP, ORIGIN)).toEqual({ kind: 'backup', text: BACKUP })
})

it('does without what older browsers lack', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override parse = undefined as never
      static override canParse = undefined as never
    },
  )
  expect(wayOf(`${ORIGIN}/event`, ORIGIN)).toEqual({ kind: 'page', path: '/event' })
  vi.unstubAllGlobals()
})

it.each(['', '  \n ', '\u200b\u2060'])('has no place for %j', (text) => {
  expect(wayOf(text, ORIGIN)).toEqual({ kind: 'nothing' })
})

it.each([
  'https://gyeol.example.evil.example/statting',
  'https://evil.example/?u=https:gyeol.example',
  `${ORIGIN}/receive?text=${ORIGIN}/receive`,
  `${ORIGIN}//receive`,
  `${ORIGIN}/Receive/`,
])('never leads to %s', (text) => {
  const way = wayOf(text, ORIGIN)
  expect(way.kind === 'page' ? way.path : '').not.toMatch(/^\/(?:receive|statting)/)
})
