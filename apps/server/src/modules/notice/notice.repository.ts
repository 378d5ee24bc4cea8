import type { NoticeView } from '@gyeol/contract'
import { type Kysely, sql } from 'kysely'
import type { NoticeTable } from '../../database/schema-posts.ts'
import type { Schema } from '../../database/schema.ts'

/** What somebody may see of the notices. */
export type NoticeSight = {
  /** Their audience level. */
  readonly level: number
  readonly now: number
  /** Whose scheduled notices they see: their own, everybody's, or nobody's. */
  readonly scheduledOf: { readonly memberId: string } | 'everybody' | 'nobody'
}

/** A sight narrowed to one list. */
export type NoticeList = NoticeSight & {
  readonly view: NoticeView
  readonly pattern: string | null
}

/** A notice with its author's present nickname. */
export type NoticeRow = NonNullable<Awaited<ReturnType<typeof findNotice>>>

/** One that somebody may see; the same query whether it is hidden from them or absent. */
export async function findNotice(kysely: Kysely<Schema>, id: string, sight: NoticeSight) {
  return withAuthor(visible(kysely, sight)).where('notice.id', '=', id).executeTakeFirst()
}

/** A page of a list: pinned ones first, then the newest. */
export async function listNotices(
  kysely: Kysely<Schema>,
  list: NoticeList,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return withAuthor(listed(kysely, list))
    .orderBy('notice.pinned', 'desc')
    .orderBy('notice.publish_at', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countNotices(kysely: Kysely<Schema>, list: NoticeList): Promise<number> {
  const { count } = await listed(kysely, list)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Notices of a sight whose text holds a mark, a text without `%`; `_` in it may be any letter. */
export async function listHolding(kysely: Kysely<Schema>, sight: NoticeSight, mark: string) {
  return visible(kysely, sight)
    .select(['notice.id', 'notice.title', 'notice.body'])
    .where('notice.body', 'like', `%${mark}%`)
    .orderBy('notice.publish_at', 'desc')
    .orderBy('notice.id', 'desc')
    .execute()
}

export async function insertNotice(kysely: Kysely<Schema>, row: NoticeTable): Promise<void> {
  await kysely.insertInto('notice').values(row).execute()
}

/** Writes a notice that is still at `version`. */
export async function updateNotice(
  kysely: Kysely<Schema>,
  { id, version }: { readonly id: string; readonly version: number },
  change: Partial<Omit<NoticeTable, 'id' | 'version'>>,
) {
  return kysely
    .updateTable('notice')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
}

/** Removes a notice with its marks; false when it was gone already. */
export async function deleteNotice(kysely: Kysely<Schema>, id: string): Promise<boolean> {
  await kysely.deleteFrom('notice_read').where('notice_id', '=', id).execute()
  const { numDeletedRows } = await kysely
    .deleteFrom('notice')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Notices whose time has come and of which open pages have not been told. */
export async function listUnannounced(kysely: Kysely<Schema>, now: number, limit: number) {
  return kysely
    .selectFrom('notice')
    .select(['id', 'level'])
    .where('is_announced', '=', 0)
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(limit)
    .execute()
}

/** Notes that open pages are told of a notice; false when somebody else has told them. */
export async function claimAnnouncement(kysely: Kysely<Schema>, id: string, now: number) {
  const { numUpdatedRows } = await kysely
    .updateTable('notice')
    .set({ is_announced: 1 })
    .where('id', '=', id)
    .where('is_announced', '=', 0)
    .where('publish_at', '<=', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The newest public notices whose time has come, whole. */
export async function listNewestPublic(kysely: Kysely<Schema>, now: number, limit: number) {
  return kysely
    .selectFrom('notice')
    .select(['id', 'title', 'body', 'publish_at', 'updated_at'])
    .where('level', '=', 0)
    .where('publish_at', '<=', now)
    .orderBy('publish_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** When the newest public notice came out; null when there is none. */
export async function findNewestPublicTime(kysely: Kysely<Schema>, now: number) {
  const row = await kysely
    .selectFrom('notice')
    .select(({ fn }) => fn.max<number | null>('publish_at').as('time'))
    .where('level', '=', 0)
    .where('publish_at', '<=', now)
    .executeTakeFirstOrThrow()
  return row.time
}

export async function listByAuthor(kysely: Kysely<Schema>, authorId: string) {
  return kysely
    .selectFrom('notice')
    .select(['id', 'title', 'body', 'level_code', 'publish_at', 'created_at'])
    .where('author_id', '=', authorId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** How many notices are out, and how many are waiting for their time. */
export async function countByTime(kysely: Kysely<Schema>, now: number) {
  const all = await kysely
    .selectFrom('notice')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('publish_at', '>', now).as('scheduled'),
    ])
    .executeTakeFirstOrThrow()
  return { published: all.total - all.scheduled, scheduled: all.scheduled }
}

function visible(kysely: Kysely<Schema>, { level, now, scheduledOf }: NoticeSight) {
  const query = kysely.selectFrom('notice').where('notice.level', '<=', level)
  if (scheduledOf === 'everybody') return query
  if (scheduledOf === 'nobody') return query.where('notice.publish_at', '<=', now)
  return query.where((row) =>
    row.or([
      row('notice.publish_at', '<=', now),
      row('notice.author_id', '=', scheduledOf.memberId),
    ]),
  )
}

function listed(kysely: Kysely<Schema>, list: NoticeList) {
  let query = visible(kysely, list)
  if (list.view === 'public') query = query.where('notice.level', '=', 0)
  if (list.view !== 'manage') query = query.where('notice.publish_at', '<=', list.now)
  else if (typeof list.scheduledOf === 'object')
    query = query.where('notice.author_id', '=', list.scheduledOf.memberId)
  if (list.pattern !== null)
    query = query.where(sql<boolean>`notice.search_text like ${list.pattern} escape '\\'`)
  return query
}

function withAuthor(query: ReturnType<typeof visible>) {
  return query
    .leftJoin('member', 'member.id', 'notice.author_id')
    .selectAll('notice')
    .select('member.nickname as author_nickname')
}

/** Rows as they are, whoever may see them. */
export async function listByIds(
  kysely: Kysely<Schema>,
  ids: readonly string[],
): Promise<NoticeTable[]> {
  if (ids.length === 0) return []
  return kysely.selectFrom('notice').selectAll().where('id', 'in', ids).orderBy('id').execute()
}
