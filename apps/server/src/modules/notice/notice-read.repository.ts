import type { NoticePace } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/**
 * Until when everything counts as read for a member: their last "all read", or their coming, so that
 * nobody begins with a heap of old notices.
 */
export async function findReadBefore(kysely: Kysely<Schema>, memberId: string): Promise<number> {
  return (await findReader(kysely, memberId)).readBefore
}

/** Until when everything counts as read for a member, and how soon their bell tells of notices. */
export async function findReader(kysely: Kysely<Schema>, memberId: string) {
  const row = await kysely
    .selectFrom('member')
    .leftJoin('notice_reader', 'notice_reader.member_id', 'member.id')
    .select(['member.created_at', 'notice_reader.read_before', 'notice_reader.bell'])
    .where('member.id', '=', memberId)
    .executeTakeFirst()
  return { readBefore: row?.read_before ?? row?.created_at ?? 0, bell: row?.bell ?? 'now' }
}

/** Notes how soon a member's bell tells of notices; what counts as read stays. */
export async function setBell(
  kysely: Kysely<Schema>,
  { memberId, bell, readBefore }: NoticeReader,
): Promise<void> {
  await kysely
    .insertInto('notice_reader')
    .values({ member_id: memberId, read_before: readBefore, bell })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ bell }))
    .execute()
}

type NoticeReader = {
  readonly memberId: string
  readonly bell: NoticePace
  readonly readBefore: number
}

/** Which of some notices a member has opened. */
export async function listRead(
  kysely: Kysely<Schema>,
  memberId: string,
  noticeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (noticeIds.length === 0) return new Set()
  const rows = await kysely
    .selectFrom('notice_read')
    .select('notice_id')
    .where('member_id', '=', memberId)
    .where('notice_id', 'in', noticeIds)
    .execute()
  return new Set(rows.map((row) => row.notice_id))
}

type Inbox = {
  readonly memberId: string
  readonly level: number
  readonly now: number
  readonly readBefore: number
  /** Only what was out by then. */
  readonly outBy: number
}

/** Notices of a member's inbox that others wrote and that they have not opened. */
export async function countUnread(
  kysely: Kysely<Schema>,
  { memberId, level, now, readBefore, outBy }: Inbox,
): Promise<number> {
  const { count } = await kysely
    .selectFrom('notice')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('level', '<=', level)
    .where('publish_at', '<=', now)
    .where('publish_at', '>', readBefore)
    .where('out_at', '<=', outBy)
    .where((row) => row.or([row('author_id', 'is', null), row('author_id', '!=', memberId)]))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('notice_read')
            .select('notice_read.notice_id')
            .whereRef('notice_read.notice_id', '=', 'notice.id')
            .where('notice_read.member_id', '=', memberId),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** Marks one notice as opened, once. */
export async function insertRead(
  kysely: Kysely<Schema>,
  row: { readonly memberId: string; readonly noticeId: string; readonly now: number },
): Promise<void> {
  await kysely
    .insertInto('notice_read')
    .values({ member_id: row.memberId, notice_id: row.noticeId, read_at: row.now })
    .onConflict((conflict) => conflict.columns(['member_id', 'notice_id']).doNothing())
    .execute()
}

/** Marks everything until now as read; single marks are needed no more. */
export async function setReadBefore(
  kysely: Kysely<Schema>,
  memberId: string,
  now: number,
): Promise<void> {
  await kysely
    .insertInto('notice_reader')
    .values({ member_id: memberId, read_before: now, bell: 'now' })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ read_before: now }))
    .execute()
  await kysely.deleteFrom('notice_read').where('member_id', '=', memberId).execute()
}

export async function listMarks(kysely: Kysely<Schema>, memberId: string) {
  return kysely
    .selectFrom('notice_read')
    .select(['notice_id', 'read_at'])
    .where('member_id', '=', memberId)
    .orderBy('read_at')
    .execute()
}

export async function deleteMarks(kysely: Kysely<Schema>, memberId: string): Promise<void> {
  await kysely.deleteFrom('notice_read').where('member_id', '=', memberId).execute()
  await kysely.deleteFrom('notice_reader').where('member_id', '=', memberId).execute()
}
