import type { Migration } from './migration.ts'

/** Main-quest tables the owner puts in the place of the shipped one. */
export const mainQuest: Migration = {
  name: '0005-main-quest',
  async up({ schema }, { text, integer, finish }) {
    await finish(
      schema
        .createTable('main_quest_table')
        .addColumn('id', text, (column) => column.primaryKey().notNull())
        .addColumn('as_of', text, (column) => column.notNull())
        .addColumn('source', text)
        .addColumn('content', text, (column) => column.notNull())
        .addColumn('created_at', integer, (column) => column.notNull()),
    ).execute()
  },
}
