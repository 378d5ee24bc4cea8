import type { Migration } from './migration.ts'

/** Words that found nothing, and the names of pages editors make of them. */
export const searchWord: Migration = {
  name: '0040-search-word',
  async up({ schema }, { text, integer, finish }) {
    await finish(
      schema
        .createTable('search_word')
        .addColumn('word', text, (column) => column.primaryKey())
        .addColumn('count', integer, (column) => column.notNull())
        .addColumn('last_at', integer, (column) => column.notNull())
        .addColumn('is_answered', integer, (column) => column.notNull()),
    ).execute()
    await schema
      .createIndex('search_word_by_count')
      .on('search_word')
      .columns(['is_answered', 'count', 'last_at'])
      .execute()
    await finish(
      schema
        .createTable('search_alias')
        .addColumn('word', text, (column) => column.notNull())
        .addColumn('target', text, (column) => column.notNull())
        .addPrimaryKeyConstraint('search_alias_key', ['word', 'target']),
    ).execute()
  },
}
