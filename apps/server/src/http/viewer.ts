import {
  type Permission,
  permissionsOf,
  ROLES,
  type RoleView,
  type StoredRoleCode,
} from '@gyeol/contract'
import type { FastifyRequest } from 'fastify'
import { isAhead } from '../config/clock-slack.ts'
import { AppError } from '../errors/app-error.ts'

/** How long a password check counts as fresh (API contract §2). */
const FRESH_PASSWORD_MS = 10 * 60_000

/** The member behind a request, as the database holds them at this moment. */
export type ViewerMember = {
  readonly id: string
  readonly loginId: string
  readonly nickname: string
  readonly roleCode: StoredRoleCode
  /** Milliseconds UTC. */
  readonly createdAt: number
  /** Whether somebody has ended their probation before its time. */
  readonly isTrusted: boolean
}

/** The login through which they came. */
export type ViewerSession = { readonly id: string; readonly passwordCheckedAt: number }

/**
 * Who asks. Read from the database for every request, so a changed role, a closed account or an
 * ended session binds at the next one.
 *
 * - `level`: which audiences of notices they belong to.
 * - `may`: whether they hold a permission. The only question handlers ask about rights.
 * - `mustEnrolTotp`: their role needs a second step they have not set up; until then they may do no
 *   more than a plain member.
 */
export type Viewer = {
  readonly member: ViewerMember | null
  readonly session: ViewerSession | null
  readonly level: number
  readonly permissions: readonly Permission[]
  readonly mustEnrolTotp: boolean
  readonly may: (permission: Permission) => boolean
}

/** A viewer who is logged in. */
export type SignedInViewer = Viewer & {
  readonly member: ViewerMember
  readonly session: ViewerSession
}

/** Somebody who is not logged in. */
export const VISITOR: Viewer = {
  member: null,
  session: null,
  level: 0,
  permissions: [],
  mustEnrolTotp: false,
  may: () => false,
}

type ViewerParts = Pick<SignedInViewer, 'member' | 'session' | 'mustEnrolTotp'>

/** A viewer with what their role permits now. */
export function toViewer({ member, session, mustEnrolTotp }: ViewerParts): SignedInViewer {
  const effective = mustEnrolTotp ? 'MEMBER' : member.roleCode
  const permissions = permissionsOf(effective)
  const held = new Set(permissions)
  return {
    member,
    session,
    level: ROLES[effective].level,
    permissions,
    mustEnrolTotp,
    may: (permission) => held.has(permission),
  }
}

/** The viewer of a request; throws LOGIN_REQUIRED for a visitor. */
export function signedIn({ viewer }: Pick<FastifyRequest, 'viewer'>): SignedInViewer {
  const { member, session } = viewer
  if (!member || !session) throw new AppError('LOGIN_REQUIRED')
  return { ...viewer, member, session }
}

/** Throws LOGIN_REQUIRED for a visitor and FORBIDDEN for somebody without the permission. */
export function requirePermission(viewer: Viewer, permission: Permission): void {
  if (!viewer.member) throw new AppError('LOGIN_REQUIRED')
  if (!viewer.may(permission)) throw new AppError('FORBIDDEN')
}

/**
 * Throws REAUTH_REQUIRED when the viewer's last password check is older than ten minutes, or was made
 * under a clock that ran ahead.
 */
export function requireFreshPassword(viewer: Viewer, now: number): void {
  if (!viewer.session) throw new AppError('LOGIN_REQUIRED')
  const { passwordCheckedAt } = viewer.session
  if (now - passwordCheckedAt > FRESH_PASSWORD_MS || isAhead(passwordCheckedAt, now))
    throw new AppError('REAUTH_REQUIRED')
}

/** A viewer's role as they see it, with what it permits now. */
export function roleViewOf({ member, level, permissions }: SignedInViewer): RoleView {
  const { name } = ROLES[member.roleCode]
  return { code: member.roleCode, name, level, permissions: [...permissions] }
}
