import type { ContentKind, TakedownNewsItem } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import type { ToldNews } from '../../context/contributions.ts'
import type { Schema } from '../../database/schema.ts'
import { toWireTime } from '../../http/wire-time.ts'
import * as takedowns from './takedown.repository.ts'

/** How many are told at once. */
const MOST_NEWS = 10

/** Their makers are told of them as of every other answer. */
const TOLD_ELSEWHERE: readonly ContentKind[] = ['correction', 'character-case']

/** What of a member's was taken down and why, and what is shown at last: part of the one inbox of answers. */
export async function readTakedownNews(
  kysely: Kysely<Schema>,
  memberId: string,
): Promise<{ readonly unread: number; readonly items: TakedownNewsItem[] }> {
  const told = { silent: TOLD_ELSEWHERE, limit: MOST_NEWS }
  const rows = await takedowns.listTold(kysely, memberId, told)
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.content_kind,
    title: row.title,
    reason: row.reason,
    at: toWireTime(row.at),
    isSeen: row.seen_at !== null,
    isPassed: row.state === 'passed',
  }))
  return { unread: await takedowns.countUntold(kysely, memberId), items }
}

/** What was taken down, or is shown at last, since a moment, as browsers are told of it. */
export async function listToldTakedowns(
  kysely: Kysely<Schema>,
  since: number,
): Promise<ToldNews[]> {
  const rows = await takedowns.listToldSince(kysely, since, TOLD_ELSEWHERE)
  return rows.flatMap(({ id, member_id: memberId, at, state, title, reason }) => {
    if (memberId === null) return []
    const message = {
      title: state === 'passed' ? '이제 모두에게 보여요' : '올린 것이 내려졌어요',
      body: [title, reason].filter(Boolean).join(' — '),
      path: '/notification',
      tag: `takedown-${id}`,
    }
    return [{ memberId, at, message }]
  })
}

/** Notes that a member has seen what was taken down; says whether there was something new. */
export async function markTakedownNewsRead(
  transaction: Transaction<Schema>,
  seen: { readonly authorId: string; readonly now: number },
): Promise<boolean> {
  return takedowns.markTold(transaction, { memberId: seen.authorId, now: seen.now })
}
