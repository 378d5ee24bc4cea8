import type { RecoverPassword } from '@gyeol/contract'
import type { Transaction } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import type { MemberTable } from '../../database/schema-people.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { findAccount, findAccountById, setPasswordHash } from '../member/account.service.ts'
import type { ClientAddress } from '../../security/client-address.ts'
import { refuseWeakPassword } from '../../security/password/password-rules.ts'
import { endSessionsOf, isRemembered, renewSession } from '../session/session.service.ts'
import { endTokensOf, findToken, takeToken } from '../token/one-time-token.service.ts'
import { confirmPassword, tryLink, tryRecovery } from '../confirmation/confirmation.service.ts'
import {
  endRecoveryCode,
  isRecoveryCodeOf,
  takeRecoveryCode,
} from '../password-recovery/password-recovery.service.ts'

/** The token a session goes on with. */
export type RenewedSession = { readonly token: string; readonly isRemembered: boolean }

/**
 * Checks the viewer's password once more and gives their session a new token, good for ten minutes
 * of important things.
 */
export async function reauthenticate(
  context: ServerContext,
  viewer: SignedInViewer,
  password: string,
): Promise<RenewedSession> {
  await confirmPassword(context, viewer.member.id, password)
  const { kysely } = context.database
  const remembered = await isRemembered(kysely, viewer)
  const token = await renewSession(kysely, viewer, context.clock())
  return { token, isRemembered: remembered }
}

type Change = { readonly currentPassword: string; readonly newPassword: string }

/** Changes the viewer's password; all their other sessions end. */
export async function changePassword(
  context: ServerContext,
  { viewer, change }: { readonly viewer: SignedInViewer; readonly change: Change },
  act: Act,
): Promise<RenewedSession> {
  const { member, session } = viewer
  refuseWeakPassword(change.newPassword, member)
  await confirmPassword(context, member.id, change.currentPassword)
  const passwordHash = await context.passwords.hash(change.newPassword)
  const remembered = await isRemembered(context.database.kysely, viewer)
  const token = await inTransaction(context.database, async (transaction) => {
    await setPasswordHash(transaction, { id: member.id, passwordHash, now: act.now })
    await endSessionsOf(transaction, { memberId: member.id, exceptId: session.id })
    await endTokensOf(transaction, member.id)
    await endRecoveryCode(transaction, member.id)
    await recordAudit(transaction, act, {
      action: 'password.change',
      entity: 'member',
      entityId: member.id,
    })
    return renewSession(transaction, viewer, act.now)
  })
  return { token, isRemembered: remembered }
}

type Reset = { readonly token: string; readonly newPassword: string }

/** Sets a password by a one-time link; every session of the account ends. */
export async function resetPassword(
  context: ServerContext,
  { reset, address }: { readonly reset: Reset; readonly address: ClientAddress },
  act: Act,
): Promise<void> {
  const { database } = context
  const asked = { kind: 'reset', token: reset.token, now: act.now } as const
  const account = await tryLink(context, address, async () => {
    const memberId = (await findToken(database.kysely, asked))?.member_id
    const found = memberId ? await findAccountById(database.kysely, memberId) : undefined
    return found?.status === 'ACTIVE' ? found : null
  })
  await setAnew(context, {
    account,
    newPassword: reset.newPassword,
    action: 'password.reset',
    act,
    // Two at once: the second finds the token used up.
    take: async (transaction) => (await takeToken(transaction, asked)) !== undefined,
  })
}

/**
 * Sets a password by the code its member keeps; every session of the account ends. Throws
 * TOKEN_INVALID alike for a wrong code, an unknown login id and a suspended account.
 */
export async function recoverPassword(
  context: ServerContext,
  { recovery, address }: { readonly recovery: RecoverPassword; readonly address: ClientAddress },
  act: Act,
): Promise<void> {
  const { loginId, recoveryCode: code, newPassword } = recovery
  const { kysely } = context.database
  const account = await tryRecovery(context, address, async () => {
    const found = await findAccount(kysely, loginId)
    const isRight = await isRecoveryCodeOf(kysely, { memberId: found?.id ?? '', code })
    return found?.status === 'ACTIVE' && isRight ? found : null
  })
  await setAnew(context, {
    account,
    newPassword,
    action: 'password.recover',
    act,
    take: (transaction) =>
      takeRecoveryCode(transaction, { memberId: account.id, code, now: act.now }),
  })
}

type Renewal = {
  readonly account: Pick<MemberTable, 'id' | 'login_id' | 'nickname'>
  readonly newPassword: string
  readonly action: 'password.reset' | 'password.recover'
  readonly act: Act
  /** Uses up what the new password is given for; false when that was done before. */
  readonly take: (transaction: Transaction<Schema>) => Promise<boolean>
}

/** Gives an account a new password; whatever could enter it with the old one ends. */
async function setAnew(
  { database, passwords }: ServerContext,
  { account, newPassword, action, act, take }: Renewal,
): Promise<void> {
  refuseWeakPassword(newPassword, { loginId: account.login_id, nickname: account.nickname })
  const passwordHash = await passwords.hash(newPassword)
  await inTransaction(database, async (transaction) => {
    if (!(await take(transaction))) throw new AppError('TOKEN_INVALID')
    await setPasswordHash(transaction, { id: account.id, passwordHash, now: act.now })
    await endSessionsOf(transaction, { memberId: account.id })
    await endTokensOf(transaction, account.id)
    await endRecoveryCode(transaction, account.id)
    await recordAudit(
      transaction,
      { ...act, actorId: account.id },
      { action, entity: 'member', entityId: account.id },
    )
  })
}
