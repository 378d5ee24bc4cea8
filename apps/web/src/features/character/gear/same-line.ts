import { inOneLine } from '@gyeol/character'
import type { Crysta } from '@gyeol/contract'
import { presentId } from '@gyeol/game-data'
import type { Piece } from '../build/character-build.ts'

/** Two crystas of one line of upgrades, one above the other. */
export function isSameLine({ crystas }: Piece, list: readonly Crysta[]): boolean {
  const [first, second] = crystas
  if (!first || !second) return false
  const parents = new Map(list.map(({ id, parentId }) => [id, parentId]))
  // A build that was saved long ago names them by the ids of that day.
  return inOneLine(presentId('crysta', first.id), presentId('crysta', second.id), parents)
}
