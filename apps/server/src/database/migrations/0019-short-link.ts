import type { Migration } from './migration.ts'

/** Short addresses of works that planners pack into long ones. */
export const shortLink: Migration = {
  name: '0019-short-link',
  async up({ schema }, { text, integer, finish }) {
    await finish(
      schema
        .createTable('short_link')
        .addColumn('code', text, (column) => column.primaryKey())
        .addColumn('path', text, (column) => column.notNull())
        .addColumn('hash', text, (column) => column.notNull())
        .addColumn('title', text, (column) => column.notNull())
        .addColumn('summary', text, (column) => column.notNull())
        .addColumn('maker_id', text, (column) => column.references('member.id'))
        .addColumn('removal_hash', text)
        .addColumn('created_at', integer, (column) => column.notNull())
        .addColumn('seen_at', integer, (column) => column.notNull()),
    ).execute()
    await schema.createIndex('short_link_by_maker').on('short_link').columns(['maker_id']).execute()
    await schema.createIndex('short_link_by_visit').on('short_link').columns(['seen_at']).execute()
  },
}
