import { DAY_MS } from '@gyeol/korean'
import type { Content, ContentQuery, Flood, KindCount, MemberContent } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { ContentPart } from '../../context/contributions.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { Schema } from '../../database/schema.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { requireBelow } from '../member/member.service.ts'
import { readSettings } from '../setting/setting.service.ts'
import {
  type ContentFilter,
  countByNewMember,
  countContentRows,
  countDown,
  listContentRows,
} from './content-rows.ts'
import { listHidden } from './takedown.repository.ts'
import { partOf, standsBelow } from './takedown.service.ts'
import { listWaitingOf } from './waiting.repository.ts'

/** The newest that stand below a kind's number. */
const MOST_NEWEST = 3

/** Who joined within these is new even on a site that puts nobody on probation. */
const LEAST_NEW_DAYS = 1

/** Nobody who means well makes so much on their first days. */
const FLOOD_FROM = 30

const MOST_FLOODS = 50

type Context = Pick<ServerContext, 'database' | 'contentParts' | 'clock'>

/** Everything a member has made, by kind. Throws NOT_FOUND and ROLE_TOO_HIGH. */
export async function readMemberContent(
  { database: { kysely }, contentParts }: Context,
  viewer: SignedInViewer,
  authorId: string,
): Promise<MemberContent> {
  await requireBelow(kysely, viewer, authorId)
  const kinds: MemberContent = []
  for (const part of contentParts) {
    const { kind } = part
    kinds.push({
      kind,
      count: await countContentRows(kysely, part, { authorId }),
      shown: await countContentRows(kysely, part, { authorId, isShown: true }),
      takenDown: await countDown(kysely, part, authorId),
      newest: await listOf(kysely, part, { viewer, authorId, limit: MOST_NEWEST, offset: 0 }),
    })
  }
  return kinds
}

/** A page of one kind of content, of one member or of all; what samples are made of is nobody's. */
export async function listContent(
  context: Context,
  viewer: SignedInViewer,
  { kind, memberId, page, pageSize }: ContentQuery,
) {
  const { kysely } = context.database
  const part = partOf(context, kind)
  const filter = memberId === undefined ? { isShown: true } : { authorId: memberId }
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const items = await listOf(kysely, part, { viewer, ...filter, ...range })
  return { items, page, pageSize, total: await countContentRows(kysely, part, filter) }
}

type Listed = ContentFilter & {
  readonly viewer: SignedInViewer
  readonly limit: number
  readonly offset: number
}

/** Contents of a kind as a viewer sees them who looks after them, the newest first. */
export async function listOf(
  kysely: Kysely<Schema>,
  part: ContentPart,
  { viewer, ...listed }: Listed,
): Promise<Content[]> {
  const { kind } = part
  const rows = await listContentRows(kysely, part, listed)
  const ids = rows.map(({ id }) => id)
  const shown = await part.show(kysely, ids)
  const hidden = await listHidden(kysely, { kind, ids })
  const waiting = await listWaitingOf(kysely, { kind, ids })
  const takable = await listContentRows(kysely, part, { ids, isShown: true, limit: ids.length })
  return rows.map((row) => {
    const isTakable = takable.some(({ id }) => id === row.id)
    return {
      kind,
      id: row.id,
      title: shown.get(row.id)?.title ?? '',
      path: shown.get(row.id)?.path ?? null,
      at: toWireTime(row.at),
      author: row.author_id === null ? null : { id: row.author_id, nickname: row.nickname ?? '' },
      isTakenDown: !isTakable && hidden.some(({ content_id }) => content_id === row.id),
      isWaiting: waiting.some(({ content_id }) => content_id === row.id),
      canTakeDown: isTakable && standsBelow(viewer, row),
    }
  })
}

/** Members on probation who have made very much within a day, the most first. */
export async function readFlood(
  { contentParts }: Pick<Context, 'contentParts'>,
  kysely: Kysely<Schema>,
  now: number,
): Promise<Flood> {
  const { probationDays } = await readSettings(kysely)
  const counted = await countByNewMember(
    kysely,
    // What everybody has but one of, like a name, is as old as its member and no flood.
    contentParts.filter(({ gathers }) => !gathers),
    {
      joinedSince: now - Math.max(probationDays, LEAST_NEW_DAYS) * DAY_MS,
      madeSince: now - DAY_MS,
      fewest: FLOOD_FROM,
    },
  )
  const busy = [...Map.groupBy(counted, ({ memberId }) => memberId)]
    .map(([id, counts]) => ({ id, counts, total: sumOf(counts) }))
    .toSorted((one, other) => other.total - one.total)
    .slice(0, MOST_FLOODS)
  if (busy.length === 0) return []
  const members = await kysely
    .selectFrom('member')
    .select(['id', 'nickname', 'created_at'])
    .where(
      'id',
      'in',
      busy.map(({ id }) => id),
    )
    .execute()
  return busy.flatMap(({ id, counts, total }) => {
    const member = members.find((one) => one.id === id)
    if (!member) return []
    return {
      member: { id, nickname: member.nickname },
      joinedAt: toWireTime(member.created_at),
      counts: counts.map(({ kind, count }) => ({ kind, count })),
      total,
    }
  })
}

const sumOf = (counts: readonly Pick<KindCount, 'count'>[]) =>
  counts.reduce((sum, { count }) => sum + count, 0)
