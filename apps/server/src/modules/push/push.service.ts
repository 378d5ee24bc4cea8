import { ECDH, hash } from 'node:crypto'
import type { PushState, PushSubscriptionInput } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import { CLOCK_SLACK_MS } from '../../config/clock-slack.ts'
import type { Schema } from '../../database/schema.ts'
import { AppError, fieldError } from '../../errors/app-error.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ClientAddress } from '../../security/client-address.ts'
import { createKeyedHash } from '../../security/keyed-hash.ts'
import { gatesOf } from '../throttle/address-gates.ts'
import { type Limit, reserve } from '../throttle/throttle.service.ts'
import { isGreatService } from './host-lanes.ts'
import {
  DEFAULT_COLUMNS,
  DEFAULT_OWN_NEWS,
  noticesAfter,
  ownNewsOf,
  toColumns,
  toOwnNews,
  toPreferences,
} from './push-preferences.ts'
import * as subscriptions from './push.repository.ts'

/** Browsers nobody has heard of yet, for each client address. */
const NEW_BROWSERS: Limit = { name: 'push-new', kind: 'bucket', max: 20, ms: 60_000 }

/** Browsers kept for one member, for visitors of one address, and for a host no common browser uses. */
const MOST_OF_MEMBER = 20
const MOST_OF_ADDRESS = 50
const MOST_OF_HOST = 200
const ROOM_AGAIN_SECONDS = 3600

/** A browser that has not come by for a year is thrown away or set up anew. */
const UNUSED_MS = 365 * 86_400_000
const MOST_SWEPT = 500

type Context = Pick<ServerContext, 'database' | 'clock' | 'isRateLimited' | 'keyRing'>

type Saving = {
  readonly viewer: Viewer
  readonly input: PushSubscriptionInput
  /** Whose new browsers are counted. */
  readonly address: ClientAddress
}

/**
 * Keeps a browser's subscription and ties it to the login it has now. Its preferences change only when
 * new ones come along; so does one that was silenced from afar. Throws VALIDATION for a key that is
 * none, TOO_MANY_ATTEMPTS.
 */
export async function savePush(context: Context, saving: Saving): Promise<PushState> {
  const { endpoint, keys, preferences, notices: pace, ownNews } = saving.input
  if (!isPublicKey(keys.p256dh)) throw fieldError('keys.p256dh', '값이 올바르지 않아요.')
  const id = idOf(endpoint)
  const { kysely } = context.database
  if (!(await subscriptions.findSubscription(kysely, id))) await countNew(context, saving.address)
  const memberId = saving.viewer.member?.id ?? null
  const hashAddress = createKeyedHash(context.keyRing, 'push address')
  const addressHash = memberId === null ? hashAddress(saving.address.key) : null
  return inTransaction(context.database, async (transaction) => {
    const now = context.clock()
    const kept = await subscriptions.findSubscription(transaction, id)
    if (!kept) await makeRoom(transaction, { endpoint, memberId, addressHash })
    const columns = preferences ? toColumns(preferences) : columnsOf(kept ?? DEFAULT_COLUMNS)
    const own_news = ownNews ? toOwnNews(ownNews) : (kept?.own_news ?? DEFAULT_OWN_NEWS)
    const isSame = kept && JSON.stringify(columnsOf(kept)) === JSON.stringify(columns)
    const isChanged = !isSame || kept.own_news !== own_news
    const notices = noticesAfter(kept, pace, now)
    const isChoice = preferences !== undefined || pace !== undefined || ownNews !== undefined
    const isSilenced = kept?.is_silenced === 1 && !isChoice
    await subscriptions.saveSubscription(transaction, {
      id,
      endpoint,
      ...keys,
      ...columns,
      ...notices,
      own_news,
      member_id: memberId,
      session_id: isSilenced ? null : (saving.viewer.session?.id ?? null),
      is_silenced: isSilenced ? 1 : 0,
      address_hash: addressHash,
      timeouts: kept?.timeouts ?? 0,
      active_from: isChanged ? now : kept.active_from,
      created_at: now,
      updated_at: now,
    })
    const state = {
      preferences: toPreferences(columns),
      notices: notices.notices,
      ownNews: ownNewsOf({ own_news }),
    }
    return { ...state, isSilent: isSilenced || (memberId === null && wantsNothing(state)) }
  })
}

const wantsNothing = ({ preferences, notices }: Pick<PushState, 'preferences' | 'notices'>) =>
  preferences.kinds.length === 0 && notices === 'off'

type Newcomer = {
  readonly endpoint: string
  readonly memberId: string | null
  readonly addressHash: string | null
}

/**
 * A member's newest browser takes the place of the one they used longest ago; who has no account
 * is refused where their address, or the host nobody knows, has many. Throws TOO_MANY_ATTEMPTS.
 */
async function makeRoom(transaction: Kysely<Schema>, newcomer: Newcomer): Promise<void> {
  const { endpoint, memberId, addressHash } = newcomer
  const { host, origin } = new URL(endpoint)
  if (
    !isGreatService(host) &&
    (await subscriptions.countOfHost(transaction, origin)) >= MOST_OF_HOST
  )
    throw new AppError('TOO_MANY_ATTEMPTS', { retryAfter: ROOM_AGAIN_SECONDS })
  if (addressHash !== null) {
    if ((await subscriptions.countOfAddress(transaction, addressHash)) >= MOST_OF_ADDRESS)
      throw new AppError('TOO_MANY_ATTEMPTS', { retryAfter: ROOM_AGAIN_SECONDS })
  } else if (memberId !== null) {
    const own = await subscriptions.listByMember(transaction, memberId)
    const oldest = own.toSorted((one, other) => other.updated_at - one.updated_at)
    const ids = oldest.slice(MOST_OF_MEMBER - 1).map((row) => row.id)
    await subscriptions.deleteSubscriptions(transaction, ids)
  }
}

/** Forgets a browser's subscription, if it is known. */
export async function removePush(
  { database }: Pick<ServerContext, 'database'>,
  endpoint: string,
): Promise<void> {
  await inTransaction(database, (transaction) =>
    subscriptions.deleteSubscriptions(transaction, [idOf(endpoint)]),
  )
}

/** Removes subscriptions whose browser has not come by for a year, and times a wrong clock has noted. */
export async function sweepPush({
  database,
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await subscriptions.bringBackTimes(database.kysely, { now, ahead: now + CLOCK_SLACK_MS })
  const unused = await subscriptions.listUnused(database.kysely, now - UNUSED_MS, MOST_SWEPT)
  await inTransaction(database, (transaction) =>
    subscriptions.deleteSubscriptions(
      transaction,
      unused.map(({ id }) => id),
    ),
  )
}

async function countNew(context: Context, address: ClientAddress): Promise<void> {
  if (!context.isRateLimited) return
  await reserve(context, gatesOf(NEW_BROWSERS, address))
}

/** Endpoints are long and as good as passwords: rows are found by their hash. */
const idOf = (endpoint: string) => hash('sha256', endpoint, 'base64url')

type Row = Parameters<typeof toPreferences>[0]

const columnsOf = ({ kinds, minutes_before, quiet_from, quiet_to }: Row): Row => ({
  kinds,
  minutes_before,
  quiet_from,
  quiet_to,
})

/** Whether a key is a point of the curve P-256; nothing can be encrypted for another one. */
function isPublicKey(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed')
    return true
  } catch {
    return false
  }
}
