import type { Kysely } from 'kysely'
import type { MainQuestTableRow, Schema } from '../../database/schema.ts'

/** The table that counts; undefined while none was put in. */
export async function findLatest(kysely: Kysely<Schema>): Promise<MainQuestTableRow | undefined> {
  return kysely
    .selectFrom('main_quest_table')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertTable(kysely: Kysely<Schema>, row: MainQuestTableRow): Promise<void> {
  await kysely.insertInto('main_quest_table').values(row).execute()
}

export async function deleteTable(kysely: Kysely<Schema>, id: string): Promise<void> {
  await kysely.deleteFrom('main_quest_table').where('id', '=', id).execute()
}
