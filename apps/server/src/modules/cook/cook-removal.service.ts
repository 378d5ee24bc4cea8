import type { Kysely } from 'kysely'
import type { Act, ServerContext } from '../../context/server-context.ts'
import type { CookHouseTable } from '../../database/schema-cook.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors/app-error.ts'
import { forgetInAudit, recordAudit } from '../audit/audit.service.ts'
import type { ClientAddress } from '../../security/client-address.ts'
import { gatesOf } from '../throttle/address-gates.ts'
import { type Limit, reserveIn } from '../throttle/throttle.service.ts'
import { dayOf } from './cook-day.ts'
import { CLOSED_DAYS, lockHouses, REMOVAL_MS, requireDish, tell } from './cook-house.ts'
import * as houses from './cook-house.repository.ts'

/** How many houses one address may ask to be taken down in a day (CK12). */
const REMOVALS: Limit = { name: 'cook-removal', kind: 'window', max: 3, ms: 86_400_000 }

/** Somebody who wants a house gone. */
export type RemovalRequest = {
  readonly id: string
  readonly reason: string
  /** Of the sender. */
  readonly address: ClientAddress
  readonly act: Act
}

/**
 * Hides a house at once (CK12). Asking again changes nothing. Throws NOT_FOUND, for samples too, and
 * TOO_MANY_ATTEMPTS.
 */
export async function askRemoval(
  context: Pick<ServerContext, 'database' | 'clock'>,
  { id, reason, address, act }: RemovalRequest,
): Promise<void> {
  const { database, clock } = context
  await inTransaction(database, async (transaction) => {
    await lockHouses(transaction)
    const { house } = await requireDish(transaction, id, { maySeeHidden: true })
    if (house.is_sample === 1) throw new AppError('NOT_FOUND')
    if (house.state === 'hidden') return
    // Behind the lock: of many at the same moment exactly three go through.
    await reserveIn(transaction, gatesOf(REMOVALS, address), clock())
    await houses.updateHouse(transaction, house.id, {
      state: 'hidden',
      removal_at: act.now,
      removal_reason: reason.trim(),
    })
    await recordAudit(transaction, act, {
      action: 'cook-address.ask-removal',
      entity: 'cook-address',
      entityId: house.id,
    })
    await tell(transaction, act, { id: house.id, action: 'deleted' })
  })
}

type Decision = { readonly id: string; readonly accept: boolean; readonly act: Act }

/** Erases a hidden house and blocks its code, or shows it again. Throws NOT_FOUND. */
export async function decideRemoval(
  { database }: Pick<ServerContext, 'database'>,
  { id, accept, act }: Decision,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await lockHouses(transaction)
    const { house } = await requireDish(transaction, id, { maySeeHidden: true })
    if (house.state !== 'hidden') throw new AppError('NOT_FOUND')
    if (accept) {
      await houses.emptyHouse(transaction, house.id)
      await houses.updateHouse(transaction, house.id, BLOCKED)
      await forgetHome(transaction, house.id)
    } else
      await houses.updateHouse(transaction, house.id, {
        state: 'listed',
        removal_at: null,
        removal_reason: '',
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

/** It is somebody's home: the log keeps that something was done, not where. */
async function forgetHome(transaction: Kysely<Schema>, entityId: string) {
  await forgetInAudit(transaction, { entity: 'cook-address', entityId }, ['address', 'memo'])
}

/** Removes houses that have been closed for 60 days, and those whose owner got no answer. */
export async function sweepCookHouses({
  database,
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  const bounds = { closedBefore: dayOf(now) - CLOSED_DAYS, askedBefore: now - REMOVAL_MS }
  if ((await houses.listEnded(database.kysely, bounds)).length === 0) return
  await inTransaction(database, async (transaction) => {
    await lockHouses(transaction)
    for (const house of await houses.listEnded(transaction, bounds)) {
      await houses.deleteHouse(transaction, house.id)
      if (house.state === 'hidden') await forgetHome(transaction, house.id)
    }
  })
}
