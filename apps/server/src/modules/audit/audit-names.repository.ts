import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/**
 * Where the things of one kind are called something; `via`: they carry the name of another thing, `key`:
 * the name is kept a second time as searches compare it.
 */
type Named = {
  readonly table: keyof Schema
  readonly column: 'name' | 'nickname' | 'title'
  readonly key?: 'name_key'
  readonly via?: { readonly table: keyof Schema; readonly column: 'item_id' }
}

const ofItem = (table: keyof Schema): Named => ({
  table: 'price_item',
  column: 'name',
  key: 'name_key',
  via: { table, column: 'item_id' },
})

/** By the kind of thing the log names. The log tells of every part, so it reads names here, once. */
const NAMED: Readonly<Record<string, Named>> = {
  member: { table: 'member', column: 'nickname' },
  notice: { table: 'notice', column: 'title' },
  event: { table: 'event', column: 'title' },
  crysta: { table: 'crysta', column: 'name' },
  registlet: { table: 'registlet', column: 'name' },
  ability: { table: 'ability', column: 'name' },
  boss: { table: 'boss', column: 'name' },
  equipment: { table: 'equipment', column: 'name' },
  job: { table: 'job', column: 'name' },
  'price-kind': { table: 'price_kind', column: 'name' },
  'price-item': { table: 'price_item', column: 'name', key: 'name_key' },
  price: ofItem('price_statement'),
  'price-report': ofItem('price_report'),
}

/** The kinds of things that have names. */
export const NAMED_ENTITIES: readonly string[] = Object.keys(NAMED)

/** What things of one kind are called now, by id; what is gone has no entry. */
export async function readNames(
  kysely: Kysely<Schema>,
  entity: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const named = NAMED[entity]
  if (named === undefined || ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select ${idOf(named)} as id, ${nameOf(named)} as name from ${fromOf(named)}
    where ${idOf(named)} in (${sql.join(ids)})`.execute(kysely)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The ids of the things of one kind whose name fits the pattern, as a query within another. */
export function idsByName(entity: string, pattern: string) {
  const named = NAMED[entity]
  if (named === undefined) throw new RangeError(`${entity} has no names`)
  const fitting = named.key
    ? sql`${sql.table(named.table)}.${sql.ref(named.key)} like ${pattern} escape '\\'`
    : fits(nameOf(named), pattern)
  return sql`select ${idOf(named)} from ${fromOf(named)} where ${fitting}`
}

/** Whether a text, as searches compare texts, fits a pattern of `toSearchPattern`. */
export function fits(text: ReturnType<typeof sql>, pattern: string) {
  return sql<boolean>`lower(replace(${text}, ' ', '')) like ${pattern} escape '\\'`
}

const nameOf = ({ table, column }: Named) => sql`${sql.table(table)}.${sql.ref(column)}`

const idOf = ({ table, via }: Named) => sql`${sql.table(via?.table ?? table)}.id`

function fromOf({ table, via }: Named) {
  if (via === undefined) return sql`${sql.table(table)}`
  return sql`${sql.table(via.table)} join ${sql.table(table)}
    on ${sql.table(table)}.id = ${sql.table(via.table)}.${sql.ref(via.column)}`
}
