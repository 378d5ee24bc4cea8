import { EDITION_PATTERN } from '@gyeol/contract'
import { expect, it } from 'vitest'
import { changesFrom, readEdition, writeEdition } from './edition.ts'

const at = (time: string) => Date.parse(time)
const NOW = { version: 9, at: at('2026-11-25T12:00:00Z') }

it('is read as it was written', () => {
  expect(writeEdition(NOW)).toMatch(EDITION_PATTERN)
  expect(readEdition(writeEdition(NOW))).toEqual(NOW)
})

it.each([
  ['the same', NOW, '2026-11-25T00:00:00Z'],
  ['an earlier one', { version: 3, at: at('2026-11-20T18:30:00Z') }, '2026-11-20T00:00:00Z'],
  [
    'one just after midnight',
    { version: 3, at: at('2026-11-20T00:00:30Z') },
    '2026-11-19T00:00:00Z',
  ],
])('%s is told what has changed since its day', (_name, since, from) => {
  expect(changesFrom(since, NOW)).toBe(at(from))
})

it.each([
  ['comes later', { version: 9, at: NOW.at + 1 }],
  ['has changed more often, as after a restored copy', { version: 10, at: NOW.at }],
])('one that %s is told everything', (_name, since) => {
  expect(changesFrom(since, NOW)).toBeNull()
})
