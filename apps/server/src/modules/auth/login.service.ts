import type { LoginAnswer, Me } from '@gyeol/contract'
import { AppError } from '../../errors/app-error.ts'
import { currentDeadline } from '../../database/deadline.ts'
import { inTransaction, inUrgentTransaction } from '../../database/transaction.ts'
import { roleViewOf, type SignedInViewer } from '../../http/viewer.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { recordAudit, recordRepeated } from '../audit/audit.service.ts'
import {
  findAccount,
  findAccountById,
  noteLogin,
  setPasswordHash,
} from '../member/account.service.ts'
import { liftEnded, readSuspension } from '../member/suspension.service.ts'
import { refuseWaiting } from '../member/sign-up-request.service.ts'
import { openSession, readViewer, wasLoggedIn } from '../session/session.service.ts'
import { findToken, issueToken, takeToken, takeTokenTry } from '../token/one-time-token.service.ts'
import { noteArrival } from '../trace/trace.service.ts'
import { hasTotp, isRecoveryCode, useSecondStep } from '../totp/totp.service.ts'
import { type ClientAddress, coarseAddress } from '../../security/client-address.ts'
import type { Turn } from '../../security/password/hash-queue.ts'
import { createKeyedQueue } from '../confirmation/keyed-queue.ts'
import { readReputation, reserveLogin, secondStepAttempt } from '../confirmation/login-gates.ts'

/** From where somebody logs in. */
export type Origin = {
  readonly address: ClientAddress
  readonly userAgent: string
  /** The token their browser had until now. */
  readonly formerToken: string | undefined
  /** The mark their browser carries from now on. */
  readonly device: string
  readonly requestId: string
}

/** A login that succeeded: what to answer, and the token that becomes their cookie. */
export type OpenedLogin = {
  readonly me: Me
  readonly token: string
  readonly isRemembered: boolean
  /** The mark their browser carries from now on. */
  readonly device: string
}

type Credentials = {
  readonly loginId: string
  readonly password: string
  readonly isRemembered: boolean
}

/** What waits behind one try is somebody guessing; they need not wait for an answer. */
const MAX_WAITING = 32

/** One account from one address is tried one by one, so that the limit holds under a flood too. */
const oneByOne = createKeyedQueue({ maxWaiting: MAX_WAITING })

/**
 * Logs in with a password. Throws BAD_CREDENTIALS, ACCOUNT_DISABLED, SIGN_UP_WAITING,
 * SIGN_UP_REFUSED, TOO_MANY_ATTEMPTS.
 */
export async function login(
  context: ServerContext,
  credentials: Credentials,
  origin: Origin,
): Promise<OpenedLogin | { readonly answer: LoginAnswer }> {
  const account = credentials.loginId.toLowerCase()
  return oneByOne.run(
    `${account} ${origin.address.key}`,
    async () => {
      // After an outage many wait here whose answer has been given without them.
      currentDeadline()?.throwIfAborted()
      const member = await proveAccount(context, { account, credentials, origin })
      // Only now: who does not know the password learns nothing about the account.
      if (member.status === 'WAITING') await refuseWaiting(context.database.kysely, member.id)
      if (member.status !== 'ACTIVE') await refuseSuspended(context, member.id)
      const { isRemembered } = credentials
      if (await hasTotp(context.database.kysely, member.id))
        return { answer: await askSecondStep(context, member.id, isRemembered) }
      return open(context, { ...member, memberId: member.id, isRemembered }, origin)
    },
    () => new AppError('OVERLOADED'),
  )
}

type Proof = {
  readonly account: string
  readonly credentials: Credentials
  readonly origin: Origin
}

/** The member whose password was given. Throws BAD_CREDENTIALS, TOO_MANY_ATTEMPTS. */
async function proveAccount(context: ServerContext, { account, credentials, origin }: Proof) {
  const { address, formerToken } = origin
  const { kysely } = context.database
  const hasOldSession =
    formerToken !== undefined && (await wasLoggedIn(kysely, { token: formerToken, account }))
  const tried = { account, address, hasOldSession }
  const reputation = await readReputation(context, tried)
  const signal = currentDeadline()
  const turn = {
    ...reputation,
    key: address.network ?? address.key,
    account,
    isGone: () => signal?.aborted ?? false,
  }
  context.passwords.requireRoom(turn)
  const reserved = await reserveLogin(context, { ...tried, ...reputation })
  try {
    const member = await checkPassword(context, credentials, turn)
    if (!member) {
      await reserved.fail()
      if (reserved.failures <= MOST_RECORDED) noteFailure(context, account, origin)
      throw new AppError('BAD_CREDENTIALS')
    }
    await reserved.succeed()
    return member
  } finally {
    await reserved.release()
  }
}

/** Failures of one account in an hour that are worth a line; a flood is not worth more. */
const MOST_RECORDED = 20

/**
 * Writes a failed login down, if there is such an account. Nobody waits for it: how long the answer
 * takes tells nothing about who is here.
 */
function noteFailure(context: ServerContext, loginId: string, origin: Origin): void {
  const { kysely } = context.database
  void findAccount(kysely, loginId)
    .then(async (member) => {
      if (member) await record(context, { memberId: member.id, action: 'login.fail' }, origin)
    })
    .catch(() => {})
}

type Noted = { readonly memberId: string; readonly action: string; readonly isTheirs?: true }

