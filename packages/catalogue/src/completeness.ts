import { type Evidence, EVIDENCES, NUMBERS_EVIDENCES, type NumbersEvidence } from '@gyeol/terms'

/** What one row of a list says of itself. `refersTo`: ids of other rows it names. */
export type RowState = {
  readonly id: string
  readonly evidence: Evidence
  readonly numbersEvidence: NumbersEvidence
  readonly refersTo: readonly string[]
}

/** A row of any list as it ships or is kept, as far as its state goes. */
type AnyRow = Pick<RowState, 'id' | 'evidence'> & {
  readonly numbersEvidence?: NumbersEvidence
  readonly parentId?: string | null
  readonly crystaIds?: readonly string[]
  readonly registletIds?: readonly string[]
  readonly skillTree?: string | null
}

/** What a row of any list says of itself. */
export function rowStateOf(row: AnyRow): RowState {
  const { id, evidence, numbersEvidence = 'unknown', parentId, crystaIds, registletIds } = row
  const trees = row.skillTree ? treeReference(row.skillTree) : []
  const refersTo = [parentId ?? [], crystaIds ?? [], registletIds ?? [], trees].flat()
  return { id, evidence, numbersEvidence, refersTo }
}

/** How rows refer to a skill tree: registlets write its id in any case, and items of lists may be called the same. */
export function treeReference(id: string): string {
  return `tree ${id.toLowerCase()}`
}

/** How much of one list is known, and how surely: rows by the evidence of their names and numbers. */
export type Completeness = {
  readonly count: number
  readonly names: Readonly<Record<Evidence, number>>
  readonly numbers: Readonly<Record<NumbersEvidence, number>>
  /** References to other rows, and how many of them lead to one. */
  readonly references: number
  readonly resolved: number
}

/** Counts a list; `known` holds the ids of all rows that may be referred to. */
export function completenessOf(
  rows: readonly RowState[],
  known: ReadonlySet<string>,
): Completeness {
  const named = rows.flatMap(({ refersTo }) => refersTo)
  return {
    count: rows.length,
    names: countBy(EVIDENCES, rows, ({ evidence }) => evidence),
    numbers: countBy(NUMBERS_EVIDENCES, rows, ({ numbersEvidence }) => numbersEvidence),
    references: named.length,
    resolved: named.filter((id) => known.has(id)).length,
  }
}

function countBy<Key extends string>(
  keys: readonly Key[],
  rows: readonly RowState[],
  keyOf: (row: RowState) => Key,
): Readonly<Record<Key, number>> {
  const counts = new Map<Key, number>(keys.map((key) => [key, 0]))
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  // Every key was put in above.
  return Object.fromEntries(counts) as Record<Key, number>
}
