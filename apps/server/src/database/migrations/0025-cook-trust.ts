import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * Houses and dishes an editor took down, requests an editor said no to, and who was past probation
 * when they spoke. Whoever spoke before this counted in full.
 */
export const cookTrust: Migration = {
  name: '0025-cook-trust',
  async up(database, { text, integer, finish }) {
    const { schema } = database
    await schema.alterTable('cook_house').addColumn('taken_down_at', integer).execute()
    await schema.alterTable('cook_house').addColumn('removal_denied_at', integer).execute()
    await schema.alterTable('cook_dish').addColumn('taken_down_at', integer).execute()
    await schema
      .alterTable('cook_dish')
      .addColumn('written_level', integer, (column) => column.notNull().defaultTo(sql`0`))
      .execute()
    await sql`update cook_dish set written_level = level`.execute(database)
    await schema
      .alterTable('cook_mark')
      .addColumn('is_settled', integer, (column) => column.notNull().defaultTo(sql`1`))
      .execute()
    await schema.alterTable('cook_mark').addColumn('undone_at', integer).execute()
    await finish(
      schema
        .createTable('cook_level')
        .addColumn('dish_id', text, (column) => column.notNull().references('cook_dish.id'))
        .addColumn('member_id', text, (column) => column.notNull())
        .addColumn('level', integer, (column) => column.notNull())
        .addColumn('is_settled', integer, (column) => column.notNull())
        .addColumn('at', integer, (column) => column.notNull())
        .addColumn('undone_at', integer)
        .addPrimaryKeyConstraint('cook_level_pk', ['dish_id', 'member_id']),
    ).execute()
    await schema
      .createIndex('cook_level_by_member')
      .on('cook_level')
      .columns(['member_id'])
      .execute()
  },
}