function actAt(
  { clock }: ServerContext,
  { address, requestId }: Origin,
  actorId: string | null,
): Act {
  return { actorId, requestId, now: clock(), from: coarseAddress(address) }
}

/** Writes down what happened to an account; `isTheirs`: whoever did it had proved to be its member. */
async function record(
  context: ServerContext,
  { memberId, action, isTheirs }: Noted,
  origin: Origin,
) {
  const act = actAt(context, origin, isTheirs ? memberId : null)
  await inTransaction(context.database, (transaction) =>
    recordAudit(transaction, act, { action, entity: 'member', entityId: memberId }),
  )
}

/** Throws ACCOUNT_DISABLED with the words of the suspension, unless it has ended by now. */
async function refuseSuspended(context: ServerContext, memberId: string): Promise<void> {
  await liftEnded(context)
  const { kysely } = context.database
  if ((await findAccountById(kysely, memberId))?.status === 'ACTIVE') return
  const current = (await readSuspension(kysely, memberId)) ?? undefined
  throw new AppError('ACCOUNT_DISABLED', { current })
}

/** An unknown account takes as long as a wrong password. */
async function checkPassword(
  { database, passwords, clock }: ServerContext,
  given: Credentials,
  turn: Turn,
) {
  const member = await findAccount(database.kysely, given.loginId)
  const hash = member?.password_hash ?? null
  if (!(await passwords.verify(hash, given.password, turn)) || !member || hash === null) return null
  const { id, status } = member
  if (!passwords.isOutdated(hash)) return { id, status, passwordHash: hash }
  const passwordHash = await passwords.hash(given.password)
  await setPasswordHash(database.kysely, { id, passwordHash, now: clock() })
  return { id, status, passwordHash }
}

async function askSecondStep(context: ServerContext, memberId: string, isRemembered: boolean) {
  const { token, expiresAt } = await issueToken(context.database.kysely, {
    kind: 'second-step',
    memberId,
    payload: JSON.stringify({ isRemembered }),
    now: context.clock(),
  })
  return { secondStep: 'TOTP' as const, ticket: token, expiresAt }
}

type SecondStep = { readonly ticket: string; readonly code: string }

/** Finishes a login. Throws TOKEN_INVALID, BAD_CREDENTIALS, TOO_MANY_ATTEMPTS. */
export async function finishLogin(
  context: ServerContext,
  { ticket, code }: SecondStep,
  origin: Origin,
): Promise<OpenedLogin> {
  const { kysely } = context.database
  const asked = { kind: 'second-step', token: ticket, now: context.clock() } as const
  const memberId = (await findToken(kysely, asked))?.member_id
  if (!memberId) throw new AppError('TOKEN_INVALID')
  await oneByOne.run(
    memberId,
    async () => {
      const attempt = secondStepAttempt(context, { memberId, address: origin.address })
      const reserved = await attempt.reserve()
      try {
        if (!(await takeTokenTry(kysely, ticket))) throw new AppError('TOKEN_INVALID')
        if (await useSecondStep(context, memberId, code)) {
          await reserved.succeed()
          if (isRecoveryCode(code))
            await record(context, { memberId, action: 'totp.recover', isTheirs: true }, origin)
          return
        }
        await reserved.fail()
        // Whoever gets here has the password, and the code may be tried only twenty times an hour.
        await record(context, { memberId, action: 'totp.fail' }, origin)
        throw new AppError('BAD_CREDENTIALS')
      } finally {
        await reserved.release()
      }
    },
    () => new AppError('OVERLOADED'),
  )
  const taken = await takeToken(kysely, asked)
  if (!taken?.member_id) throw new AppError('TOKEN_INVALID')
  // Written by askSecondStep and nothing else.
  const { isRemembered } = JSON.parse(taken.payload ?? '{}') as { isRemembered: boolean }
  return open(context, { memberId: taken.member_id, isRemembered }, origin)
}

type Opening = {
  readonly memberId: string
  readonly isRemembered: boolean
  /** The hash that was checked; a password changed in this moment ends the login. */
  readonly passwordHash?: string
}

/** Opens a session for a member who has proved who they are. */
export async function open(
  context: ServerContext,
  { memberId, isRemembered, passwordHash }: Opening,
  origin: Origin,
): Promise<OpenedLogin> {
  const { address, device, userAgent, formerToken } = origin
  const now = context.clock()
  const token = await inUrgentTransaction(context.database, async (transaction) => {
    // Disabled or given another password in this very moment.
    if (!(await noteLogin(transaction, { id: memberId, passwordHash, now })))
      throw new AppError('BAD_CREDENTIALS')
    const act = actAt(context, origin, memberId)
    await recordRepeated(transaction, act, {
      action: 'login.succeed',
      entity: 'member',
      entityId: memberId,
    })
    await noteArrival(context, transaction, { memberId, address, device, now })
    return openSession(transaction, { memberId, userAgent, isRemembered, formerToken, now })
  })
  const { member, session, ...viewer } = await readViewer(context, token)
  if (!member || !session) throw new AppError('BAD_CREDENTIALS')
  return { me: toMe({ ...viewer, member, session }), token, isRemembered, device }
}

/** Who is logged in, as they see themselves. */
export function toMe(viewer: SignedInViewer): Me {
  const { id, nickname } = viewer.member
  return { id, nickname, role: roleViewOf(viewer), mustEnrolTotp: viewer.mustEnrolTotp }
}
