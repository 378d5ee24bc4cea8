import { type Kysely, sql } from 'kysely'
import type { TableShape } from '../database.ts'
import type { Schema } from '../schema.ts'

type Row = {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  readonly key: readonly string[]
  readonly leans_on: readonly string[]
}

/** The tables of the schema we use on PostgreSQL as they are at this moment. */
export async function readTables(kysely: Kysely<Schema>): Promise<readonly TableShape[]> {
  const { rows } = await sql<Row>`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)))
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(a.attname order by k.place), '[]')
        from pg_index i
        cross join lateral unnest(i.indkey) with ordinality as k(attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary) as key,
      (select coalesce(json_agg(distinct other.relname), '[]')
        from pg_constraint f
        join pg_class other on other.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as leans_on
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
  `.execute(kysely)
  return rows.map(({ name, columns, key, leans_on }) => ({
    name,
    columns: columns.map((column) => column.name).sort(),
    key,
    hasBytes: columns.some(({ type }) => type === 'bytea'),
    leansOn: leans_on,
  }))
}
