import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { SeedSet } from '../../database/seed/seed-set.ts'

type SettingContent = { readonly value: string; readonly asOf: string | null }

/** The game's state the specification describes lasted until January 2026. */
const CHECKED_ON = '2026-01-31'

/** Settings a new site starts with; `value` is JSON, `asOf` dates what the game may change. */
const DEFAULTS: ReadonlyMap<string, SettingContent> = new Map([
  // Specification §9: "default character level 305".
  ['default-level', { value: '305', asOf: CHECKED_ON }],
  // The cap of the specification's own state; owners raise it when the game does.
  ['level-cap', { value: '305', asOf: CHECKED_ON }],
  // API contract §1: own entries are editable for 24 hours.
  ['price-edit-hours', { value: '24', asOf: null }],
  // API contract, current-price: one report of an item per member per 10 minutes.
  ['price-report-minutes', { value: '10', asOf: null }],
  ['totp-required', { value: 'false', asOf: null }],
  // Specification §2: what is flagged debug stays out of the menu.
  ['whole-menu', { value: 'false', asOf: null }],
  ['end-old-records', { value: 'true', asOf: null }],
])

/** The settings of a new site. */
export const siteSettingSeed: SeedSet<SettingContent> = {
  name: 'site-setting',
  version: 6,
  source: 'specification §9, product decisions',
  asOf: CHECKED_ON,
  dataVersionKey: 'site-setting',
  rows: DEFAULTS,
  read: readSettings,
  async insert(transaction, rows) {
    for (const { id, content, now } of rows)
      await transaction
        .insertInto('site_setting')
        .values({ key: id, value: content.value, as_of: content.asOf, version: 1, updated_at: now })
        .execute()
  },
  async update(transaction, { id, content, now }) {
    await transaction
      .updateTable('site_setting')
      .set((row) => ({
        value: content.value,
        as_of: content.asOf,
        version: row('version', '+', 1),
        updated_at: now,
      }))
      .where('key', '=', id)
      .execute()
  },
  async remove(transaction, id) {
    await transaction.deleteFrom('site_setting').where('key', '=', id).execute()
  },
}

async function readSettings(transaction: Transaction<Schema>) {
  const rows = await transaction
    .selectFrom('site_setting')
    .select(['key', 'value', 'as_of'])
    .execute()
  return new Map(rows.map(({ key, value, as_of }) => [key, { value, asOf: as_of }]))
}
