import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * The day a reported trade was made on beside the one it votes on, what reports said before they were
 * changed, and alerts whose price fell back.
 */
export const priceTrust: Migration = {
  name: '0026-price-trust',
  async up({ schema }, { text, integer, finish }) {
    await schema.alterTable('price_report').addColumn('traded_day', integer).execute()
    // The few that weigh nothing: how many of an item, without touching the many that do.
    await schema
      .createIndex('price_report_on_probation')
      .on('price_report')
      .columns(['item_id', 'series'])
      .where(sql<boolean>`weight = 0`)
      .execute()
    await schema.alterTable('price_watch').addColumn('fell_back_at', integer).execute()
    await schema
      .createIndex('price_watch_by_return')
      .on('price_watch')
      .columns(['fell_back_at'])
      .execute()
    await finish(
      schema
        .createTable('price_report_change')
        .addColumn('id', text, (column) => column.primaryKey().notNull())
        .addColumn('report_id', text, (column) => column.notNull())
        .addColumn('at', integer, (column) => column.notNull())
        .addColumn('member_id', text, (column) => column.references('member.id'))
        .addColumn('is_by_editor', integer, (column) => column.notNull())
        .addColumn('reason', text)
        .addColumn('basis', text, (column) => column.notNull())
        .addColumn('amount', integer, (column) => column.notNull())
        .addColumn('quantity', integer, (column) => column.notNull())
        .addColumn('unit', integer, (column) => column.notNull()),
    ).execute()
    await schema
      .createIndex('price_report_change_by_report')
      .on('price_report_change')
      .columns(['report_id', 'at'])
      .execute()
    await schema
      .createIndex('price_report_change_by_member')
      .on('price_report_change')
      .columns(['member_id'])
      .execute()
  },
}
