import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** What members saw in the game in the place of a figure; one waits of each member, figure and inputs. */
export const characterCase: Migration = {
  name: '0020-character-case',
  async up({ schema }, { text, integer, finish }) {
    await finish(
      schema
        .createTable('character_case')
        .addColumn('id', text, (column) => column.primaryKey().notNull())
        .addColumn('figure', text, (column) => column.notNull())
        .addColumn('inputs_hash', text, (column) => column.notNull())
        .addColumn('claim_hash', text, (column) => column.notNull())
        .addColumn('content', text, (column) => column.notNull())
        .addColumn('state', text, (column) => column.notNull())
        .addColumn('author_id', text, (column) => column.notNull().references('member.id'))
        .addColumn('reviewer_id', text, (column) => column.references('member.id'))
        .addColumn('answer', text, (column) => column.notNull())
        .addColumn('created_at', integer, (column) => column.notNull())
        .addColumn('reviewed_at', integer)
        .addColumn('seen_at', integer),
    ).execute()
    await schema
      .createIndex('character_case_open')
      .unique()
      .on('character_case')
      .columns(['author_id', 'inputs_hash'])
      .where(sql<boolean>`state = 'open'`)
      .execute()
    await schema
      .createIndex('character_case_by_state')
      .on('character_case')
      .columns(['state', 'created_at'])
      .execute()
    await schema
      .createIndex('character_case_by_author')
      .on('character_case')
      .columns(['author_id', 'created_at'])
      .execute()
    await schema
      .createIndex('character_case_by_claim')
      .on('character_case')
      .columns(['claim_hash'])
      .execute()
  },
}
