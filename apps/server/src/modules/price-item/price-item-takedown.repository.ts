import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** Takes proposals out of the queue, or puts them back (null); gives which have changed. */
export async function setTakenDown(
  kysely: Kysely<Schema>,
  ids: readonly string[],
  at: number | null,
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await kysely
    .updateTable('price_item')
    .set({ taken_down_at: at })
    .where('id', 'in', ids)
    .where('state', '=', 'proposed')
    .where('taken_down_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
