import { expect, it } from 'vitest'
import { ordinal } from './ordinal.english.ts'

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [21, '21st'],
  [1002, '1,002nd'],
])('writes %d as %s', (position, words) => {
  expect(ordinal(position)).toBe(words)
})
