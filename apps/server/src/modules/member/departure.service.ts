import { DAY_MS } from '@gyeol/korean'
import type { Transaction } from 'kysely'
import { REMOVAL_DAYS } from '@gyeol/contract'
import type { MemberTable } from '../../database/schema-people.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import {
  ADDRESS_FIELD,
  forgetInAudit,
  forgetInReasons,
  recordAudit,
} from '../audit/audit.service.ts'
import { endSessionsOf } from '../session/session.service.ts'
import { endTokensOf } from '../token/one-time-token.service.ts'
import { forgetTotp } from '../totp/totp.service.ts'
import { requireOtherOwner } from './account.service.ts'
import { LEFT_NICKNAME } from './member-names.ts'
import { forceUpdate, listLeftBefore } from './member.repository.ts'

type Departure = {
  readonly member: Pick<MemberTable, 'id' | 'role_code' | 'nickname' | 'login_id'>
  readonly action: 'member.leave' | 'member.delete'
}

/**
 * Takes everything that names or admits a member from the database; the row stays as the nameless
 * author of what they wrote for others. Call it after `lockOwners`, with the row as it is since then.
 * Throws LAST_OWNER.
 */
export async function departMember(
  { personalData }: Pick<ServerContext, 'personalData'>,
  transaction: Transaction<Schema>,
  { member, action, act }: Departure & { readonly act: Act },
): Promise<void> {
  const memberId = member.id
  if (member.role_code === 'OWNER') await requireOtherOwner(transaction, memberId)
  await endSessionsOf(transaction, { memberId })
  await endTokensOf(transaction, memberId)
  await forgetTotp(transaction, memberId)
  await transaction.deleteFrom('idempotency_key').where('member_id', '=', memberId).execute()
  for (const { forget } of personalData) await forget?.(transaction, memberId)
  await forgetInAudit(transaction, { entity: 'member', entityId: memberId }, [
    'nickname',
    'loginId',
    ADDRESS_FIELD,
  ])
  await forgetInReasons(transaction, [member.nickname, member.login_id], LEFT_NICKNAME)
  await forceUpdate(transaction, memberId, {
    login_id: '',
    // No real name can hold a colon.
    login_id_key: `left:${memberId}`,
    nickname: LEFT_NICKNAME,
    nickname_key: `left:${memberId}`,
    search_text: '',
    password_hash: null,
    role_code: 'MEMBER',
    status: 'DELETED',
    agreed_at: null,
    last_seen_at: null,
    trusted_at: null,
    left_at: act.now,
    updated_at: act.now,
  })
  await recordAudit(transaction, act, { action, entity: 'member', entityId: memberId })
}

/** Takes who left long enough ago from what they made for others. */
export async function sweepDepartures({
  database,
  personalData,
  clock,
}: Pick<ServerContext, 'database' | 'personalData' | 'clock'>): Promise<void> {
  const before = clock() - REMOVAL_DAYS * DAY_MS
  for (const memberId of await listLeftBefore(database.kysely, before))
    await inTransaction(database, async (transaction) => {
      for (const { forgetAuthor } of personalData) await forgetAuthor?.(transaction, memberId)
      await forceUpdate(transaction, memberId, { left_at: null })
    })
}
