import type { CookRemovalAnswer } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Act, ServerContext } from '../../context/server-context.ts'
import type { CookHouseTable } from '../../database/schema-cook.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError, fieldError } from '../../errors/app-error.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { dayOf } from './cook-day.ts'
import {
  CLOSED_DAYS,
  endHouse,
  forgetHome,
  lockHouses,
  requireCode,
  requireDish,
  tell,
} from './cook-house.ts'
import * as houses from './cook-house.repository.ts'

/** As many houses are hidden at once for strangers; further requests wait for an editor (CK12). */
const MOST_HIDDEN = 10

/** Somebody who wants a house gone. */
export type RemovalRequest = {
  readonly id: string
  readonly reason: string
  /** The code of the house as they type it. */
  readonly address: string | undefined
  readonly act: Act
}

/**
 * Hides a house at once for whoever knows its code, else keeps the request for an editor (CK12). Asking
 * again asks for nothing more. Throws NOT_FOUND, for samples too, and VALIDATION for another code.
 */
export async function askRemoval(
  { database }: Pick<ServerContext, 'database'>,
  { id, reason, address, act }: RemovalRequest,
): Promise<CookRemovalAnswer> {
  return inTransaction(database, async (transaction) => {
    await lockHouses(transaction)
    const { house } = await requireDish(transaction, id, { maySeeHidden: true })
    if (house.is_sample === 1) throw new AppError('NOT_FOUND')
    if (address !== undefined && requireCode(address) !== house.code)
      throw fieldError('address', '이 집의 주소와 달라요.')
    if (house.state === 'hidden') return { isHidden: true }
    const isHidden = address !== undefined && (await mayHide(transaction, house))
    if (!isHidden && house.removal_at !== null) return { isHidden }
    await houses.updateHouse(transaction, house.id, {
      state: isHidden ? 'hidden' : 'listed',
      removal_at: house.removal_at ?? act.now,
      removal_reason: reason.trim() || house.removal_reason,
    })
    await recordAudit(transaction, act, {
      action: 'cook-address.ask-removal',
      entity: 'cook-address',
      entityId: house.id,
    })
    if (isHidden) await tell(transaction, act, { id: house.id, action: 'deleted' })
    return { isHidden }
  })
}

/** An editor's no holds, and strangers cannot empty the list. */
async function mayHide(
  transaction: Kysely<Schema>,
  { removal_denied_at }: CookHouseTable,
): Promise<boolean> {
  return (
    removal_denied_at === null && (await houses.countHouses(transaction, 'hidden')) < MOST_HIDDEN
  )
}

type Decision = { readonly id: string; readonly accept: boolean; readonly act: Act }

/** Erases a house somebody wants gone and blocks its code, or shows it for good. Throws NOT_FOUND. */
export async function decideRemoval(
  { database }: Pick<ServerContext, 'database'>,
  { id, accept, act }: Decision,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await lockHouses(transaction)
    const { house } = await requireDish(transaction, id, { maySeeHidden: true })
    if (house.removal_at === null) throw new AppError('NOT_FOUND')
    if (accept) {
      await forgetHome(transaction, house.id)
      await houses.emptyHouse(transaction, house.id)
      await houses.updateHouse(transaction, house.id, BLOCKED)
    } else
      await houses.updateHouse(transaction, house.id, {
        state: 'listed',
        removal_at: null,
        removal_reason: '',
        removal_denied_at: act.now,
      })
    await recordAudit(transaction, act, {
      action: accept ? 'cook-address.block' : 'cook-address.restore',
      entity: 'cook-address',
      entityId: house.id,
    })
    await tell(transaction, act, { id: house.id, action: accept ? 'deleted' : 'created' })
  })
}

/** What is left of a house whose owner wanted it gone: the code nobody may enter again. */
const BLOCKED: Partial<CookHouseTable> = {
  state: 'blocked',
  memo: '',
  author_id: null,
  author_key: '',
  removal_at: null,
  removal_reason: '',
  is_closed: 0,
  closed_reports: 0,
  closed_since: null,
  reported_day: null,
}

/** Removes houses that have been closed for 60 days; the log forgets where they were. */
export async function sweepCookHouses({
  database,
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<void> {
  const closedBefore = dayOf(clock()) - CLOSED_DAYS
  if ((await houses.listEnded(database.kysely, closedBefore)).length === 0) return
  await inTransaction(database, async (transaction) => {
    await lockHouses(transaction)
    for (const { id } of await houses.listEnded(transaction, closedBefore))
      await endHouse(transaction, id)
  })
}
