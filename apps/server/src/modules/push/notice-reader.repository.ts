import { type DigestPace, ROLES, STORED_ROLE_CODES } from '@gyeol/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { OutNotice } from '../notice/digest.service.ts'
import { hasLogin, isAwake } from './reminder.repository.ts'

/** A browser that is told of notices, and who reads there. */
export type NoticeReader = Awaited<ReturnType<typeof listDigestDue>>[number]

/** What is told together to whom: the pace, its time, and the hour it is in Korea. */
export type Gathering = {
  readonly pace: DigestPace
  /** See `digestId`. */
  readonly subject: string
  readonly at: number
  readonly hour: number
}

/** Browsers of a pace that have been told of nothing up to its time, and that nobody has taken up. */
export async function listDigestDue(
  kysely: Kysely<Schema>,
  { pace, subject, at, hour }: Gathering,
  limit: number,
) {
  return readers(kysely)
    .where('push_subscription.notices', '=', pace)
    .where('push_subscription.notices_until', '<', at)
    .where(isAwake(hour))
    .where(isUntold(subject, at))
    .orderBy('push_subscription.id')
    .limit(limit)
    .execute()
}

/** Some browsers of a pace, as they are now. */
export async function listReaders(
  kysely: Kysely<Schema>,
  { pace, ids }: { readonly pace: DigestPace; readonly ids: readonly string[] },
): Promise<readonly NoticeReader[]> {
  if (ids.length === 0) return []
  return readers(kysely)
    .where('push_subscription.notices', '=', pace)
    .where('push_subscription.id', 'in', ids)
    .execute()
}

type NoticeTelling = { readonly subject: string; readonly notice: OutNotice; readonly hour: number }

/** Browsers that want to be told of a notice at once: of those who may see it and have not read it. */
export async function listNoticeDue(
  kysely: Kysely<Schema>,
  { subject, notice, hour }: NoticeTelling,
  limit: number,
) {
  const { id, level, author_id, publish_at, out_at } = notice
  const roles = STORED_ROLE_CODES.filter((code) => ROLES[code].level >= level)
  let query = readers(kysely)
    .where('push_subscription.notices', '=', 'now')
    .where('push_subscription.notices_until', '<', out_at)
    .where(isAwake(hour))
    .where(isUntold(subject, out_at))
    .where(sql<boolean>`coalesce(notice_reader.read_before, member.created_at, 0) < ${publish_at}`)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('notice_read')
            .select('notice_read.notice_id')
            .whereRef('notice_read.member_id', '=', 'member.id')
            .where('notice_read.notice_id', '=', id),
        ),
      ),
    )
  if (author_id !== null)
    query = query.where((row) =>
      row.or([row('member.id', 'is', null), row('member.id', '!=', author_id)]),
    )
  if (level > 0)
    query = query.where('member.status', '=', 'ACTIVE').where('member.role_code', 'in', roles)
  return query.orderBy('push_subscription.id').limit(limit).execute()
}

/** Notes until when browsers are told of notices; not where that is something else than thought. */
export async function moveUntil(
  kysely: Kysely<Schema>,
  { pace, ids, from, to }: Move,
): Promise<boolean> {
  if (ids.length === 0) return false
  const { numUpdatedRows } = await kysely
    .updateTable('push_subscription')
    .set({ notices_until: to })
    .where('id', 'in', ids)
    .where('notices', '=', pace)
    .$if(from !== undefined, (query) => query.where('notices_until', '=', from ?? 0))
    .$if(from === undefined, (query) => query.where('notices_until', '<', to))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Without `from` it only moves on. */
type Move = {
  readonly pace: DigestPace
  readonly ids: readonly string[]
  readonly from?: number
  readonly to: number
}

function readers(kysely: Kysely<Schema>) {
  return (
    kysely
      .selectFrom('push_subscription')
      // Whoever has no login there reads like a visitor.
      .leftJoin('member', (join) =>
        join.onRef('member.id', '=', 'push_subscription.member_id').on(hasLogin),
      )
      .leftJoin('notice_reader', 'notice_reader.member_id', 'member.id')
      .select([
        'push_subscription.id',
        'push_subscription.endpoint',
        'push_subscription.p256dh',
        'push_subscription.auth',
        'push_subscription.timeouts',
        'push_subscription.notices_until',
        'member.id as member_id',
        'member.role_code',
        'member.status',
        'member.created_at as member_since',
        'notice_reader.read_before',
      ])
  )
}

const isUntold = (subject: string, at: number) => sql<boolean>`not exists (
  select 1 from push_reminder
  where push_reminder.subscription_id = push_subscription.id
    and push_reminder.event_id = ${subject} and push_reminder.start_at = ${at}
)`
