import type { MemberAdmin, MemberSelf, Suspension } from '@gyeol/contract'
import type { MemberTable, SuspensionTable } from '../../database/schema-people.ts'
import { toWireTime, toWireTimeOrNull } from '../../http/wire-time.ts'

type AdminRow = MemberTable & {
  readonly sessions: number | null
  readonly totp_confirmed_at: number | null
  readonly suspension_reason: string | null
  readonly suspension_since: number | null
  readonly suspension_until: number | null
}

/** A member as they see themselves. */
export function toMemberSelf(row: MemberTable, mustEnrolTotp: boolean): MemberSelf {
  return { ...toCommon(row), mustEnrolTotp }
}

/** A member as administrators see them. */
export function toMemberAdmin(row: AdminRow): MemberAdmin {
  return {
    ...toCommon(row),
    status: row.status === 'ACTIVE' ? 'ACTIVE' : 'DISABLED',
    lastSeenAt: toWireTimeOrNull(row.last_seen_at),
    sessions: row.sessions ?? 0,
    hasPassword: row.password_hash !== null,
    isTotpEnabled: row.totp_confirmed_at !== null,
    suspension: suspensionOf(row),
  }
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
