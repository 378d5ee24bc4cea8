import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** The shipped sets of facts with their age. */
export async function listSeedStates(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('seed_state')
    .select(['name', 'as_of', 'source'])
    .orderBy('name')
    .execute()
}
