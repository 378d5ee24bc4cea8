import type { Migration } from './migration.ts'

/** Unsent words of the editors' forms, one of each form and member. */
export const draft: Migration = {
  name: '0013-draft',
  async up({ schema }, { text, integer, finish }) {
    await finish(
      schema
        .createTable('draft')
        .addColumn('member_id', text, (column) => column.notNull().references('member.id'))
        .addColumn('form', text, (column) => column.notNull())
        .addColumn('thing_id', text, (column) => column.notNull())
        .addColumn('version', integer)
        .addColumn('content', text, (column) => column.notNull())
        .addColumn('at', integer, (column) => column.notNull())
        .addPrimaryKeyConstraint('draft_pk', ['member_id', 'form', 'thing_id']),
    ).execute()
    await schema.createIndex('draft_by_time').on('draft').columns(['at']).execute()
  },
}
