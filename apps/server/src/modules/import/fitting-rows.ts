import type { ImportError } from '@gyeol/contract'
import { toStoredSearchText } from '@gyeol/korean'
import type { AnyEntity, CommonContent, Item } from '../catalogue/catalogue-entity.ts'
import { wordOf } from '../catalogue/file-field.ts'
import type { PlannedRow } from './import-identity.ts'
import type { ReadRow } from './import-row.ts'
import { checkSet, type FinalRow, type LeftOut } from './import-set-check.ts'

/** One row left out may keep others out that hang on it; a file in which that goes on is given up. */
const MOST_ROUNDS = 100

type Parts = {
  readonly read: readonly ReadRow[]
  readonly identified: readonly PlannedRow[]
  readonly present: readonly Item<CommonContent>[]
  readonly gone: readonly Item<CommonContent>[]
  /** What is wrong so far; what the rows do to each other is added. */
  readonly errors: ImportError[]
}

/**
 * The rows nothing is wrong with, together with the list they go into: without the wrong ones, without
 * those that meet others, and without those that would hang on one of these.
 */
export function fittingRows(
  entity: AnyEntity,
  { read, identified, present, gone, errors }: Parts,
): readonly PlannedRow[] {
  const wrong = new Set(errors.map(({ line }) => line))
  if (wrong.has(null)) return []
  const goneNames = new Map(gone.map(({ id, content }) => [id, content.name]))
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const rows = identified.filter(({ line }) => !wrong.has(line))
    const leftOut = leftOutOf({ read, identified }, wrong)
    const found = checkSet(entity, finalRows({ rows, present, goneNames }), { goneNames, leftOut })
    if (found.length === 0) return rows
    errors.push(...found)
    for (const { line } of found) wrong.add(line)
    // It is the list itself that does not fit any more, or one that is replaced as a whole or not at all.
    if (wrong.has(null) || gone.length > 0) return []
  }
  errors.push({ line: null, column: null, message: '서로 이어진 행이 너무 많이 잘못되었어요.' })
  return []
}

/** Rows that are wrong, by the id they have and by the name they are called. */
function leftOutOf(
  { read, identified }: Pick<Parts, 'read' | 'identified'>,
  wrong: ReadonlySet<number | null>,
): LeftOut {
  const named = read.map(({ line, cells }) => ({ line, name: wordOf(cells.get('name') ?? '') }))
  const byName = named
    .filter(({ name }) => name !== '')
    .map((row) => [toStoredSearchText(row.name), row] as const)
  const byId = identified.map(
    ({ id, line, content }) => [id, { line, name: content.name }] as const,
  )
  return new Map([...byName, ...byId].filter(([, { line }]) => wrong.has(line)))
}

type Final = Pick<Parts, 'present'> & {
  readonly rows: readonly PlannedRow[]
  readonly goneNames: ReadonlyMap<string, string>
}

function finalRows({ rows, present, goneNames }: Final): FinalRow[] {
  const written = new Set(rows.map(({ id }) => id))
  const left = present.filter(({ id }) => !written.has(id) && !goneNames.has(id))
  return [...left.map(({ id, content }) => ({ id, line: null, content })), ...rows]
}
