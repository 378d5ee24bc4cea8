import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** What members make, by when: who has made very much on one day is asked every time the office opens. */
const MADE = {
  price_report: ['at'],
  notice: ['created_at', 'author_id', 'id'],
  event: ['created_at', 'author_id', 'id'],
} as const

/** Long lists are counted without reading what is written in their rows, and the few among many are found. */
export const listIndexes: Migration = {
  name: '0036-list-indexes',
  async up({ schema }) {
    await schema
      .createIndex('price_item_by_state')
      .on('price_item')
      .columns(['state', 'created_at', 'id'])
      .execute()
    await schema
      .createIndex('price_item_samples')
      .on('price_item')
      .columns(['id'])
      .where(sql.ref('is_sample'), '=', 1)
      .execute()
    await schema.dropIndex('short_link_by_maker').execute()
    await schema
      .createIndex('short_link_by_maker')
      .on('short_link')
      .columns(['maker_id', 'created_at', 'code'])
      .execute()
    await schema
      .createIndex('cook_house_by_list')
      .on('cook_house')
      .columns(['state', 'code'])
      .execute()
    // As they were before, and who made what waits: its author stands behind a long text.
    for (const table of ['correction', 'character_case'] as const) {
      await schema.dropIndex(`${table}_by_state`).execute()
      await schema
        .createIndex(`${table}_by_state`)
        .on(table)
        .columns(['state', 'created_at', 'author_id', 'id'])
        .execute()
    }
    for (const [table, columns] of Object.entries(MADE))
      await schema
        .createIndex(`${table}_by_making`)
        .on(table)
        .columns([...columns])
        .execute()
  },
}
