import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../database.ts'

/**
 * One numbered step of the schema. It runs once, in a transaction of its own, and is never edited
 * after a release. It sees the database without our table types: those describe the newest state.
 */
export type Migration = {
  readonly name: string
  readonly up: (database: Kysely<unknown>, types: ColumnTypes) => Promise<void>
}
