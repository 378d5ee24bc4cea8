import {
  type CreateMember,
  type MemberAdmin,
  type MemberFilter,
  type MemberSelf,
  type ResetTotp,
  ROLES,
  type UpdateMember,
} from '@gyeol/contract'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { AppError, fieldError } from '../../errors/app-error.ts'
import { createOnce } from '../../http/create-once.ts'
import type { MemberTable } from '../../database/schema-people.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { type Viewer, requireFreshPassword, type SignedInViewer } from '../../http/viewer.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import { ensureUpdated } from '../../errors/version-check.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { endSessionsOf } from '../session/session.service.ts'
import { endTotp } from '../totp/totp.service.ts'
import { endTokensOf, issueToken } from '../token/one-time-token.service.ts'
import { createAccount, lockOwners, orTaken, requireOtherOwner } from './account.service.ts'
import { departMember } from './departure.service.ts'
import { listMemberAdmins, type Range, requireMemberAdmin } from './member-admin.service.ts'
import { nicknameKey, searchTerm, searchText } from './member-names.ts'
import { isBelow, requireGrant } from './member-rights.ts'
import * as members from './member.repository.ts'
import { deleteSuspension } from './suspension.repository.ts'
import { readProfile } from './profile.service.ts'

const NOT_TO_WAITING = '가입 확인은 가입할 때만 받아요. 정지하거나 그대로 두어 주세요.'

/** Members as administrators see them. */
export async function listMembers(
  { database }: ServerContext,
  filter: MemberFilter,
  range: Range,
): Promise<MemberAdmin[]> {
  return listMemberAdmins(database.kysely, withTerm(filter), range)
}

/** How many members a filter lets through. */
export async function countMembers({ database }: ServerContext, filter: MemberFilter) {
  return members.countForAdmin(database.kysely, withTerm(filter))
}

const withTerm = (filter: MemberFilter) => ({ ...filter, term: searchTerm(filter.search ?? '') })

/** One member: the viewer's own row, or anybody for whoever may read members. */
export async function readMember(
  context: ServerContext,
  viewer: SignedInViewer,
  id: string,
): Promise<MemberSelf | MemberAdmin> {
  if (id === viewer.member.id) return readProfile(context.database.kysely, viewer)
  if (!viewer.may('member.read')) throw new AppError('FORBIDDEN')
  return requireMemberAdmin(context.database.kysely, id)
}

/** Makes a member without a password, and the links with which they set one: the invitation, and one for at once. */
export async function createMember(
  context: ServerContext,
  { viewer, form }: { readonly viewer: Viewer; readonly form: CreateMember },
  request: FastifyRequest,
) {
  const { loginId, nickname, roleCode } = form
  const act = actOf(context, request)
  requireGrant(viewer, roleCode)
  if (ROLES[roleCode].level > ROLES.MEMBER.level) requireFreshPassword(viewer, act.now)
  return orTaken(context.database, form, () =>
    createOnce(context, request, async (transaction) => {
      const account = { passwordHash: null, agreedAt: null, now: act.now }
      const id = await createAccount(transaction, { loginId, nickname, roleCode, ...account })
      await recordAudit(transaction, act, {
        action: 'member.create',
        entity: 'member',
        entityId: id,
        after: { loginId, nickname, roleCode },
      })
      const reset = { kind: 'reset', memberId: id, now: act.now } as const
      const { token, expiresAt } = await issueToken(transaction, reset)
      const invite = await issueToken(transaction, { kind: 'invite', memberId: id, now: act.now })
      return {
        id,
        resetToken: token,
        resetExpiresAt: expiresAt,
        inviteToken: invite.token,
        inviteExpiresAt: invite.expiresAt,
      }
    }),
  )
}

type Update = {
  readonly viewer: SignedInViewer
  readonly id: string
  readonly wanted: UpdateMember
}

/**
 * Changes a member's name, status and role. Throws ROLE_TOO_HIGH, REAUTH_REQUIRED, NICKNAME_TAKEN,
 * VALIDATION, STALE and LAST_OWNER.
 */
export async function updateMember(
  context: ServerContext,
  { viewer, id, wanted }: Update,
  act: Act,
): Promise<MemberAdmin> {
  const { database } = context
  const formerNickname = (await members.findMember(database.kysely, id))?.nickname ?? ''
  return orTaken(database, { ...wanted, formerNickname }, () =>
    inTransaction(database, async (transaction) => {
      const before = await requireMember(transaction, id)
      requireRights(viewer, before, { wanted, now: act.now })
      const current = () => requireMemberAdmin(transaction, id)
      // What was just judged must be the very row that is written.
      if (before.version !== wanted.version)
        throw new AppError('STALE', { current: await current() })
      const isOwnerLost =
        before.role_code === 'OWNER' && (wanted.roleCode !== 'OWNER' || wanted.status !== 'ACTIVE')
      if (isOwnerLost || wanted.roleCode === 'OWNER') await lockOwners(transaction)
      const { nickname, status, roleCode, version } = wanted
      const change = {
        nickname,
        nickname_key: nicknameKey(nickname),
        search_text: searchText({ loginId: before.login_id, nickname }),
        status,
        role_code: roleCode,
        updated_at: act.now,
      }
      const updated = await members.updateMember(transaction, { id, version }, change)
      await ensureUpdated(updated, current)
      if (isOwnerLost) await requireOtherOwner(transaction, id)
      if (status === 'DISABLED') await closeAccount(transaction, id)
      else await deleteSuspension(transaction, id)
      await recordAudit(transaction, act, {
        action: 'member.update',
        entity: 'member',
        entityId: id,
        before: { nickname: before.nickname, status: before.status, roleCode: before.role_code },
        after: { nickname, status, roleCode },
        reason: wanted.reason,
      })
      return current()
    }),
  )
}

