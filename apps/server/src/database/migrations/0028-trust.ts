import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** The owner's papers with their versions, what members agreed to, and codes for forgotten passwords. */
export const trust: Migration = {
  name: '0028-trust',
  async up(database, { text, integer, finish, finishByKey }) {
    const { schema } = database
    await finishByKey(
      schema
        .createTable('policy')
        .addColumn('kind', text, (column) => column.notNull())
        .addColumn('version', integer, (column) => column.notNull())
        .addColumn('korean', text, (column) => column.notNull())
        .addColumn('english', text, (column) => column.notNull())
        .addColumn('changes', text, (column) => column.notNull())
        .addColumn('asks_consent', integer, (column) => column.notNull())
        .addColumn('published_at', integer)
        .addColumn('author_id', text, (column) => column.references('member.id'))
        .addPrimaryKeyConstraint('policy_key', ['kind', 'version']),
    ).execute()
    await finishByKey(
      schema
        .createTable('consent')
        .addColumn('member_id', text, (column) => column.notNull().references('member.id'))
        .addColumn('kind', text, (column) => column.notNull())
        .addColumn('version', integer, (column) => column.notNull())
        .addColumn('at', integer, (column) => column.notNull())
        .addPrimaryKeyConstraint('consent_key', ['member_id', 'kind', 'version']),
    ).execute()
    // Whoever signed up until now agreed to what the software had brought along.
    for (const kind of ['terms', 'privacy'])
      await sql`insert into consent (member_id, kind, version, at)
        select id, ${kind}, 0, agreed_at from member where agreed_at is not null`.execute(database)
    await finish(
      schema
        .createTable('password_recovery')
        .addColumn('member_id', text, (column) =>
          column.primaryKey().notNull().references('member.id'),
        )
        .addColumn('code_hash', text)
        .addColumn('created_at', integer, (column) => column.notNull())
        .addColumn('used_at', integer),
    ).execute()
  },
}
