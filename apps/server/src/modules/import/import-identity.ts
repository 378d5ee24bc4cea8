import { randomUUIDv7 } from 'node:crypto'
import { ID_PATTERN, type ImportError, RESERVED_IDS } from '@gyeol/contract'
import { presentId } from '@gyeol/game-data'
import { toStoredSearchText, withParticle } from '@gyeol/korean'
import type { AnyEntity, CommonContent, Item } from '../catalogue/catalogue-entity.ts'
import { idCandidates } from '../catalogue/catalogue-id.ts'
import { valueAt, withValueAt, wordOf } from '../catalogue/file-field.ts'
import { withPresentReferences } from '../catalogue/references.ts'
import { contentOf, type ReadRow } from './import-row.ts'

/** A row with the item it is about: one that is there (`before`), or a new one. */
export type PlannedRow = {
  readonly line: number
  readonly id: string
  readonly before: Item<CommonContent> | undefined
  readonly content: CommonContent
  /** What the file calls its parent. */
  readonly parentWord?: string
}

type Parts = {
  readonly entity: AnyEntity
  readonly present: readonly Item<CommonContent>[]
  readonly errors: ImportError[]
  readonly asOf: string | null
}

const RESERVED: ReadonlySet<string> = new Set(RESERVED_IDS)

/**
 * Finds out which item each row is about. An id says it exactly, one of an earlier release too;
 * without one the name does, when only one item has it; everything else is new and gets an id made of
 * its name.
 */
export function identifyRows(read: readonly ReadRow[], parts: Parts): PlannedRow[] {
  const { entity, present, errors, asOf } = parts
  const byId = new Map(present.map((item) => [item.id, item]))
  const byName = groupByName(present)
  const lineOf = new Map<string, Pick<PlannedRow, 'line' | 'content'>>()
  const told = tellIds(read, { entity, byId })
  const taken = new Set([...byId.keys(), ...told.values()])
  const named = new Set(taken)
  const isTaken = (id: string) => named.has(id)
  const rows: PlannedRow[] = []
  for (const row of read) {
    const refuse = (message: string) => errors.push({ line: row.line, column: '아이디', message })
    const id = told.get(row)
    if (id !== undefined && RESERVED.has(id)) refuse(`쓸 수 없는 아이디예요: '${id}'`)
    const found = id === undefined ? findByName(entity, row, byName) : byId.get(id)
    if (Array.isArray(found)) {
      const ids = found.map((item) => item.id).join(', ')
      refuse(`같은 이름이 여럿이에요(${ids}). 어느 것인지 아이디로 적어 주세요.`)
      continue
    }
    const written = contentOf(row, { entity, before: found?.content, asOf }, errors)
    if (!written) continue
    const content = withPresentReferences(entity.entity, written, isTaken)
    const before = found && isSame(entity, { id, found, content }) ? found : undefined
    const own = before?.id ?? id ?? newId(content, taken)
    const earlier = lineOf.get(own)
    if (earlier !== undefined) {
      const called = withParticle(`'${earlier.content.name}'`, '와/과')
      refuse(`${earlier.line}행 ${called} 같은 항목이에요.${renamed(row, own)}`)
    }
    lineOf.set(own, { line: row.line, content })
    taken.add(own)
    rows.push({ line: row.line, id: own, before, content })
  }
  return resolveParents(rows, parts, read)
}

/** Two ids of an earlier release may have become one; then it says which. */
function renamed({ id }: ReadRow, own: string): string {
  return id === null || !ID_PATTERN.test(id) || id === own
    ? ''
    : ` '${id}'의 지금 아이디는 '${own}'예요.`
}

type Known = {
  readonly entity: AnyEntity
  readonly byId: ReadonlyMap<string, unknown>
}

/**
 * The ids rows name, as they are today. Ids of other lists that had to be rewritten may meet in one;
 * then they are numbered in the order of the file, which is the same every time.
 */
