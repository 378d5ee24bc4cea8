import type { SignUp, StoredRoleCode } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { createAccount, hasOwner, lockOwners, orTaken } from '../member/account.service.ts'
import { askForApproval } from '../member/sign-up-request.service.ts'
import { noteArrival } from '../trace/trace.service.ts'
import { refuseWeakPassword } from '../../security/password/password-rules.ts'
import { agreeToAll } from '../policy/consent.service.ts'
import { readSettings } from '../setting/setting.service.ts'
import { endSetupTokens, issueToken, takeToken } from '../token/one-time-token.service.ts'
import { signUpAttempt } from '../confirmation/login-gates.ts'
import { open, type OpenedLogin, type Origin } from './login.service.ts'

/**
 * Makes a member and logs them in; null where an administrator has to approve them first. With the
 * setup link's token they become the site's first owner.
 * Throws WEAK_PASSWORD, TOKEN_INVALID, SIGN_UP_CLOSED, LOGIN_ID_TAKEN, NICKNAME_TAKEN, VALIDATION
 * and TOO_MANY_ATTEMPTS.
 */
export async function signUp(
  context: ServerContext,
  form: SignUp,
  { origin, act }: { readonly origin: Origin; readonly act: Act },
): Promise<OpenedLogin | null> {
  const { database, passwords } = context
  const isWaiting = form.setupToken === undefined && (await mustWait(database.kysely))
  refuseWeakPassword(form.password, form)
  const { loginId, nickname, setupToken } = form
  const names = {
    loginId,
    nickname,
    roleCode: setupToken === undefined ? 'MEMBER' : 'OWNER',
  } as const
  const reserved = await signUpAttempt(context, origin.address).reserve()
  try {
    const { key, network } = origin.address
    const turn = { isKnown: false, key: network ?? key }
    const passwordHash = await passwords.hash(form.password, turn)
    const memberId = await orTaken(database, names, () =>
      inTransaction(database, (transaction) =>
        createMember(context, transaction, { form, passwordHash, isWaiting, origin, act }),
      ),
    ).catch(async (error: unknown) => {
      if (error instanceof AppError) await reserved.fail()
      throw error
    })
    await reserved.succeed()
    if (isWaiting) return null
    return await open(context, { memberId, isRemembered: false }, origin)
  } finally {
    await reserved.release()
  }
}

/** Whether a sign-up has to be approved. Throws SIGN_UP_CLOSED where only the invited may come. */
async function mustWait(kysely: Kysely<Schema>): Promise<boolean> {
  const { signUp: mode } = await readSettings(kysely)
  if (mode === 'invitation') throw new AppError('SIGN_UP_CLOSED')
  return mode === 'approval'
}

type NewMember = {
  readonly form: SignUp
  readonly passwordHash: string
  readonly isWaiting: boolean
  readonly origin: Origin
  readonly act: Act
}

async function createMember(
  context: ServerContext,
  transaction: Transaction<Schema>,
  { form, passwordHash, isWaiting, origin, act }: NewMember,
): Promise<string> {
  const { loginId, nickname, message = '', setupToken } = form
  const { now } = act
  const roleCode =
    setupToken === undefined ? 'MEMBER' : await claimOwnership(transaction, setupToken, act.now)
  const id = await createAccount(transaction, {
    loginId,
    nickname,
    roleCode,
    passwordHash,
    agreedAt: now,
    isWaiting,
    now,
  })
  if (isWaiting) {
    await askForApproval(transaction, { memberId: id, message, now })
    const { address, device } = origin
    await noteArrival(context, transaction, { memberId: id, address, device, now })
  }
  await agreeToAll(transaction, { memberId: id, now })
  await recordAudit(
    transaction,
    { ...act, actorId: id },
    { action: 'member.sign-up', entity: 'member', entityId: id, after: { roleCode } },
  )
  return id
}

async function claimOwnership(
  transaction: Transaction<Schema>,
  token: string,
  now: number,
): Promise<StoredRoleCode> {
  await lockOwners(transaction)
  const taken = await takeToken(transaction, { kind: 'setup', token, now })
  if (!taken || (await hasOwner(transaction))) throw new AppError('TOKEN_INVALID')
  await endSetupTokens(transaction)
  return 'OWNER'
}

/**
 * A one-time token that makes the first owner; null when somebody can log in as one. Those offered
 * before die, so that what stands in an old log is good for nothing.
 */
export async function offerOwnership({
  database,
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<string | null> {
  return inTransaction(database, async (transaction) => {
    await lockOwners(transaction)
    if (await hasOwner(transaction)) return null
    await endSetupTokens(transaction)
    const { token } = await issueToken(transaction, {
      kind: 'setup',
      memberId: null,
      now: clock(),
    })
    return token
  })
}
