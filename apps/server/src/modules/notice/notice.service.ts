import { randomUUIDv7 } from 'node:crypto'
import {
  LEVEL_ROLES,
  type Notice,
  type NoticeInput,
  type NoticePage,
  type NoticeQuery,
  type UpdateNotice,
} from '@gyeol/contract'
import { toStoredSearchText } from '@gyeol/korean'
import type { Kysely, Transaction } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import { bumpDataVersion } from '../../database/data-version.ts'
import type { NoticeTable } from '../../database/schema-posts.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { fromWireTime, toWireTime } from '../../http/wire-time.ts'
import { type Viewer, requirePermission } from '../../http/viewer.ts'
import { toSearchPattern } from '../../database/search-pattern.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { ensureUpdated } from '../../errors/version-check.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { announceNotice } from './notice-announcement.service.ts'
import { countBell, countUnread, readMarks } from './notice-read.service.ts'
import { mayEdit, sightOf } from './notice-sight.ts'
import { toNotice, toSummary } from './notice-view.ts'
import * as notices from './notice.repository.ts'

/** Counts changes of notices; ETags are made from it. */
export const NOTICE_DATA_VERSION = 'notice'

type Context = Pick<ServerContext, 'database' | 'clock'>

/** A page of notices. Throws LOGIN_REQUIRED or FORBIDDEN for the editors' view. */
export async function listNotices(
  { database, clock }: Context,
  viewer: Viewer,
  { view, search, page, pageSize }: NoticeQuery,
): Promise<NoticePage> {
  if (view === 'manage') requirePermission(viewer, 'notice.write-own')
  const { kysely } = database
  const now = clock()
  const list = { ...sightOf(viewer, now), view, pattern: toSearchPattern(search) }
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const rows = await notices.listNotices(kysely, list, range)
  const marks = await readMarks(
    kysely,
    viewer,
    rows.map(({ id }) => id),
  )
  return {
    items: rows.map((row) => toSummary(row, { viewer, now, marks })),
    page,
    pageSize,
    total: await notices.countNotices(kysely, list),
    unread: await countUnread(kysely, viewer, now),
    bell: await countBell(kysely, viewer, now),
  }
}

/** One notice. Throws NOT_FOUND for one that is absent or not for the viewer, without telling which. */
export async function readNotice(
  { database, clock }: Context,
  viewer: Viewer,
  id: string,
): Promise<Notice> {
  const notice = await present(database.kysely, { viewer, id, now: clock() })
  if (!notice) throw new AppError('NOT_FOUND')
  return notice
}

/** The notices a viewer sees whose text holds a mark. */
export async function listNoticesHolding(
  { database, clock }: Context,
  viewer: Viewer,
  mark: string,
) {
  return notices.listHolding(database.kysely, sightOf(viewer, clock()), mark)
}

/** Throws NOT_FOUND or FORBIDDEN where a viewer may not change a notice. */
export async function requireEditableNotice(
  { database, clock }: Context,
  viewer: Viewer,
  id: string,
): Promise<void> {
  await requireEditable(database.kysely, { viewer, id, now: clock() })
}

/** Writes a new notice. Throws LEVEL_TOO_HIGH for an audience above the author's own level. */
export async function createNotice(
  transaction: Transaction<Schema>,
  viewer: Viewer,
  { input, act }: { readonly input: NoticeInput; readonly act: Act },
): Promise<{ id: string; version: number }> {
  requireLevel(viewer, input)
  const { now } = act
  const row = {
    id: randomUUIDv7(),
    ...toColumns(input, { now, publishAt: now, outAt: null }),
    author_id: viewer.member?.id ?? null,
    created_at: now,
    version: 1,
  }
  await notices.insertNotice(transaction, row)
  await recordChange(transaction, act, { id: row.id, action: 'create', before: null, after: row })
  return { id: row.id, version: row.version }
}

