import type { MemberAdmin, StoredRoleCode, UpdateMember } from '@gyeol/contract'
import type { BulkOutcome } from './use-bulk.ts'

/** One member's change of role as it is sent. */
export type RoleChange = {
  readonly id: string
  readonly nickname: string
  readonly from: StoredRoleCode
  readonly body: UpdateMember
}

/** The changes that give `to` to all who do not hold it yet. */
export function roleChanges(
  members: readonly MemberAdmin[],
  to: StoredRoleCode,
  reason: string,
): RoleChange[] {
  return members
    .filter(({ roleCode }) => roleCode !== to)
    .map(({ id, nickname, status, roleCode, version }) => ({
      id,
      nickname,
      from: roleCode,
      body: {
        nickname,
        status,
        roleCode: to,
        version,
        ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
      },
    }))
}

/** What came of one change: the row as it is now, or why it was refused. */
export type RoleOutcome = BulkOutcome<RoleChange, MemberAdmin>

/** The changes that take back what succeeded. */
export function undoChanges(outcomes: readonly RoleOutcome[], reason: string): RoleChange[] {
  return outcomes.flatMap((outcome) =>
    'answer' in outcome ? roleChanges([outcome.answer], outcome.change.from, reason) : [],
  )
}
