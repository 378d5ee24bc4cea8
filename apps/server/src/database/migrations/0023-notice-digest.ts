import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * When each notice really came out, how soon browsers and bells tell of notices, and until when they
 * were told together. Nobody is told of what was out before.
 */
export const noticeDigest: Migration = {
  name: '0023-notice-digest',
  async up(database, { text, integer, finish }) {
    const { schema } = database
    await schema
      .alterTable('notice')
      .addColumn('out_at', integer, (column) => column.notNull().defaultTo(sql`0`))
      .execute()
    await sql`update notice set out_at = publish_at`.execute(database)
    await schema.createIndex('notice_by_coming_out').on('notice').columns(['out_at']).execute()
    await schema
      .alterTable('notice_reader')
      .addColumn('bell', text, (column) => column.notNull().defaultTo(sql`'now'`))
      .execute()
    await schema
      .createIndex('notice_reader_by_bell')
      .on('notice_reader')
      .columns(['bell'])
      .execute()
    await schema
      .alterTable('push_subscription')
      .addColumn('notices', text, (column) => column.notNull().defaultTo(sql`'off'`))
      .execute()
    await schema
      .alterTable('push_subscription')
      .addColumn('notices_until', integer, (column) => column.notNull().defaultTo(sql`0`))
      .execute()
    await schema
      .createIndex('push_subscription_by_notices')
      .on('push_subscription')
      .columns(['notices', 'notices_until'])
      .execute()
    await finish(
      schema
        .createTable('notice_digest')
        .addColumn('pace', text, (column) => column.primaryKey().notNull())
        .addColumn('at', integer, (column) => column.notNull()),
    ).execute()
  },
}
