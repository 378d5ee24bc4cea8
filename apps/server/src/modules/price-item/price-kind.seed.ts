import type { SeedSet } from '../../database/seed/seed-set.ts'
import { PRICE_ITEM_DATA_VERSION } from './price-item-data-version.ts'

type KindContent = { readonly name: string; readonly order: number }

/** The kind of what fits no other; it always stays. */
export const OTHER_KIND = 'other'

const ROWS: ReadonlyMap<string, KindContent> = new Map(
  [
    ['crysta', '크리스타'],
    ['equipment', '장비'],
    ['registlet', '레지스트릿'],
    ['material', '재료'],
    ['book', '책'],
    ['consumable', '소모품'],
    [OTHER_KIND, '기타'],
  ].map(([id = '', name = ''], place) => [id, { name, order: (place + 1) * 10 }]),
)

/** The kinds a new site has. */
export const priceKindSeed: SeedSet<KindContent> = {
  name: 'price-kind',
  version: 1,
  source: 'own words for what players trade',
  asOf: '2026-11-24',
  dataVersionKey: PRICE_ITEM_DATA_VERSION,
  rows: ROWS,
  async read(transaction) {
    const rows = await transaction
      .selectFrom('price_kind')
      .select(['id', 'name', 'sort_order'])
      .execute()
    return new Map(rows.map(({ id, name, sort_order }) => [id, { name, order: sort_order }]))
  },
  async insert(transaction, rows) {
    for (const { id, content, now } of rows)
      await transaction
        .insertInto('price_kind')
        .values({
          id,
          name: content.name,
          sort_order: content.order,
          created_at: now,
          updated_at: now,
          version: 1,
        })
        .execute()
  },
  async update(transaction, { id, content, now }) {
    await transaction
      .updateTable('price_kind')
      .set((row) => ({
        name: content.name,
        sort_order: content.order,
        updated_at: now,
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
  },
  async remove(transaction, id) {
    const used = await transaction
      .selectFrom('price_item')
      .select('id')
      .where('kind_id', '=', id)
      .executeTakeFirst()
    if (!used) await transaction.deleteFrom('price_kind').where('id', '=', id).execute()
  },
}
