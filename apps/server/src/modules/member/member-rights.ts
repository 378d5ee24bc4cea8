import { ROLES, type StoredRoleCode } from '@gyeol/contract'
import { AppError } from '../../errors/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'

/** Whether the viewer may give a role: every one, or only those below their own. */
export function mayGrant(viewer: Viewer, role: StoredRoleCode): boolean {
  if (viewer.may('member.write-any')) return true
  return viewer.may('member.write-below') && ROLES[role].level < viewer.level
}

/** Whether the viewer looks after what members of a role make. */
export function isBelow(viewer: Viewer, role: StoredRoleCode): boolean {
  return viewer.may('member.write-any') || ROLES[role].level < viewer.level
}

/** Throws ROLE_TOO_HIGH when the viewer may not give this role, or touch a member who holds it. */
export function requireGrant(viewer: Viewer, role: StoredRoleCode): void {
  if (!mayGrant(viewer, role)) throw new AppError('ROLE_TOO_HIGH')
}
