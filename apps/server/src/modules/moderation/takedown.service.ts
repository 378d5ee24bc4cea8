import { DAY_MS } from '@gyeol/korean'
import { randomUUIDv7 } from 'node:crypto'
import {
  type ContentKind,
  type KindCount,
  MOST_AT_ONCE,
  REMOVAL_DAYS,
  ROLES,
  type TakeDown,
  type TakenDown,
} from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import type { ContentPart } from '../../context/contributions.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import type { TakedownTable } from '../../database/schema-moderation.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors/app-error.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { isBelow } from '../member/member-rights.ts'
import { requireBelow } from '../member/member.service.ts'
import { announce } from '../outbox/outbox.service.ts'
import { type ContentRow, listContentRows } from './content-rows.ts'
import { closeTakenDown } from './problem.repository.ts'
import * as takedowns from './takedown.repository.ts'

/** What goes when nobody says of which kinds: a name is no content of its own. */
const isUsual = (kind: ContentKind) => kind !== 'nickname'

type Context = Pick<ServerContext, 'database' | 'contentParts'>

type Taking = {
  readonly viewer: SignedInViewer
  readonly input: TakeDown
  readonly act: Act
}

/**
 * Hides contents, or removes them with {@link REMOVAL_DAYS} to bring them back; each kind in a
 * transaction of its own. Throws ROLE_TOO_HIGH for members who do not stand below the viewer, and
 * NOT_FOUND; of contents that are named one by one those are only counted.
 */
export async function takeDown(context: Context, taking: Taking): Promise<TakenDown> {
  const { viewer, input, act } = taking
  const { kysely } = context.database
  for (const id of input.members) await requireBelow(kysely, viewer, id)
  const batchId = input.batchId ?? randomUUIDv7()
  const wanted = await listWanted(kysely, context.contentParts, input)
  const counts: KindCount[] = []
  let refused = 0
  for (const { part, ids } of wanted.kinds) {
    const done = await inTransaction(context.database, async (transaction) => {
      await takedowns.lockTakedowns(transaction)
      const found = await listContentRows(transaction, part, { ids, limit: ids.length })
      const rows = found.filter((row) => standsBelow(viewer, row))
      const count = await hide(transaction, { part, rows, batchId, input, act })
      return { count, refused: ids.length - rows.length }
    })
    refused += done.refused
    if (done.count > 0) counts.push({ kind: part.kind, count: done.count })
  }
  return { batchId, counts, refused, isLeft: wanted.isLeft }
}

/** Whether the viewer may touch what a member has made; visitors stand below everybody. */
export function standsBelow(
  viewer: SignedInViewer,
  { author_id, role_code }: Pick<ContentRow, 'author_id' | 'role_code'>,
): boolean {
  if (author_id === viewer.member.id) return false
  return role_code === null || isBelow(viewer, role_code)
}

/** Rows that are still as they were seen, of contents the viewer may touch. */
export async function listBelow(
  transaction: Transaction<Schema>,
  viewer: SignedInViewer,
  seen: readonly TakedownTable[],
): Promise<readonly TakedownTable[]> {
  const rows = await takedowns.listStill(transaction, seen)
  return rows.filter(({ member_id: author_id, role_code }) =>
    standsBelow(viewer, { author_id, role_code }),
  )
}

type Wanted = {
  readonly kinds: readonly { readonly part: ContentPart; readonly ids: readonly string[] }[]
  readonly isLeft: boolean
}

async function listWanted(
  kysely: Kysely<Schema>,
  parts: readonly ContentPart[],
  { contents, members, kinds }: TakeDown,
): Promise<Wanted> {
  const wanted: { part: ContentPart; ids: string[] }[] = []
  let room = MOST_AT_ONCE - contents.length
  let isLeft = false
  for (const part of parts) {
    const { kind } = part
    const ids = contents.filter((content) => content.kind === kind).map(({ id }) => id)
    if (kinds === undefined ? isUsual(kind) : kinds.includes(kind))
      for (const authorId of members) {
        const filter = { authorId, isShown: true, limit: room + 1 }
        const found = await listContentRows(kysely, part, filter)
        ids.push(...found.slice(0, room).map(({ id }) => id))
        if (found.length > room) isLeft = true
        room -= Math.min(found.length, room)
      }
    if (ids.length > 0) wanted.push({ part, ids: [...new Set(ids)] })
  }
  return { kinds: wanted, isLeft }
}

type Hiding = {
  readonly part: ContentPart
  readonly rows: readonly ContentRow[]
  readonly batchId: string
  readonly input: Pick<TakeDown, 'reason' | 'isRemoval'>
  readonly act: Act
}

