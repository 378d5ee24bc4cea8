import { buildTree, lineOf } from '@gyeol/catalogue'
import { CRYSTA_KINDS } from '@gyeol/terms'
import type { FactRow } from './read-facts.ts'

/** Rows of each kind, so that the five make about 120. */
const ROWS_PER_KIND = 24

/** Lines one or two rows longer may still come in whole. */
const MOST_OVER = 2

/**
 * A selection of whole enhancement lines of every kind: those whose names are surest and then the
 * longest first.
 */
export function chooseCrystas(rows: readonly FactRow[]): FactRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const tree = buildTree(
    rows.map(({ id, content }) => ({ id, parentId: content.parentId ?? null })),
  )
  const roots = [...new Set([...tree.values()].map(({ rootId }) => rootId))]
  const lines = roots
    .map((root) => lineOf(root, tree).flatMap((id) => byId.get(id) ?? []))
    .filter((line) => line.length > 1)
    .sort(
      (left, right) =>
        unsure(left) - unsure(right) ||
        right.length - left.length ||
        (first(left) < first(right) ? -1 : 1),
    )
  return CRYSTA_KINDS.flatMap((kind) => {
    const chosen: FactRow[] = []
    for (const line of lines) {
      if (line[0]?.content.kind !== kind) continue
      if (chosen.length + line.length <= ROWS_PER_KIND + MOST_OVER) chosen.push(...line)
      if (chosen.length >= ROWS_PER_KIND) break
    }
    return chosen
  })
}

const first = (line: readonly FactRow[]) => line[0]?.id ?? ''

/** The part of a line whose Korean names nobody has seen. */
function unsure(line: readonly FactRow[]): number {
  const doubtful = line.filter(({ content }) => ['guess', 'none'].includes(content.evidence))
  return doubtful.length / line.length
}
