import type { Crysta } from '@gyeol/contract'
import type { Piece } from '../build/character-build.ts'

/** Two crystas of one line of upgrades, one above the other. */
export function isSameLine({ crystas }: Piece, list: readonly Crysta[]): boolean {
  const [first, second] = crystas
  if (!first || !second || first.id === second.id) return false
  const parents = new Map(list.map(({ id, parentId }) => [id, parentId]))
  const isAbove = (upper: string, lower: string) => {
    let at = parents.get(lower) ?? null
    // A line of upgrades is short; a circle in the data must not hold the page.
    for (let step = 0; at !== null && step < 30; step++) {
      if (at === upper) return true
      at = parents.get(at) ?? null
    }
    return false
  }
  return isAbove(first.id, second.id) || isAbove(second.id, first.id)
}
