import { type AcceptInvitation, type Invitation, ROLES } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Act, ServerContext } from '../../context/server-context.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors/app-error.ts'
import { requireFreshPassword, type Viewer } from '../../http/viewer.ts'
import { toWireTime } from '../../http/wire-time.ts'
import type { ClientAddress } from '../../security/client-address.ts'
import { refuseWeakPassword } from '../../security/password/password-rules.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { open, type OpenedLogin, type Origin } from '../auth/login.service.ts'
import { tryLink } from '../confirmation/confirmation.service.ts'
import { findAccountById, lockOwners, setFirstPassword } from '../member/account.service.ts'
import { departMember } from '../member/departure.service.ts'
import { requireGrant } from '../member/member-rights.ts'
import { agreeToAll } from '../policy/consent.service.ts'
import { endTokensOf, findToken, issueToken, takeToken } from '../token/one-time-token.service.ts'
import { listInvited } from './invitation.repository.ts'

/** Accounts nobody has come to yet, with when their invitation ends. */
export async function listInvitations({
  database,
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<Invitation[]> {
  const rows = await listInvited(database.kysely, clock())
  return rows.map((row) => ({
    id: row.id,
    loginId: row.login_id,
    nickname: row.nickname,
    roleCode: row.role_code,
    createdAt: toWireTime(row.created_at),
    expiresAt: row.expires_at === null ? null : toWireTime(row.expires_at),
  }))
}

type Target = { readonly viewer: Viewer; readonly id: string }

/** Makes a new link for somebody who has not come yet; the former one ends. */
export async function renewInvitation(
  { database }: Pick<ServerContext, 'database'>,
  { viewer, id }: Target,
  act: Act,
) {
  return inTransaction(database, async (transaction) => {
    const member = await requireInvited(transaction, id)
    requireGrant(viewer, member.role_code)
    if (ROLES[member.role_code].level > ROLES.MEMBER.level) requireFreshPassword(viewer, act.now)
    await recordAudit(transaction, act, {
      action: 'invitation.renew',
      entity: 'member',
      entityId: id,
    })
    const invite = { kind: 'invite', memberId: id, now: act.now } as const
    const { token, expiresAt } = await issueToken(transaction, invite)
    return { inviteToken: token, inviteExpiresAt: expiresAt }
  })
}

/** Takes an invitation back: the link ends, and the account that was made for it goes. */
export async function revokeInvitation(
  context: ServerContext,
  { viewer, id }: Target,
  act: Act,
): Promise<void> {
  await inTransaction(context.database, async (transaction) => {
    await lockOwners(transaction)
    const member = await requireInvited(transaction, id)
    requireGrant(viewer, member.role_code)
    await departMember(context, transaction, { member, action: 'member.delete', act })
  })
}

type Asking = { readonly token: string; readonly address: ClientAddress }

/** Who an invitation is for. Throws TOKEN_INVALID and TOO_MANY_ATTEMPTS. */
export async function readInvitation(context: ServerContext, { token, address }: Asking) {
  const { account, expiresAt } = await requireToken(context, { token, address })
  return {
    loginId: account.login_id,
    nickname: account.nickname,
    roleCode: account.role_code,
    roleName: ROLES[account.role_code].name,
    expiresAt: toWireTime(expiresAt),
  }
}

/** Sets the first password, notes the consent, and logs in. Throws WEAK_PASSWORD, TOKEN_INVALID and TOO_MANY_ATTEMPTS. */
export async function acceptInvitation(
  context: ServerContext,
  { token, password }: AcceptInvitation,
  { origin, act }: { readonly origin: Origin; readonly act: Act },
): Promise<OpenedLogin> {
  const { database, passwords } = context
  const { account } = await requireToken(context, { token, address: origin.address })
  const { id } = account
  refuseWeakPassword(password, { loginId: account.login_id, nickname: account.nickname })
  const passwordHash = await passwords.hash(password)
  await inTransaction(database, async (transaction) => {
    // Two at once: the second finds the token used up.
    const taken = await takeToken(transaction, { kind: 'invite', token, now: act.now })
    if (!taken) throw new AppError('TOKEN_INVALID')
    await setFirstPassword(transaction, { id, passwordHash, now: act.now })
    await agreeToAll(transaction, { memberId: id, now: act.now })
    await endTokensOf(transaction, id)
    await recordAudit(
      transaction,
      { ...act, actorId: id },
      { action: 'invitation.accept', entity: 'member', entityId: id },
    )
  })
  return open(context, { memberId: id, isRemembered: false, passwordHash }, origin)
}

async function requireToken(context: ServerContext, { token, address }: Asking) {
  const { database, clock } = context
  return tryLink(context, address, async () => {
    const found = await findToken(database.kysely, { kind: 'invite', token, now: clock() })
    const account = found?.member_id
      ? await findAccountById(database.kysely, found.member_id)
      : undefined
    if (!found || !account || !isWaiting(account)) return null
    return { account, expiresAt: found.expires_at }
  })
}

/** The account of somebody who has not come yet. Throws NOT_FOUND. */
async function requireInvited(kysely: Kysely<Schema> | Transaction<Schema>, id: string) {
  const account = await findAccountById(kysely, id)
  if (!account || !isWaiting(account)) throw new AppError('NOT_FOUND')
  return account
}

const isWaiting = (account: { readonly status: string; readonly password_hash: string | null }) =>
  account.status === 'ACTIVE' && account.password_hash === null
