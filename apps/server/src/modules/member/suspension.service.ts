import type { MemberAdmin, SuspendMember, Suspension } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import type { PersonalDataPart } from '../../context/contributions.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError, fieldError } from '../../errors/app-error.ts'
import { ensureUpdated } from '../../errors/version-check.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import { toWireTimeOrNull } from '../../http/wire-time.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { endSessionsOf } from '../session/session.service.ts'
import { endTokensOf } from '../token/one-time-token.service.ts'
import { lockOwners, requireOtherOwner } from './account.service.ts'
import { requireGrant } from './member-rights.ts'
import { requireMemberAdmin } from './member-admin.service.ts'
import { toSuspension } from './member-view.ts'
import { findMember, forceUpdate, updateMember } from './member.repository.ts'
import { statusWithoutSuspension } from './sign-up-request.service.ts'
import {
  deleteSuspension,
  findSuspension,
  listEnded,
  putSuspension,
} from './suspension.repository.ts'

const PAST_END = '지난 때예요. 앞으로 올 때를 골라 주세요.'

type Target = { readonly viewer: SignedInViewer; readonly id: string }

/**
 * Suspends a member, or changes the words or the end of a suspension: their logins and links end at
 * once. Throws ROLE_TOO_HIGH (for oneself too), LAST_OWNER and STALE.
 */
export async function suspendMember(
  { database }: Pick<ServerContext, 'database'>,
  { viewer, id, wanted }: Target & { readonly wanted: SuspendMember },
  act: Act,
): Promise<MemberAdmin> {
  const until = wanted.until === null ? null : Date.parse(wanted.until)
  if (until !== null && until <= act.now) throw fieldError('until', PAST_END)
  return inTransaction(database, async (transaction) => {
    await lockOwners(transaction)
    const member = await requireOther(transaction, { viewer, id })
    const current = async () => requireMemberAdmin(transaction, id)
    if (member.role_code === 'OWNER') await requireOtherOwner(transaction, id)
    const before = await findSuspension(transaction, id)
    const change = { status: 'DISABLED', updated_at: act.now } as const
    await ensureUpdated(
      await updateMember(transaction, { id, version: wanted.version }, change),
      current,
    )
    const reason = wanted.reason.trim()
    await putSuspension(transaction, { member_id: id, reason, since: act.now, until })
    await endSessionsOf(transaction, { memberId: id })
    await endTokensOf(transaction, id)
    await recordAudit(transaction, act, {
      action: 'member.suspend',
      entity: 'member',
      entityId: id,
      before: before && { suspendedUntil: toWireTimeOrNull(before.until) },
      after: { suspendedUntil: wanted.until },
      reason,
    })
    return current()
  })
}

/** Ends a suspension. Nothing happens to a member who is not suspended. Throws ROLE_TOO_HIGH. */
export async function liftSuspension(
  { database }: Pick<ServerContext, 'database'>,
  target: Target,
  act: Act,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { id, status } = await requireOther(transaction, target)
    if (status === 'DISABLED') await lift(transaction, { id, action: 'member.lift' }, act)
  })
}

/** What somebody who is suspended is told; null where nobody wrote anything. */
export async function readSuspension(
  kysely: Kysely<Schema>,
  memberId: string,
): Promise<Suspension | null> {
  const row = await findSuspension(kysely, memberId)
  return row === undefined ? null : toSuspension(row)
}

/** Lets those in again whose suspension has ended. */
export async function liftEnded({
  database,
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<void> {
  const act = { actorId: null, requestId: null, now: clock() }
  for (const id of await listEnded(database.kysely, act.now))
    await inTransaction(database, async (transaction) => {
      const row = await findSuspension(transaction, id)
      // Lifted, or given another end, in this very moment.
      if (row?.until == null || row.until > act.now) return
      await lift(transaction, { id, action: 'member.suspension-end' }, act)
    })
}

type Lifting = { readonly id: string; readonly action: string }

async function lift(transaction: Transaction<Schema>, { id, action }: Lifting, act: Act) {
  const status = await statusWithoutSuspension(transaction, id)
  await forceUpdate(transaction, id, { status, updated_at: act.now })
  await deleteSuspension(transaction, id)
  await recordAudit(transaction, act, { action, entity: 'member', entityId: id })
}

async function requireOther(transaction: Transaction<Schema>, { viewer, id }: Target) {
  const member = await findMember(transaction, id)
  if (!member) throw new AppError('NOT_FOUND')
  requireGrant(viewer, member.role_code)
  if (id === viewer.member.id) throw new AppError('ROLE_TOO_HIGH')
  return member
}

/** Why a member is suspended. */
export const suspensionData: PersonalDataPart = {
  name: 'suspension',
  async collect(kysely, memberId) {
    const suspension = await readSuspension(kysely, memberId)
    return suspension === null ? [] : [suspension]
  },
  async forget(transaction, memberId) {
    await deleteSuspension(transaction, memberId)
  },
}
