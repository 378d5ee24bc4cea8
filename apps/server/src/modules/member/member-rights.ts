import { ROLES, type StoredRoleCode } from '@gyeol/contract'
import { AppError } from '../../errors/app-error.ts'
import type { Reader } from '../../http/viewer.ts'

/** Whether the reader may give a role: every one, or only those below his own. */
export function mayGrant(reader: Reader, role: StoredRoleCode): boolean {
  if (reader.may('member.write-any')) return true
  return reader.may('member.write-below') && ROLES[role].level < reader.level
}

/** Throws ROLE_TOO_HIGH when the reader may not give this role, or touch a member who holds it. */
export function requireGrant(reader: Reader, role: StoredRoleCode): void {
  if (!mayGrant(reader, role)) throw new AppError('ROLE_TOO_HIGH')
}
