import { expect, it } from 'vitest'
import { sumWords } from './sum-words.ts'

it.each([
  ['0', '0'],
  ['124000000', '1억 2,400만'],
  ['-50', '−50'],
  ['19999999999999980000', '19,999,999조'],
])('the sum %s is read as %s', (sum, words) => {
  expect(sumWords(BigInt(sum))).toBe(words)
})
