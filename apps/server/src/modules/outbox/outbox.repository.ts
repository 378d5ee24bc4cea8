import type { Kysely } from 'kysely'
import type { OutboxTable } from '../../database/schema-posts.ts'
import type { Schema } from '../../database/schema.ts'

export async function insertChange(kysely: Kysely<Schema>, row: OutboxTable): Promise<void> {
  await kysely.insertInto('outbox').values(row).execute()
}

export async function listChangesAfter(
  kysely: Kysely<Schema>,
  { seq, limit }: { readonly seq: number; readonly limit: number },
) {
  return kysely
    .selectFrom('outbox')
    .select(['seq', 'kind', 'entity_id', 'action', 'level', 'member_id'])
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute()
}

/** How many changes after one are kept. */
export async function countChangesAfter(kysely: Kysely<Schema>, seq: number): Promise<number> {
  const { count } = await kysely
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seq', '>', seq)
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteChangesBefore(kysely: Kysely<Schema>, at: number): Promise<void> {
  await kysely.deleteFrom('outbox').where('at', '<', at).execute()
}
