import { DAY_MS } from '@gyeol/korean'
import type { MemberAdmin, MemberSelf, SignUpDecision, Suspension } from '@gyeol/contract'
import type { MemberTable, SuspensionTable } from '../../database/schema-people.ts'
import { toWireTime, toWireTimeOrNull } from '../../http/wire-time.ts'

type AdminRow = MemberTable & {
  readonly sessions: number | null
  readonly totp_confirmed_at: number | null
  readonly suspension_reason: string | null
  readonly suspension_since: number | null
  readonly suspension_until: number | null
  readonly sign_up_message: string | null
  readonly sign_up_decision: SignUpDecision | null
}

/** A member as they see themselves. */
export function toMemberSelf(row: MemberTable, mustEnrolTotp: boolean): MemberSelf {
  return { ...toCommon(row), mustEnrolTotp }
}

/** A member as administrators see them; `probationDays` as the site has it. */
export function toMemberAdmin(row: AdminRow, probationDays: number): MemberAdmin {
  return {
    ...toCommon(row),
    status: row.status === 'DELETED' ? 'DISABLED' : row.status,
    lastSeenAt: toWireTimeOrNull(row.last_seen_at),
    sessions: row.sessions ?? 0,
    hasPassword: row.password_hash !== null,
    isTotpEnabled: row.totp_confirmed_at !== null,
    suspension: suspensionOf(row),
    signUp: signUpOf(row),
    probationEndsAt: toWireTimeOrNull(probationEnd(row, probationDays)),
  }
}

function signUpOf({ sign_up_message: message, sign_up_decision: decision }: AdminRow) {
  return message === null || decision === null ? null : { message, decision }
}

function probationEnd(row: AdminRow, probationDays: number): number | null {
  const isWatched = row.role_code === 'MEMBER' && row.trusted_at === null && probationDays > 0
  return isWatched ? row.created_at + probationDays * DAY_MS : null
}

function suspensionOf(row: AdminRow): Suspension | null {
  const { suspension_reason: reason, suspension_since: since, suspension_until: until } = row
  return reason === null || since === null ? null : toSuspension({ reason, since, until })
}

/** A suspension as the member and administrators see it. */
export function toSuspension({
  reason,
  since,
  until,
}: Omit<SuspensionTable, 'member_id'>): Suspension {
  return { reason, since: toWireTime(since), until: toWireTimeOrNull(until) }
}

function toCommon(row: MemberTable) {
  return {
    id: row.id,
    loginId: row.login_id,
    nickname: row.nickname,
    roleCode: row.role_code,
    createdAt: toWireTime(row.created_at),
    version: row.version,
  }
}
