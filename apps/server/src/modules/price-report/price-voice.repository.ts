import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** The key a member votes under; undefined before the first report. */
export async function findVoice(
  kysely: Kysely<Schema>,
  memberId: string,
): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('price_voice')
    .select('voice')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.voice
}

/** When a member came, and the voice if there is one; undefined for who has left. */
export async function findReporter(
  kysely: Kysely<Schema>,
  memberId: string,
): Promise<{ readonly created_at: number; readonly voice: string | null } | undefined> {
  return kysely
    .selectFrom('member')
    .leftJoin('price_voice', 'price_voice.member_id', 'member.id')
    .select(['member.created_at', 'price_voice.voice'])
    .where('member.id', '=', memberId)
    .where('member.status', '!=', 'DELETED')
    .executeTakeFirst()
}

/** Keeps a voice; false when the member has one by now. */
export async function insertVoice(
  kysely: Kysely<Schema>,
  row: { readonly member_id: string; readonly voice: string },
): Promise<boolean> {
  const kept = await kysely
    .insertInto('price_voice')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return kept !== undefined
}

export async function deleteVoice(kysely: Kysely<Schema>, memberId: string): Promise<void> {
  await kysely.deleteFrom('price_voice').where('member_id', '=', memberId).execute()
}
