import { findCycle } from '@gyeol/catalogue'
import type { ImportError } from '@gyeol/contract'
import { toStoredSearchText, withParticle } from '@gyeol/korean'
import type { AnyEntity, CommonContent } from '../catalogue/catalogue-entity.ts'

/** An item as the list will hold it; `line` where the file says it. */
export type FinalRow = {
  readonly id: string
  readonly line: number | null
  readonly content: CommonContent
  /** What the file calls its parent. */
  readonly parentWord?: string
}

/** Rows of a file that are left out, by id and by name as the search writes it. */
export type LeftOut = ReadonlyMap<string, { readonly line: number; readonly name: string }>

/** What will not be there: items a file removes, by id with their names, and rows left out of it. */
type Missing = {
  readonly goneNames: ReadonlyMap<string, string>
  readonly leftOut: LeftOut
}

/** What is wrong with a list as a whole: names that meet, parents that are missing or go in circles. */
export function checkSet(
  entity: AnyEntity,
  rows: readonly FinalRow[],
  missing: Missing,
): ImportError[] {
  return [...namesakes(entity, rows), ...parents(entity, rows, missing), ...cycles(entity, rows)]
}

function* namesakes({ nameKey }: AnyEntity, rows: readonly FinalRow[]): Generator<ImportError> {
  const seen = new Map<string, FinalRow>()
  for (const row of rows) {
    const key = nameKey(row.content)
    if (key === null) continue
    const other = seen.get(key)
    seen.set(key, row)
    if (!other || (row.line === null && other.line === null)) continue
    // What is there already comes first in the list.
    const where = other.line === null ? `이미 있는 자료(아이디 ${other.id})` : `${other.line}행`
    const called = withParticle(`'${other.content.name}'`, '와/과')
    yield {
      line: row.line,
      column: '이름',
      message: `'${row.content.name}': ${where} ${called} 이름이 같아요.`,
    }
  }
}

function* parents(
  { parent, fields }: AnyEntity,
  rows: readonly FinalRow[],
  { goneNames, leftOut }: Missing,
): Generator<ImportError> {
  if (!parent) return
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { line, content, parentWord } of rows) {
    const parentId = parent.parentIdOf(content)
    if (parentId === null) continue
    const found = byId.get(parentId)
    const where = { line, column: parentTitle(fields) }
    const left = leftOut.get(parentId) ?? leftOut.get(toStoredSearchText(parentWord ?? ''))
    // A parent that was missing before the file is not the file's fault.
    if (!found && left !== undefined)
      yield {
        ...where,
        message: `'${content.name}'의 상위인 ${left.line}행 '${left.name}'에 고칠 곳이 있어요.`,
      }
    else if (!found && (line !== null || goneNames.has(parentId)))
      yield {
        ...where,
        message: `'${content.name}'의 상위를 찾을 수 없어요: '${parentWord ?? goneNames.get(parentId) ?? parentId}'`,
      }
    const refusal = found && line !== null ? parent.refuse(content, found.content) : null
    if (refusal !== null && refusal !== undefined)
      yield { ...where, message: `'${content.name}': ${refusal}` }
  }
}

function* cycles({ parent, fields }: AnyEntity, rows: readonly FinalRow[]): Generator<ImportError> {
  if (!parent) return
  const byId = new Map(rows.map((row) => [row.id, row]))
  const cycle = findCycle(
    rows.map(({ id, content }) => ({ id, parentId: parent.parentIdOf(content) })),
  )
  if (!cycle) return
  const members = cycle.flatMap((id) => byId.get(id) ?? [])
  const lines = members.flatMap(({ line }) => line ?? []).sort((left, right) => left - right)
  const [first] = members
  const path = [...members, ...(first ? [first] : [])].map(({ content }) => content.name)
  yield {
    line: lines[0] ?? null,
    column: parentTitle(fields),
    message: `서로가 서로의 상위예요: ${path.join(' → ')}`,
  }
}

/** What the files of a list call the column that names a parent. */
function parentTitle(fields: AnyEntity['fields']): string | null {
  return fields.find(({ code }) => code === 'parentId')?.title ?? null
}
