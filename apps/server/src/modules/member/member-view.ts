import type { MemberAdmin, MemberSelf } from '@gyeol/contract'
import type { MemberTable } from '../../database/schema-people.ts'

type AdminRow = MemberTable & {
  readonly sessions: number | null
  readonly totp_confirmed_at: number | null
}

/** A member as he sees himself. */
export function toMemberSelf(row: MemberTable, mustEnrolTotp: boolean): MemberSelf {
  return { ...toCommon(row), mustEnrolTotp }
}

/** A member as administrators see him. */
export function toMemberAdmin(row: AdminRow): MemberAdmin {
  return {
    ...toCommon(row),
    status: row.status === 'ACTIVE' ? 'ACTIVE' : 'DISABLED',
    lastSeenAt: row.last_seen_at === null ? null : toMoment(row.last_seen_at),
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
    createdAt: toMoment(row.created_at),
    version: row.version,
  }
}

const toMoment = (ms: number) => new Date(ms).toISOString()
