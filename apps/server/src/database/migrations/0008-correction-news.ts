import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Whether the author of a proposal has seen its answer; of those answered before, they have. */
export const correctionNews: Migration = {
  name: '0008-correction-news',
  async up(database, { integer }) {
    await database.schema.alterTable('correction').addColumn('seen_at', integer).execute()
    await sql`update correction set seen_at = reviewed_at`.execute(database)
  },
}
