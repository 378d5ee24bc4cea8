import { ROLES } from '@gyeol/contract'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { announce, type Announcement } from '../outbox/outbox.service.ts'
import { claimAnnouncement, listUnannounced } from './notice.repository.ts'

/** More than that come out together only after a long pause; the rest follows a second later. */
const MOST_AT_ONCE = 50

/** A notice as far as its announcement goes; null before it was made and after it is gone. */
type Stage = { readonly level: number; readonly publish_at: number } | null

type Change = { readonly id: string; readonly before: Stage; readonly after: Stage }

/**
 * Tells open pages of a change. A scheduled notice is known to editors only; what comes out or
 * goes is told to everybody who sees or saw it.
 */
export async function announceNotice(
  transaction: Transaction<Schema>,
  { id, before, after }: Change,
  now: number,
): Promise<void> {
  const wasOut = before !== null && before.publish_at <= now
  const isOut = after !== null && after.publish_at <= now
  const level = Math.min(before?.level ?? Infinity, after?.level ?? Infinity)
  const isPublic = wasOut || isOut
  await announce(transaction, {
    kind: 'notice',
    id,
    action: actionOf(wasOut, isOut, { before, after }),
    level: isPublic ? level : Math.max(level, ROLES.EDITOR.level),
    now,
  })
}

function actionOf(
  wasOut: boolean,
  isOut: boolean,
  { before, after }: Omit<Change, 'id'>,
): Announcement['action'] {
  if (after === null || (wasOut && !isOut)) return 'deleted'
  return before === null || (isOut && !wasOut) ? 'created' : 'updated'
}

/** Tells open pages of the notices whose time has come; each is told of once, by one process. */
export async function announceDueNotices({
  database,
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  const due = await listUnannounced(database.kysely, now, MOST_AT_ONCE)
  for (const { id, level } of due) {
    await inTransaction(database, async (transaction) => {
      if (!(await claimAnnouncement(transaction, id, now))) return
      await announce(transaction, { kind: 'notice', id, action: 'created', level, now })
    })
  }
}
