import { expect, it } from 'vitest'
import { effectAtTier } from './ability-effect.ts'

it.each([
  ['STR +1T', 3, 'STR +3'],
  ['MaxHP +200T', 5, 'MaxHP +1000'],
  ['최대MP -(350-50T), 명중 +60T, 15초', 2, '최대MP -(250), 명중 +120, 15초'],
  ['MATK +50 + 기본DEX/10, 5+5T초', 3, 'MATK +50 + 기본DEX/10, 20초'],
  ['방어 무너뜨리기 +5T%', 4, '방어 무너뜨리기 +20%'],
  ['T초 동안 INT 증가', 2, '2초 동안 INT 증가'],
  ['넘어짐을 막아요', 5, '넘어짐을 막아요'],
])('%s at %i is %s', (effect, tier, expected) => {
  expect(effectAtTier(effect, tier)).toBe(expected)
})
