import { expect, it } from 'vitest'
import { plural } from './plural.ts'

it.each([
  [0, '0 pieces'],
  [1, '1 piece'],
  [2, '2 pieces'],
  [1234, '1,234 pieces'],
  [1.5, '1.5 pieces'],
])('puts %d with its noun', (count, words) => {
  expect(plural(count, 'piece')).toBe(words)
})

it.each([
  ['1', '1 piece'],
  ['1.2K', '1.2K pieces'],
])('takes %j as it is written', (count, words) => {
  expect(plural(count, 'piece')).toBe(words)
})

it('takes a plural that is no mere -s', () => {
  expect(plural(1, 'enemy', 'enemies')).toBe('1 enemy')
  expect(plural(3, 'enemy', 'enemies')).toBe('3 enemies')
})
