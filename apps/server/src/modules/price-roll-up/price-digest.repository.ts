import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** Every series of every item, as far as lists are sorted and filtered by it. */
export async function listNowDigest(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('price_now')
    .select(['item_id', 'is_headline', 'level', 'reason', 'members', 'change7', 'newest_at'])
    .execute()
}

/** The series that speak. */
export async function listHeadlineRows(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('price_now')
    .select(['item_id', 'series', 'level', 'window_days', 'median', 'q1', 'q3', 'mean'])
    .select(['members', 'newest_day', 'newest_at', 'change7', 'spark', 'detail'])
    .where('is_headline', '=', 1)
    .execute()
}
