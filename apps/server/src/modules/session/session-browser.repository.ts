import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** Ends the reminders of browsers that were told of their member's things by these sessions. */
export async function endBrowsers(
  kysely: Kysely<Schema>,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return
  const ended = await kysely
    .deleteFrom('push_subscription')
    .where('session_id', 'in', sessionIds)
    .returning('id')
    .execute()
  await forgetReminders(kysely, ended)
}

/**
 * Ends the reminders of every browser of a member. Those of the session that goes on stay, but are
 * told of nothing of the member's before they show themselves again: any of them may be a stranger's.
 */
export async function endBrowsersOfMember(
  kysely: Kysely<Schema>,
  { memberId, exceptId }: { readonly memberId: string; readonly exceptId: string | undefined },
): Promise<void> {
  let query = kysely.deleteFrom('push_subscription').where('member_id', '=', memberId)
  if (exceptId !== undefined)
    query = query.where((row) =>
      row.or([row('session_id', 'is', null), row('session_id', '!=', exceptId)]),
    )
  await forgetReminders(kysely, await query.returning('id').execute())
  if (exceptId !== undefined)
    await kysely
      .updateTable('push_subscription')
      .set({ session_id: null })
      .where('session_id', '=', exceptId)
      .execute()
}

/** Silences the browsers of a member's session until somebody chooses there again; false without any. */
export async function silenceBrowsers(
  kysely: Kysely<Schema>,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('push_subscription')
    .set({ session_id: null, is_silenced: 1, kinds: ',', notices: 'off' })
    .where('session_id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function forgetReminders(
  kysely: Kysely<Schema>,
  ended: readonly { readonly id: string }[],
): Promise<void> {
  if (ended.length === 0) return
  const ids = ended.map(({ id }) => id)
  await kysely.deleteFrom('push_reminder').where('subscription_id', 'in', ids).execute()
}
