import type { Migration } from './migration.ts'

/** What those who look after members note about one of them, for one another. */
export const memberNote: Migration = {
  name: '0010-member-note',
  async up({ schema }, { text, integer, finish }) {
    await finish(
      schema
        .createTable('member_note')
        .addColumn('id', text, (column) => column.primaryKey().notNull())
        .addColumn('member_id', text, (column) => column.notNull().references('member.id'))
        .addColumn('author_id', text, (column) => column.references('member.id'))
        .addColumn('text', text, (column) => column.notNull())
        .addColumn('at', integer, (column) => column.notNull()),
    ).execute()
    await schema
      .createIndex('member_note_by_member')
      .on('member_note')
      .columns(['member_id', 'at'])
      .execute()
  },
}
