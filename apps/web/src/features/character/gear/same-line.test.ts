import type { Crysta } from '@gyeol/contract'
import { expect, it } from 'vitest'
import type { Piece } from '../build/character-build.ts'
import { isSameLine } from './same-line.ts'

/** Only ids and parents are asked for. */
const list = [
  { id: 'zega_viii', parentId: null },
  { id: 'zega_ix', parentId: 'zega_viii' },
  { id: 'mari', parentId: null },
] as unknown as readonly Crysta[]
const wearing = (...ids: string[]) => ({ crystas: ids.map((id) => ({ id })) }) as unknown as Piece

it.each([
  [['zega_ix', 'zega_viii'], true],
  [['ko-jegavx', 'ko-jegaviii'], true],
  [['ko-jegaix', 'ko-mari'], false],
])('%s stand in one line: %s', (ids, expected) => {
  expect(isSameLine(wearing(...ids), list)).toBe(expected)
})