async function hide(transaction: Transaction<Schema>, hiding: Hiding): Promise<number> {
  const { part, batchId, input, act } = hiding
  const { kind } = part
  const { reason, isRemoval } = input
  const holds = await toHolds(transaction, hiding)
  await takedowns.insertTakedowns(
    transaction,
    holds.map(
      ({ row, title, path, previous }): TakedownTable => ({
        id: randomUUIDv7(),
        batch_id: batchId,
        content_kind: kind,
        content_id: row.id,
        member_id: row.author_id,
        title,
        path,
        actor_id: act.actorId,
        reason,
        at: act.now,
        erase_at: isRemoval ? act.now + REMOVAL_DAYS * DAY_MS : null,
        previous,
        state: 'hidden',
        seen_at: part.tells ? act.now : null,
      }),
    ),
  )
  const done = [...new Set(holds.map(({ row }) => row))]
  await closeTakenDown(transaction, { kind, ids: idsOf(done), now: act.now })
  const action = isRemoval ? 'content.remove' : 'content.hide'
  await recordBatch(transaction, act, { action, batchId, kind, reason, makers: makersOf(done) })
  await tellMakers(transaction, done, act.now)
  return done.length
}

/** What an act holds down: the content, what it was called, and what brings it back. */
type Hold = Pick<TakedownTable, 'title' | 'path' | 'previous'> & { readonly row: ContentRow }

/** Hides what is shown; a removal also holds, beside whoever has hidden it, what nobody removes yet. */
async function toHolds(
  transaction: Transaction<Schema>,
  { part, rows, input: { reason, isRemoval }, act }: Hiding,
): Promise<Hold[]> {
  const { kind } = part
  const ids = idsOf(rows)
  const held = await takedowns.listHidden(transaction, { kind, ids })
  const open = await listContentRows(transaction, part, { ids, isShown: true, limit: ids.length })
  const shown = await part.show(transaction, idsOf(open))
  const previous = await part.takeDown(transaction, [...shown.keys()], { act, reason })
  // What had come back in a way of its own is held by this act alone.
  const isOver = ({ content_id }: TakedownTable) => !part.gathers && previous.has(content_id)
  await takedowns.endTakedowns(transaction, idsOf(held.filter(isOver)), 'restored')
  const taken = rows.filter(({ id }) => previous.has(id))
  const fresh = taken.map((row): Hold => {
    const { title = '', path = null } = shown.get(row.id) ?? {}
    return { row, title, path, previous: JSON.stringify(previous.get(row.id) ?? null) }
  })
  if (!isRemoval) return fresh
  const things = Map.groupBy(
    held.filter((hold) => !isOver(hold)),
    thingOf,
  )
  const known = [...things.values()].filter((same) =>
    same.every(({ erase_at }) => erase_at === null),
  )
  return [
    ...fresh,
    ...known.flatMap(([hold]): Hold[] => {
      const row = rows.find(({ id }) => id === hold?.content_id)
      return hold && row ? [{ ...hold, row }] : []
    }),
  ]
}

/** How many contents some rows are about. */
export const countContents = (rows: readonly TakedownTable[]) =>
  new Set(rows.map(({ content_kind, content_id }) => `${content_kind} ${content_id}`)).size

/** What a row holds: of one content it is perhaps not the same each time. */
export const thingOf = ({ content_id, previous }: TakedownTable) => `${content_id} ${previous}`

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

const makersOf = (rows: readonly ContentRow[]) => rows.map(({ author_id }) => author_id)

type BatchRecord = {
  readonly action: `content.${'hide' | 'remove' | 'restore' | 'erase' | 'pass' | 'wait'}`
  readonly batchId: string
  readonly kind: ContentKind
  /** Of each content. */
  readonly makers: readonly (string | null)[]
  readonly reason?: string
}

/** Writes into the log how many of a kind it were, for each maker. */
export async function recordBatch(
  transaction: Kysely<Schema>,
  act: Act,
  { action, batchId, kind, makers, reason }: BatchRecord,
): Promise<void> {
  for (const maker of new Set(makers)) {
    const count = makers.filter((one) => one === maker).length
    await recordAudit(transaction, act, {
      action,
      entity: maker === null ? 'takedown' : 'member',
      entityId: maker ?? batchId,
      after: { kind, count },
      reason,
    })
  }
}

/** Tells the open pages of makers that something of theirs was taken down, or is back. Comes last. */
export async function tellMakers(
  transaction: Transaction<Schema>,
  rows: readonly { readonly author_id: string | null }[],
  now: number,
): Promise<void> {
  for (const memberId of new Set(rows.map(({ author_id }) => author_id))) {
    if (memberId === null) continue
    const told = { id: memberId, action: 'updated', level: ROLES.MEMBER.level, now } as const
    await announce(transaction, { kind: 'correction', memberId, ...told })
  }
}

/** The part of a kind. Throws NOT_FOUND for a kind that no part of the site has. */
export function partOf({ contentParts }: Pick<Context, 'contentParts'>, kind: string): ContentPart {
  const part = contentParts.find((one) => one.kind === kind)
  if (!part) throw new AppError('NOT_FOUND')
  return part
}
