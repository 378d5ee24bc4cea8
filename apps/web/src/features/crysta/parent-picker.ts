import { buildTree } from '@gyeol/catalogue'
import type { CrystaUnit } from '@gyeol/contract'
import type { CrystaKind } from '@gyeol/terms'

/**
 * Crystas that can stand before another one: of its kind, not itself, and nothing that grows from
 * it, so that no way leads back.
 */
export function possibleParents(
  units: readonly CrystaUnit[],
  { id, kind }: { readonly id: string | null; readonly kind: CrystaKind },
): readonly CrystaUnit[] {
  const tree = buildTree(units)
  const grown = new Set(id === null ? [] : [id])
  // A set grows while it is walked, so this reaches everything.
  for (const each of grown) for (const child of tree.get(each)?.childIds ?? []) grown.add(child)
  return units.filter((unit) => unit.kind === kind && !grown.has(unit.id))
}