function tellIds(read: readonly ReadRow[], known: Known): ReadonlyMap<ReadRow, string> {
  const counts = new Map<string, number>()
  const presentIdOf = presentIds(read, known)
  return new Map(
    read.flatMap((row) => {
      if (row.id === null) return []
      if (isExact(row)) return [[row, presentIdOf(row.id)] as const]
      const count = (counts.get(row.id) ?? 0) + 1
      counts.set(row.id, count)
      return [[row, count === 1 ? row.id : `${row.id}-${count}`] as const]
    }),
  )
}

const isExact = ({ cells }: ReadRow) => ID_PATTERN.test(String(cells.get('id')))

/**
 * Leads former ids to the row that is there today. Where it is not, two rows of a file that would
 * meet in its id keep theirs: they are new, and nobody has made them one here.
 */
function presentIds(read: readonly ReadRow[], { entity: { entity }, byId }: Known) {
  const toNow = (id: string) => (byId.has(id) ? id : presentId(entity, id))
  const exact = new Set(read.flatMap((row) => (row.id === null || !isExact(row) ? [] : row.id)))
  const meeting = Map.groupBy(exact, toNow)
  return (id: string) => {
    const now = toNow(id)
    return byId.has(now) || meeting.get(now)?.length === 1 ? now : id
  }
}

type ByName = ReadonlyMap<string, readonly Item<CommonContent>[]>

function groupByName(present: readonly Item<CommonContent>[]): ByName {
  return Map.groupBy(present, ({ content }) => toStoredSearchText(content.name))
}

/**
 * The item a row's name means. Items of one name that differ otherwise (bosses by level) are told
 * apart by their name keys; where those do not differ either, nobody can say which is meant.
 */
function findByName(entity: AnyEntity, row: ReadRow, byName: ByName) {
  const name = row.values.find(({ path }) => path[0] === 'name')?.value
  const items = byName.get(toStoredSearchText(wordOf(name))) ?? []
  if (items.length < 2) return items[0]
  const matching = items.filter(
    ({ content }) => entity.nameKey(content) === entity.nameKey(overlaid(content, row)),
  )
  return matching.length > 1 ? matching : matching[0]
}

/** What a row says over what is there, as far as names go. */
function overlaid(content: CommonContent, { values }: ReadRow): CommonContent {
  const draft = values.reduce<Record<string, unknown>>(
    (so, { path, value }) => withValueAt(so, path, value),
    { ...content },
  )
  // Only fields of this very list are put over its content.
  return draft as unknown as CommonContent
}

type Match = {
  readonly id: string | undefined
  readonly found: Item<CommonContent>
  readonly content: CommonContent
}

/** An item found by name is the same only when it would still be called so. */
function isSame({ nameKey }: AnyEntity, { id, found, content }: Match): boolean {
  return id !== undefined || nameKey(content) === nameKey(found.content)
}

function newId(content: CommonContent, taken: ReadonlySet<string>): string {
  return idCandidates(content).find((id) => !taken.has(id)) ?? randomUUIDv7()
}

/** A parent may be named by id or, where it is the only one, by its name. */
function resolveParents(
  rows: readonly PlannedRow[],
  { entity, present }: Parts,
  read: readonly ReadRow[],
): PlannedRow[] {
  if (!entity.parent) return [...rows]
  const said = new Map(read.map(({ line, cells }) => [line, cells.get('parentId')]))
  const ids = new Set([...present.map(({ id }) => id), ...rows.map(({ id }) => id)])
  const names = new Map<string, string | null>()
  for (const { id, content } of [...present, ...rows]) {
    const key = toStoredSearchText(content.name)
    const known = names.get(key)
    names.set(key, known === undefined || known === id ? id : null)
  }
  return rows.map((row) => {
    const word = said.get(row.line)
    const parentId = valueAt(row.content, ['parentId'])
    if (word === undefined || typeof parentId !== 'string' || ids.has(parentId)) return row
    const named = names.get(toStoredSearchText(wordOf(word)))
    const told = { ...row, parentWord: wordOf(word) }
    if (typeof named !== 'string') return told
    // The content of a list with parents has this field.
    const content = withValueAt({ ...row.content }, ['parentId'], named) as unknown
    return { ...told, content: content as CommonContent }
  })
}
