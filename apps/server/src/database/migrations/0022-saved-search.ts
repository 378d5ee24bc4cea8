import type { Migration } from './migration.ts'

/** Searches members keep, and what has newly come to fit them. */
export const savedSearch: Migration = {
  name: '0022-saved-search',
  async up({ schema }, { text, integer, finish }) {
    await finish(
      schema
        .createTable('saved_search')
        .addColumn('id', text, (column) => column.primaryKey().notNull())
        .addColumn('member_id', text, (column) => column.notNull().references('member.id'))
        .addColumn('list', text, (column) => column.notNull())
        .addColumn('name', text, (column) => column.notNull())
        .addColumn('search', text, (column) => column.notNull())
        .addColumn('ask', text)
        .addColumn('has_alert', integer, (column) => column.notNull())
        .addColumn('seen', text, (column) => column.notNull())
        .addColumn('news', text, (column) => column.notNull())
        .addColumn('looked_version', integer, (column) => column.notNull())
        .addColumn('found_at', integer)
        .addColumn('alert', text)
        .addColumn('created_at', integer, (column) => column.notNull())
        .addColumn('removed_at', integer)
        .addColumn('version', integer, (column) => column.notNull()),
    ).execute()
    await schema
      .createIndex('saved_search_by_member')
      .on('saved_search')
      .columns(['member_id', 'created_at'])
      .execute()
    await schema
      .createIndex('saved_search_by_look')
      .on('saved_search')
      .columns(['list', 'has_alert', 'looked_version'])
      .execute()
    await schema
      .createIndex('saved_search_by_time')
      .on('saved_search')
      .columns(['found_at'])
      .execute()
  },
}
