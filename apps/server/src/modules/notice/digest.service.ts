import { LIVE_WHOLE_LIST, ROLES } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { ServerContext } from '../../context/server-context.ts'
import { isAhead } from '../../config/clock-slack.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { announce } from '../outbox/outbox.service.ts'
import { DIGEST_PACES, digestBefore, lastDigestAt } from './digest-times.ts'
import * as digests from './digest.repository.ts'

type Context = Pick<ServerContext, 'database' | 'clock'>

/**
 * Has the bells of open pages count again when the time of gathered notices has come, if there are
 * any; once, by one process. What the bells count needs none of this: it follows from the time.
 */
export async function announceDigests({ database, clock }: Context): Promise<void> {
  const now = clock()
  for (const pace of DIGEST_PACES) {
    const at = lastDigestAt(pace, now)
    const last = await digests.findDigestAt(database.kysely, pace)
    // Told in a time still to come: the clock ran ahead then, and says nothing about today.
    const isTold = last !== undefined && last >= at && !isAhead(last, now)
    if (isTold) continue
    await inTransaction(database, async (transaction) => {
      if (!(await digests.claimDigest(transaction, { pace, at, now }))) return
      if (!(await digests.hasReaders(transaction, pace))) return
      const isKnown = last !== undefined && last < at
      const span = { after: isKnown ? last : digestBefore(pace, at), upTo: at, now }
      const levels = (await digests.listCameOut(transaction, span)).map((notice) => notice.level)
      if (levels.length === 0) return
      const level = Math.max(ROLES.MEMBER.level, Math.min(...levels))
      const change = { kind: 'notice', id: LIVE_WHOLE_LIST, action: 'updated' } as const
      await announce(transaction, { ...change, level, now })
    })
  }
}

/** A notice that is out, as browsers are told of it. */
export type OutNotice = Awaited<ReturnType<typeof digests.listCameOut>>[number]

/** The notices that came out in a span of time and are still there, the newest first. */
export async function listCameOut(
  kysely: Kysely<Schema>,
  span: digests.Span & { readonly now: number },
): Promise<readonly OutNotice[]> {
  return digests.listCameOut(kysely, span)
}

/** Who is told: what they may see, and what they know already. */
export type Onlooker = {
  /** Null for visitors. */
  readonly memberId: string | null
  readonly level: number
  /** Until when they have marked everything as read. */
  readonly readBefore: number
}

/** Gives what of some notices is news to each onlooker: for them, not their own, and not read yet. */
export async function newsFor(
  kysely: Kysely<Schema>,
  notices: readonly OutNotice[],
  onlookers: readonly Onlooker[],
): Promise<(onlooker: Onlooker) => readonly OutNotice[]> {
  const memberIds = onlookers.flatMap(({ memberId }) => memberId ?? [])
  const noticeIds = notices.map(({ id }) => id)
  const read = await digests.listReadBy(kysely, memberIds, noticeIds)
  return ({ memberId, level, readBefore }) =>
    notices.filter(
      (notice) =>
        notice.level <= level &&
        notice.publish_at > readBefore &&
        (memberId === null ||
          (notice.author_id !== memberId && !read.has(digests.readKey(memberId, notice.id)))),
    )
}
