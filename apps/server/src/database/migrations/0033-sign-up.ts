import type { Migration } from './migration.ts'

/** Sign-ups that wait for an approval, members who are trusted early, and what accounts have in common. */
export const signUp: Migration = {
  name: '0033-sign-up',
  async up({ schema }, { text, integer, finish }) {
    await schema.alterTable('member').addColumn('trusted_at', integer).execute()
    await finish(
      schema
        .createTable('sign_up_request')
        .addColumn('member_id', text, (column) =>
          column.primaryKey().notNull().references('member.id'),
        )
        .addColumn('message', text, (column) => column.notNull())
        .addColumn('decision', text, (column) => column.notNull())
        .addColumn('asked_at', integer, (column) => column.notNull()),
    ).execute()
    await finish(
      schema
        .createTable('member_trace')
        .addColumn('member_id', text, (column) => column.notNull().references('member.id'))
        .addColumn('kind', text, (column) => column.notNull())
        .addColumn('mark', text, (column) => column.notNull())
        .addColumn('first_at', integer, (column) => column.notNull())
        .addColumn('last_at', integer, (column) => column.notNull())
        .addPrimaryKeyConstraint('member_trace_key', ['member_id', 'kind', 'mark']),
    ).execute()
    await schema
      .createIndex('member_trace_by_mark')
      .on('member_trace')
      .columns(['kind', 'mark'])
      .execute()
    await schema
      .createIndex('member_trace_by_use')
      .on('member_trace')
      .columns(['last_at'])
      .execute()
  },
}
