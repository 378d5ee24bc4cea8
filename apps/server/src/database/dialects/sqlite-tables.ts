import { type Kysely, sql } from 'kysely'
import type { TableShape } from '../database.ts'
import type { Schema } from '../schema.ts'

/** The tables of the embedded database as they are at this moment. */
export async function readTables(kysely: Kysely<Schema>): Promise<readonly TableShape[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name not like 'sqlite~_%' escape '~'
  `.execute(kysely)
  const shapes: TableShape[] = []
  for (const { name } of tables) shapes.push(await readTable(kysely, name))
  return shapes
}

async function readTable(kysely: Kysely<Schema>, table: string): Promise<TableShape> {
  const { rows: columns } = await sql<{ name: string; type: string; pk: number }>`
    select name, type, pk from pragma_table_info(${table})
  `.execute(kysely)
  const { rows: references } = await sql<{ table: string }>`
    select distinct "table" from pragma_foreign_key_list(${table})
  `.execute(kysely)
  return {
    name: table,
    columns: columns.map(({ name }) => name).sort(),
    key: columns
      .filter(({ pk }) => pk > 0)
      .sort((a, b) => a.pk - b.pk)
      .map(({ name }) => name),
    hasBytes: columns.some(({ type }) => type.toLowerCase() === 'blob'),
    leansOn: references.map(({ table: other }) => other).filter((other) => other !== table),
  }
}
