import type { MemberAdmin, SignUpDecision } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { PersonalDataPart, TaskPart } from '../../context/contributions.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { endSessionsOf } from '../session/session.service.ts'
import { lockOwners } from './account.service.ts'
import { departMember } from './departure.service.ts'
import { requireMemberAdmin } from './member-admin.service.ts'
import { requireGrant } from './member-rights.ts'
import { findMember, forceUpdate } from './member.repository.ts'
import * as requests from './sign-up-request.repository.ts'

/** How long a sign-up waits for an answer, and how long a decision can be taken back. */
const KEPT_MS = 30 * 86_400_000

const ACTIONS: Readonly<Record<SignUpDecision, string>> = {
  APPROVED: 'member.approve',
  REFUSED: 'member.refuse',
  WAITING: 'member.undecide',
}

/** Asks for a sign-up to be approved, in the words of whoever signs up. */
export async function askForApproval(
  transaction: Kysely<Schema>,
  { memberId, message, now }: { memberId: string; message: string; now: number },
): Promise<void> {
  await requests.insertRequest(transaction, {
    member_id: memberId,
    message: message.trim(),
    decision: 'WAITING',
    asked_at: now,
  })
}

type Decision = {
  readonly viewer: Viewer
  readonly id: string
  readonly decision: SignUpDecision
}

/**
 * Lets somebody in who has signed up, refuses them, or takes that back. Throws NOT_FOUND where no
 * sign-up waits or the decision is too old, and ROLE_TOO_HIGH.
 */
export async function decideSignUp(
  { database }: Pick<ServerContext, 'database'>,
  { viewer, id, decision }: Decision,
  act: Act,
): Promise<MemberAdmin> {
  return inTransaction(database, async (transaction) => {
    const member = await findMember(transaction, id)
    const before = await requests.findRequest(transaction, id)
    // Whoever is suspended is let in by the end of the suspension.
    if (!member || !before || member.status === 'DISABLED') throw new AppError('NOT_FOUND')
    requireGrant(viewer, member.role_code)
    if (before.decision !== decision) {
      await requests.updateDecision(transaction, { memberId: id, decision, now: act.now })
      const status = decision === 'APPROVED' ? 'ACTIVE' : 'WAITING'
      await forceUpdate(transaction, id, { status, updated_at: act.now })
      if (status === 'WAITING') await endSessionsOf(transaction, { memberId: id })
      const action = ACTIONS[decision]
      await recordAudit(transaction, act, { action, entity: 'member', entityId: id })
    }
    return requireMemberAdmin(transaction, id)
  })
}

/** What becomes of a member who is suspended no longer. */
export async function statusWithoutSuspension(
  kysely: Kysely<Schema>,
  memberId: string,
): Promise<'ACTIVE' | 'WAITING'> {
  const request = await requests.findRequest(kysely, memberId)
  return request === undefined || request.decision === 'APPROVED' ? 'ACTIVE' : 'WAITING'
}

/** Throws what somebody is told whose sign-up has not been approved. */
export async function refuseWaiting(kysely: Kysely<Schema>, memberId: string): Promise<never> {
  const request = await requests.findRequest(kysely, memberId)
  throw new AppError(request?.decision === 'REFUSED' ? 'SIGN_UP_REFUSED' : 'SIGN_UP_WAITING')
}

/** Removes accounts that were refused or that nobody has answered, and forgets old decisions. */
export async function sweepSignUps(
  context: Pick<ServerContext, 'database' | 'clock' | 'personalData'>,
): Promise<void> {
  const act = { actorId: null, requestId: null, now: context.clock() }
  const ids = await requests.listAskedBefore(context.database.kysely, act.now - KEPT_MS)
  for (const id of ids)
    await inTransaction(context.database, async (transaction) => {
      await lockOwners(transaction)
      const member = await findMember(transaction, id)
      if (member?.status === 'WAITING')
        await departMember(context, transaction, { member, action: 'member.delete', act })
      // A suspended one would be let in by the end of the suspension.
      else if (member?.status !== 'DISABLED') await requests.deleteRequest(transaction, id)
    })
}

/** Sign-ups that wait for somebody to look. */
export const signUpTask: TaskPart = {
  code: 'member.waiting',
  permission: 'member.read',
  read: requests.readUndecided,
}

/** How a member said they had come, while it is kept. */
export const signUpData: PersonalDataPart = {
  name: 'sign-up',
  async collect(kysely, memberId) {
    const request = await requests.findRequest(kysely, memberId)
    return request === undefined
      ? []
      : [{ message: request.message, askedAt: toWireTime(request.asked_at) }]
  },
  forget: requests.deleteRequest,
}