/** Changes a notice. Throws NOT_FOUND, FORBIDDEN, LEVEL_TOO_HIGH or STALE. */
export async function updateNotice(
  { database }: Context,
  viewer: Viewer,
  { id, input, act }: { readonly id: string; readonly input: UpdateNotice; readonly act: Act },
): Promise<Notice> {
  return inTransaction(database, async (transaction) => {
    const { now } = act
    const before = await requireEditable(transaction, { viewer, id, now })
    requireLevel(viewer, input)
    const { publish_at: publishAt, out_at } = before
    const outAt = publishAt <= now ? out_at : null
    const change = toColumns(input, { now, publishAt, outAt })
    const at = { id, version: input.version }
    const result = await notices.updateNotice(transaction, at, change)
    await ensureUpdated(result, () => present(transaction, { viewer, id, now }))
    const after = { ...before, ...change }
    const notice = await present(transaction, { viewer, id, now })
    if (!notice) throw new AppError('NOT_FOUND')
    await recordChange(transaction, act, { id, action: 'update', before, after })
    return notice
  })
}

/** Removes a notice. Throws NOT_FOUND or FORBIDDEN. */
export async function deleteNotice(
  { database }: Context,
  viewer: Viewer,
  { id, act }: { readonly id: string; readonly act: Act },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const before = await requireEditable(transaction, { viewer, id, now: act.now })
    if (!(await notices.deleteNotice(transaction, id))) throw new AppError('NOT_FOUND')
    await recordChange(transaction, act, { id, action: 'delete', before, after: null })
  })
}

type Wanted = { readonly viewer: Viewer; readonly id: string; readonly now: number }

async function present(
  kysely: Kysely<Schema>,
  { viewer, id, now }: Wanted,
): Promise<Notice | undefined> {
  const row = await notices.findNotice(kysely, id, sightOf(viewer, now))
  if (!row) return undefined
  return toNotice(row, { viewer, now, marks: await readMarks(kysely, viewer, [id]) })
}

async function requireEditable(
  kysely: Kysely<Schema>,
  { viewer, id, now }: Wanted,
): Promise<notices.NoticeRow> {
  const row = await notices.findNotice(kysely, id, sightOf(viewer, now))
  if (!row) throw new AppError('NOT_FOUND')
  if (!mayEdit(viewer, row)) throw new AppError('FORBIDDEN')
  return row
}

/** Throws LEVEL_TOO_HIGH for an audience above the writer's own level. */
export function requireLevel({ level }: Viewer, { levelCode }: NoticeInput): void {
  if (LEVEL_ROLES[levelCode].level > level) throw new AppError('LEVEL_TOO_HIGH')
}

type Times = {
  readonly now: number
  readonly publishAt: number
  /** Since when it is out; null where it is not. */
  readonly outAt: number | null
}

/** The columns an editor fills; without a time of its own it comes out at `publishAt`. */
export function toColumns(input: NoticeInput, { now, publishAt, outAt }: Times) {
  const publish_at = input.publishAt === undefined ? publishAt : fromWireTime(input.publishAt)
  return {
    title: input.title,
    search_text: toStoredSearchText(input.title),
    body: input.body,
    level_code: input.levelCode,
    level: LEVEL_ROLES[input.levelCode].level,
    pinned: input.pinned ? 1 : 0,
    publish_at,
    is_announced: publish_at <= now ? 1 : 0,
    out_at: publish_at > now ? publish_at : (outAt ?? now),
    updated_at: now,
  }
}

/** What an editor fills of a row. */
export type Columns = Pick<NoticeTable, keyof ReturnType<typeof toColumns>>

type NoticeChange = {
  readonly id: string
  readonly action: 'create' | 'update' | 'delete' | 'restore'
  readonly before: Columns | null
  readonly after: Columns | null
}

/** Writes a change into the log and tells feeds and open pages of it. */
export async function recordChange(
  transaction: Transaction<Schema>,
  act: Act,
  { id, action, before, after }: NoticeChange,
): Promise<void> {
  await recordAudit(transaction, act, {
    action: `notice.${action}`,
    entity: 'notice',
    entityId: id,
    before: before ? toLogged(before) : undefined,
    after: after ? toLogged(after) : undefined,
  })
  await bumpDataVersion(transaction, NOTICE_DATA_VERSION)
  await announceNotice(transaction, { id, before, after }, act.now)
}

/** What an editor filled, as the log keeps it. */
export function toLogged({ title, body, level_code, pinned, publish_at }: Columns) {
  return {
    title,
    body,
    levelCode: level_code,
    pinned: pinned === 1,
    publishAt: toWireTime(publish_at),
  }
}
