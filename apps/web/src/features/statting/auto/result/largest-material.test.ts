import { expect, it } from 'vitest'
import { largestMaterialWords } from './largest-material.ts'

const NONE = { metal: 0, cloth: 0, beast: 0, wood: 0, medicine: 0, mana: 0 }

it('of six materials the one that is needed most is told, not their sum', () => {
  expect(largestMaterialWords({ ...NONE, metal: 120, beast: 1340 })).toBe('짐승 1,340')
  expect(largestMaterialWords(NONE)).toBe('0')
})
