import type { MemberAdmin, MemberSelf } from '@gyeol/contract'
import type { MemberTable } from '../../database/schema-people.ts'
import { toWireTime, toWireTimeOrNull } from '../../http/wire-time.ts'

type AdminRow = MemberTable & {
  readonly sessions: number | null
  readonly totp_confirmed_at: number | null
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
  }
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
