import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Finds what columns of a table say wherever it holds a mark, a text without `%` and `_`. */
export function textsWith<Table extends keyof Schema>(
  table: Table,
  columns: readonly Extract<keyof Schema[Table], string>[],
): (kysely: Kysely<Schema>, mark: string) => Promise<readonly string[]> {
  return async (kysely, mark) => {
    const found: string[] = []
    for (const column of columns) {
      const { rows } = await sql<{ readonly said: string }>`
        select ${sql.ref(column)} as said from ${sql.table(table)}
        where ${sql.ref(column)} like ${`%${mark}%`}`.execute(kysely)
      found.push(...rows.map(({ said }) => said))
    }
    return found
  }
}
