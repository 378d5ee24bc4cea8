import { expect, it } from 'vitest'
import { ordinal } from './ordinal.ts'
import { withParticle } from './particle.ts'

it.each([
  ['바쿠잔', '이/가', '바쿠잔이'],
  ['강그레프', '이/가', '강그레프가'],
  ['물', '으로/로', '물로'],
  ['3', '을/를', '3을'],
  ['2', '을/를', '2를'],
  ['10', '은/는', '10은'],
  ['0', '이/가', '0이'],
  ['1,000', '와/과', '1,000과'],
  ['300', '으로/로', '300으로'],
  ['7', '으로/로', '7로'],
  ['ATK', '은/는', 'ATK는'],
  ['INT', '을/를', 'INT를'],
  ['MaxHP', '을/를', 'MaxHP를'],
  ['Lv.268', '이/가', 'Lv.268이'],
  ['Skill', '은/는', 'Skill은'],
  ['ATK%', '이/가', 'ATK%가'],
  ['바쿠잔 (무기)', '을/를', '바쿠잔 (무기)를'],
  ['‘활’', '은/는', '‘활’은'],
] as const)('%s takes %s as %s', (word, particle, expected) => {
  expect(withParticle(word, particle)).toBe(expected)
})

it.each([
  [1, '1번째'],
  [128, '128번째'],
])('ordinal writes %d as %s', (position, expected) => {
  expect(ordinal(position)).toBe(expected)
})
