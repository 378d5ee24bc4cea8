import { expect, it } from 'vitest'
import { waitWords } from './line-words.tsx'

it.each([
  [['shield'], 'sub', '방패를 들면 켜져요'],
  [['lightArmor', 'heavyArmor'], 'armor', '경량옷/중량옷을 입으면 켜져요'],
  [['bow'], 'main', '활을 들면 켜져요'],
] as const)('%j in %s says %s', (worn, slot, words) => {
  expect(waitWords({ slot, worn })).toBe(words)
})
