import { inOneLine } from '@gyeol/character'
import type { Crysta } from '@gyeol/contract'
import type { Piece } from '../build/character-build.ts'

/** Two crystas of one line of upgrades, one above the other. */
export function isSameLine({ crystas }: Piece, list: readonly Crysta[]): boolean {
  const [first, second] = crystas
  if (!first || !second) return false
  return inOneLine(first.id, second.id, new Map(list.map(({ id, parentId }) => [id, parentId])))
}
