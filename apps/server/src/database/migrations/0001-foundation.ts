import type { Migration } from './migration.ts'

/** Settings, data versions, and the ledger of shipped rows. */
export const foundation: Migration = {
  name: '0001-foundation',
  async up({ schema }, { text, integer, finish }) {
    await finish(
      schema
        .createTable('site_setting')
        .addColumn('key', text, (column) => column.primaryKey().notNull())
        .addColumn('value', text, (column) => column.notNull())
        .addColumn('as_of', text)
        .addColumn('version', integer, (column) => column.notNull())
        .addColumn('updated_at', integer, (column) => column.notNull()),
    ).execute()
    await finish(
      schema
        .createTable('data_version')
        .addColumn('key', text, (column) => column.primaryKey().notNull())
        .addColumn('version', integer, (column) => column.notNull()),
    ).execute()
    await finish(
      schema
        .createTable('seed_state')
        .addColumn('name', text, (column) => column.primaryKey().notNull())
        .addColumn('version', integer, (column) => column.notNull())
        .addColumn('source', text, (column) => column.notNull())
        .addColumn('as_of', text, (column) => column.notNull())
        .addColumn('content_hash', text, (column) => column.notNull())
        .addColumn('applied_at', integer, (column) => column.notNull()),
    ).execute()
    await finish(
      schema
        .createTable('seed_row')
        .addColumn('seed_name', text, (column) => column.notNull())
        .addColumn('row_id', text, (column) => column.notNull())
        .addColumn('row_hash', text, (column) => column.notNull())
        .addPrimaryKeyConstraint('seed_row_pk', ['seed_name', 'row_id']),
    ).execute()
  },
}
