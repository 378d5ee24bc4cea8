import type { Migration } from './migration.ts'

/** Why a member is suspended, in the words they are shown, and until when; null: until it is lifted. */
export const suspension: Migration = {
  name: '0009-suspension',
  async up({ schema }, { text, integer, finish }) {
    await finish(
      schema
        .createTable('suspension')
        .addColumn('member_id', text, (column) =>
          column.primaryKey().notNull().references('member.id'),
        )
        .addColumn('reason', text, (column) => column.notNull())
        .addColumn('since', integer, (column) => column.notNull())
        .addColumn('until', integer),
    ).execute()
    await schema.createIndex('suspension_by_end').on('suspension').column('until').execute()
  },
}
