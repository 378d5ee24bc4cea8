import type { Migration } from './migration.ts'

/** Where the owner is told something outside the site, and how far each alert has been told. */
export const alert: Migration = {
  name: '0029-alert',
  async up({ schema }, { text, integer, finish }) {
    await finish(
      schema
        .createTable('alert_target')
        .addColumn('channel', text, (column) => column.primaryKey().notNull())
        .addColumn('address', text, (column) => column.notNull())
        .addColumn('failed_at', integer)
        .addColumn('failure', text),
    ).execute()
    await finish(
      schema
        .createTable('alert')
        .addColumn('code', text, (column) => column.primaryKey().notNull())
        .addColumn('since', integer)
        .addColumn('is_told', integer, (column) => column.notNull())
        .addColumn('told_at', integer)
        .addColumn('is_paused', integer, (column) => column.notNull()),
    ).execute()
  },
}
