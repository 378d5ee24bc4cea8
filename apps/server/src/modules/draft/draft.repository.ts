import type { Kysely } from 'kysely'
import type { DraftTable } from '../../database/schema-people.ts'
import type { Schema } from '../../database/schema.ts'

/** Whose draft of which form. */
export type DraftKey = Pick<DraftTable, 'member_id' | 'form' | 'thing_id'>

export async function findDraft(kysely: Kysely<Schema>, key: DraftKey) {
  return kysely
    .selectFrom('draft')
    .select(['version', 'content', 'at'])
    .where('member_id', '=', key.member_id)
    .where('form', '=', key.form)
    .where('thing_id', '=', key.thing_id)
    .executeTakeFirst()
}

export async function putDraft(kysely: Kysely<Schema>, row: DraftTable): Promise<void> {
  const { version, content, at } = row
  await kysely
    .insertInto('draft')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'form', 'thing_id']).doUpdateSet({ version, content, at }),
    )
    .execute()
}

export async function deleteDraft(kysely: Kysely<Schema>, key: DraftKey): Promise<void> {
  await kysely
    .deleteFrom('draft')
    .where('member_id', '=', key.member_id)
    .where('form', '=', key.form)
    .where('thing_id', '=', key.thing_id)
    .execute()
}

/** A member's drafts, the newest first. */
export async function listDrafts(kysely: Kysely<Schema>, memberId: string) {
  return kysely
    .selectFrom('draft')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('form')
    .orderBy('thing_id')
    .execute()
}

export async function deleteDraftsOf(kysely: Kysely<Schema>, memberId: string): Promise<void> {
  await kysely.deleteFrom('draft').where('member_id', '=', memberId).execute()
}

export async function deleteDraftsBefore(kysely: Kysely<Schema>, at: number): Promise<void> {
  await kysely.deleteFrom('draft').where('at', '<', at).execute()
}
