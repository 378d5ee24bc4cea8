import type { DigestPace } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import { CLOCK_SLACK_MS } from '../../config/clock-slack.ts'
import type { Schema } from '../../database/schema.ts'

/** When bells were last told of gathered notices; undefined when they never were. */
export async function findDigestAt(
  kysely: Kysely<Schema>,
  pace: DigestPace,
): Promise<number | undefined> {
  const row = await kysely
    .selectFrom('notice_digest')
    .select('at')
    .where('pace', '=', pace)
    .executeTakeFirst()
  return row?.at
}

/** Notes that bells are told at a time; false when somebody else has told them. */
export async function claimDigest(
  kysely: Kysely<Schema>,
  { pace, at, now }: { readonly pace: DigestPace } & Readonly<Record<'at' | 'now', number>>,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('notice_digest')
    .set({ at })
    .where('pace', '=', pace)
    .where((row) => row.or([row('at', '<', at), row('at', '>', now + CLOCK_SLACK_MS)]))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return true
  const { numInsertedOrUpdatedRows } = await kysely
    .insertInto('notice_digest')
    .values({ pace, at })
    .onConflict((conflict) => conflict.column('pace').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Whether anybody's bell gathers notices at a pace. */
export async function hasReaders(kysely: Kysely<Schema>, pace: DigestPace): Promise<boolean> {
  const row = await kysely
    .selectFrom('notice_reader')
    .select('member_id')
    .where('bell', '=', pace)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A span of time, without its beginning. */
export type Span = { readonly after: number; readonly upTo: number }

/** The notices that came out in a span of time and are out now, the newest first. */
export async function listCameOut(
  kysely: Kysely<Schema>,
  { after, upTo, now }: Span & { readonly now: number },
) {
  return kysely
    .selectFrom('notice')
    .select(['id', 'title', 'level', 'author_id', 'publish_at', 'out_at'])
    .where('out_at', '>', after)
    .where('out_at', '<=', upTo)
    .where('publish_at', '<=', now)
    .orderBy('out_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Which of some notices which of some members have read, as `member notice`. */
export async function listReadBy(
  kysely: Kysely<Schema>,
  memberIds: readonly string[],
  noticeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (memberIds.length === 0 || noticeIds.length === 0) return new Set()
  const rows = await kysely
    .selectFrom('notice_read')
    .select(['member_id', 'notice_id'])
    .where('member_id', 'in', memberIds)
    .where('notice_id', 'in', noticeIds)
    .execute()
  return new Set(rows.map((row) => readKey(row.member_id, row.notice_id)))
}

/** See {@link listReadBy}. */
export function readKey(memberId: string, noticeId: string): string {
  return `${memberId} ${noticeId}`
}
