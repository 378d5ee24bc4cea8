import {
  type Permission,
  permissionsOf,
  ROLES,
  type RoleView,
  type StoredRoleCode,
} from '@gyeol/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/** How long a password check counts as fresh (API contract §2). */
const FRESH_PASSWORD_MS = 10 * 60_000

/** The member behind a request, as the database holds him at this moment. */
export type ReaderMember = {
  readonly id: string
  readonly loginId: string
  readonly nickname: string
  readonly roleCode: StoredRoleCode
}

/** The login through which he came. */
export type ReaderSession = { readonly id: string; readonly passwordCheckedAt: number }

/**
 * Who asks. Read from the database for every request, so a changed role, a closed account or an
 * ended session binds at the next one.
 *
 * - `level`: which audiences of notices he belongs to.
 * - `may`: whether he holds a permission. The only question handlers ask about rights.
 * - `mustEnrolTotp`: his role needs a second step he has not set up; until then he may do no more
 *   than a plain member.
 */
export type Reader = {
  readonly member: ReaderMember | null
  readonly session: ReaderSession | null
  readonly level: number
  readonly permissions: readonly Permission[]
  readonly mustEnrolTotp: boolean
  readonly may: (permission: Permission) => boolean
}

/** A reader who is logged in. */
export type SignedInReader = Reader & {
  readonly member: ReaderMember
  readonly session: ReaderSession
}

/** Somebody who is not logged in. */
export const VISITOR: Reader = {
  member: null,
  session: null,
  level: 0,
  permissions: [],
  mustEnrolTotp: false,
  may: () => false,
}

type ReaderParts = Pick<SignedInReader, 'member' | 'session' | 'mustEnrolTotp'>

/** A reader with what his role permits now. */
export function toReader({ member, session, mustEnrolTotp }: ReaderParts): SignedInReader {
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

/** The reader of a request; throws LOGIN_REQUIRED for a visitor. */
export function signedIn({ reader }: Pick<FastifyRequest, 'reader'>): SignedInReader {
  const { member, session } = reader
  if (!member || !session) throw new AppError('LOGIN_REQUIRED')
  return { ...reader, member, session }
}

/** Throws LOGIN_REQUIRED for a visitor and FORBIDDEN for somebody without the permission. */
export function requirePermission(reader: Reader, permission: Permission): void {
  if (!reader.member) throw new AppError('LOGIN_REQUIRED')
  if (!reader.may(permission)) throw new AppError('FORBIDDEN')
}

/** Throws REAUTH_REQUIRED when the reader's last password check is older than ten minutes. */
export function requireFreshPassword(reader: Reader, now: number): void {
  if (!reader.session) throw new AppError('LOGIN_REQUIRED')
  if (now - reader.session.passwordCheckedAt > FRESH_PASSWORD_MS)
    throw new AppError('REAUTH_REQUIRED')
}

/** A reader's role as he sees it, with what it permits now. */
export function roleViewOf({ member, level, permissions }: SignedInReader): RoleView {
  const { name } = ROLES[member.roleCode]
  return { code: member.roleCode, name, level, permissions: [...permissions] }
}
