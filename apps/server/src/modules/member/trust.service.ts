import type { MemberAdmin } from '@gyeol/contract'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { requireMemberAdmin } from './member-admin.service.ts'
import { requireGrant } from './member-rights.ts'
import { findMember, forceUpdate } from './member.repository.ts'

type Trust = { readonly viewer: Viewer; readonly id: string; readonly isTrusted: boolean }

/** Ends a member's probation before its time, or takes that back. Throws ROLE_TOO_HIGH. */
export async function trustMember(
  { database }: Pick<ServerContext, 'database'>,
  { viewer, id, isTrusted }: Trust,
  act: Act,
): Promise<MemberAdmin> {
  return inTransaction(database, async (transaction) => {
    const member = await findMember(transaction, id)
    if (!member) throw new AppError('NOT_FOUND')
    requireGrant(viewer, member.role_code)
    if ((member.trusted_at !== null) !== isTrusted) {
      const trustedAt = isTrusted ? act.now : null
      await forceUpdate(transaction, id, { trusted_at: trustedAt, updated_at: act.now })
      const action = isTrusted ? 'member.trust' : 'member.watch'
      await recordAudit(transaction, act, { action, entity: 'member', entityId: id })
    }
    return requireMemberAdmin(transaction, id)
  })
}
