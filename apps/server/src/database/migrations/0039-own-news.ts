import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Since when a member knows what a watched price has told, and what of their own a browser is told. */
export const ownNews: Migration = {
  name: '0039-own-news',
  async up({ schema }, { text, integer }) {
    await schema.alterTable('price_watch').addColumn('seen_at', integer).execute()
    await schema
      .alterTable('push_subscription')
      .addColumn('own_news', text, (column) =>
        column.notNull().defaultTo(sql`',correction,saved-search,price-watch,'`),
      )
      .execute()
  },
}
