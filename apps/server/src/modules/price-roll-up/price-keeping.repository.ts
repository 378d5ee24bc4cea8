import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** Removes some votes from before a day; gives how many. */
export async function deleteVotesBefore(
  kysely: Kysely<Schema>,
  { day, limit }: { readonly day: number; readonly limit: number },
): Promise<number> {
  const keys = await kysely
    .selectFrom('price_vote')
    .select(['item_id', 'series', 'day', 'voice'])
    .where('day', '<', day)
    .orderBy('day')
    .limit(limit)
    .execute()
  for (const { item_id, series, day: old, voice } of keys)
    await kysely
      .deleteFrom('price_vote')
      .where('item_id', '=', item_id)
      .where('series', '=', series)
      .where('day', '=', old)
      .where('voice', '=', voice)
      .execute()
  return keys.length
}