/** API contract §1, rules 1 and 3. */
function requireRights(
  viewer: SignedInViewer,
  before: MemberTable,
  { wanted, now }: { readonly wanted: UpdateMember; readonly now: number },
): void {
  requireGrant(viewer, before.role_code)
  const isSame = wanted.roleCode === before.role_code && wanted.status === before.status
  if (isSame) return
  if (before.id === viewer.member.id) throw new AppError('ROLE_TOO_HIGH')
  // Nobody is put among those who have just signed up.
  if (wanted.status === 'WAITING' && before.status !== 'WAITING')
    throw fieldError('status', NOT_TO_WAITING)
  requireGrant(viewer, wanted.roleCode)
  requireFreshPassword(viewer, now)
}

/** Removes a member. Throws ROLE_TOO_HIGH (for oneself too: that is leaving) and LAST_OWNER. */
export async function deleteMember(
  context: ServerContext,
  { viewer, id }: { readonly viewer: SignedInViewer; readonly id: string },
  act: Act,
): Promise<void> {
  await inTransaction(context.database, async (transaction) => {
    await lockOwners(transaction)
    const member = await requireMember(transaction, id)
    requireGrant(viewer, member.role_code)
    if (id === viewer.member.id) throw new AppError('ROLE_TOO_HIGH')
    await departMember(context, transaction, { member, action: 'member.delete', act })
  })
}

/** Makes a one-time link with which a member sets a new password. */
export async function createResetToken(
  { database }: ServerContext,
  { viewer, id }: { readonly viewer: Viewer; readonly id: string },
  act: Act,
) {
  return inTransaction(database, async (transaction) => {
    const member = await requireMember(transaction, id)
    requireGrant(viewer, member.role_code)
    await recordAudit(transaction, act, {
      action: 'password.reset-link',
      entity: 'member',
      entityId: id,
    })
    const reset = { kind: 'reset', memberId: id, now: act.now } as const
    const { token, expiresAt } = await issueToken(transaction, reset)
    return { resetToken: token, resetExpiresAt: expiresAt }
  })
}

/** Ends every session of a member. */
export async function endMemberSessions(
  { database }: ServerContext,
  { viewer, id }: { readonly viewer: Viewer; readonly id: string },
  act: Act,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const member = await requireMember(transaction, id)
    requireGrant(viewer, member.role_code)
    await endSessionsOf(transaction, { memberId: id })
    await recordAudit(transaction, act, {
      action: 'session.end-all',
      entity: 'member',
      entityId: id,
    })
  })
}

/**
 * Ends the second step of a member who lost it, and their sessions: whoever has found it may sit in
 * one. Nothing happens to a member without one. Throws ROLE_TOO_HIGH, for oneself too: that takes
 * one's own password.
 */
export async function resetTotp(
  { database }: ServerContext,
  { viewer, id, reason }: { readonly viewer: SignedInViewer; readonly id: string } & ResetTotp,
  act: Act,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const member = await requireMember(transaction, id)
    requireGrant(viewer, member.role_code)
    if (id === viewer.member.id) throw new AppError('ROLE_TOO_HIGH')
    if (!(await endTotp(transaction, { memberId: id, reason }, act))) return
    await endSessionsOf(transaction, { memberId: id })
  })
}

async function closeAccount(transaction: Kysely<Schema>, memberId: string): Promise<void> {
  await endSessionsOf(transaction, { memberId })
  await endTokensOf(transaction, memberId)
}

async function requireMember(kysely: Kysely<Schema>, id: string): Promise<MemberTable> {
  const member = await members.findMember(kysely, id)
  if (!member) throw new AppError('NOT_FOUND')
  return member
}

/**
 * A member other than the viewer, of a role below theirs, or one who has just left. Throws NOT_FOUND and
 * ROLE_TOO_HIGH.
 */
export async function requireBelow(
  kysely: Kysely<Schema>,
  viewer: SignedInViewer,
  id: string,
): Promise<void> {
  const member = (await members.findMember(kysely, id)) ?? (await members.findLeft(kysely, id))
  if (!member) throw new AppError('NOT_FOUND')
  if (id === viewer.member.id || !isBelow(viewer, member.role_code))
    throw new AppError('ROLE_TOO_HIGH')
}
