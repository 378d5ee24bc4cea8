import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * By which login a member's browser is told of their things, and whether they turned it off from afar.
 * From hashes of visitors' addresses, made without a key until now, the addresses could be found.
 */
export const pushSession: Migration = {
  name: '0027-push-session',
  async up(database, { text, integer }) {
    const { schema } = database
    await schema.alterTable('push_subscription').addColumn('session_id', text).execute()
    await schema
      .alterTable('push_subscription')
      .addColumn('is_silenced', integer, (column) => column.notNull().defaultTo(sql`0`))
      .execute()
    await schema
      .createIndex('push_subscription_by_session')
      .on('push_subscription')
      .columns(['session_id'])
      .execute()
    await sql`update push_subscription set address_hash = null`.execute(database)
  },
}
