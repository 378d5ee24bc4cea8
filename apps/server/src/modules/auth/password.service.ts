import { AppError } from '../../errors/app-error.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { findAccountById, setPasswordHash } from '../member/account.service.ts'
import type { ClientAddress } from '../../security/client-address.ts'
import { refuseWeakPassword } from '../../security/password/password-rules.ts'
import { endSessionsOf, isRemembered, renewSession } from '../session/session.service.ts'
import { endTokensOf, findToken, takeToken } from '../token/one-time-token.service.ts'
import { confirmPassword, tryLink } from '../confirmation/confirmation.service.ts'

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
  const { database, passwords } = context
  const asked = { kind: 'reset', token: reset.token, now: act.now } as const
  const account = await tryLink(context, address, async () => {
    const memberId = (await findToken(database.kysely, asked))?.member_id
    const found = memberId ? await findAccountById(database.kysely, memberId) : undefined
    return found?.status === 'ACTIVE' ? found : null
  })
  refuseWeakPassword(reset.newPassword, { loginId: account.login_id, nickname: account.nickname })
  const passwordHash = await passwords.hash(reset.newPassword)
  await inTransaction(database, async (transaction) => {
    // Two at once: the second finds the token used up.
    if (!(await takeToken(transaction, asked))) throw new AppError('TOKEN_INVALID')
    await setPasswordHash(transaction, { id: account.id, passwordHash, now: act.now })
    await endSessionsOf(transaction, { memberId: account.id })
    await endTokensOf(transaction, account.id)
    await recordAudit(
      transaction,
      { ...act, actorId: account.id },
      { action: 'password.reset', entity: 'member', entityId: account.id },
    )
  })
}
