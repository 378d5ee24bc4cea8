import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** Accounts nobody has come to yet, the newest first, with when their invitation ends. */
export async function listInvited(kysely: Kysely<Schema>, now: number) {
  return kysely
    .selectFrom('member')
    .leftJoin('one_time_token', (join) =>
      join
        .onRef('one_time_token.member_id', '=', 'member.id')
        .on('one_time_token.kind', '=', 'invite')
        .on('one_time_token.expires_at', '>', now),
    )
    .select([
      'member.id',
      'member.login_id',
      'member.nickname',
      'member.role_code',
      'member.created_at',
      'one_time_token.expires_at',
    ])
    .where('member.status', '=', 'ACTIVE')
    .where('member.password_hash', 'is', null)
    .orderBy('member.created_at', 'desc')
    .orderBy('member.id', 'desc')
    .execute()
}
