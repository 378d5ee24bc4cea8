import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** How often in a row a push service let a message time out, and from which address a visitor came. */
export const pushLimits: Migration = {
  name: '0021-push-limits',
  async up({ schema }, { text, integer }) {
    await schema
      .alterTable('push_subscription')
      .addColumn('timeouts', integer, (column) => column.notNull().defaultTo(sql`0`))
      .execute()
    await schema.alterTable('push_subscription').addColumn('address_hash', text).execute()
    await schema
      .createIndex('push_subscription_by_address')
      .on('push_subscription')
      .columns(['address_hash'])
      .execute()
  },
}
