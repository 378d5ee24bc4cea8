import { randomUUIDv7 } from 'node:crypto'
import type { Content, ContentKind, ContentRef } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import type { HeldContent } from '../../context/contributions.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import type { TakedownTable } from '../../database/schema-moderation.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { SignedInViewer, Viewer } from '../../http/viewer.ts'
import { isNewcomer } from '../quota/quota.service.ts'
import { readSettings } from '../setting/setting.service.ts'
import { listOf } from './member-content.service.ts'
import { insertTakedowns, listHidden, lockTakedowns } from './takedown.repository.ts'
import { countContents, listBelow, partOf, recordBatch, tellMakers } from './takedown.service.ts'
import * as waiting from './waiting.repository.ts'

type Context = Pick<ServerContext, 'database' | 'contentParts'>

/** Whether nobody sees what a member makes until an editor has looked. */
export async function mustWait(
  context: Pick<ServerContext, 'database' | 'clock'>,
  viewer: Viewer,
): Promise<boolean> {
  const { firstPostsWait } = await readSettings(context.database.kysely)
  return firstPostsWait && (await isNewcomer(context, viewer))
}

type Born = {
  readonly kind: ContentKind
  readonly contents: readonly { readonly id: string; readonly title: string }[]
  readonly path: string
}

/** Notes that contents of the actor wait, which their own part hides in this transaction. */
export async function letWait(
  transaction: Transaction<Schema>,
  { kind, contents, path }: Born,
  { actorId, now }: Act,
): Promise<void> {
  const ids = contents.map(({ id }) => id)
  const known = await waiting.listWaitingOf(transaction, { kind, ids })
  const fresh = contents.filter(({ id }) => !known.some(({ content_id }) => content_id === id))
  await insertTakedowns(
    transaction,
    fresh.map(
      ({ id, title }): TakedownTable => ({
        id: randomUUIDv7(),
        batch_id: randomUUIDv7(),
        content_kind: kind,
        content_id: id,
        member_id: actorId,
        title,
        path,
        actor_id: null,
        reason: '',
        at: now,
        erase_at: null,
        previous: null,
        state: 'waiting',
        seen_at: now,
      }),
    ),
  )
}

/** The ids of what of a member's waits and was not taken down meanwhile. */
export async function listOwnWaiting(
  kysely: Kysely<Schema>,
  { kind, memberId }: { readonly kind: ContentKind; readonly memberId: string },
): Promise<readonly string[]> {
  const rows = await waiting.listWaitingOf(kysely, { kind, memberId })
  const ids = rows.map(({ content_id }) => content_id)
  const hidden = await listHidden(kysely, { kind, ids })
  return ids.filter((id) => !hidden.some(({ content_id }) => content_id === id))
}

type Page = { readonly page: number; readonly pageSize: number }

/** A page of what waits, the oldest first. */
export async function listWaiting(
  { database: { kysely }, contentParts }: Context,
  viewer: SignedInViewer,
  { page, pageSize }: Page,
) {
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const rows = await waiting.listUnanswered(kysely, contentParts, range)
  const found = new Map<string, Content>()
  for (const part of contentParts) {
    const ids = rows
      .filter(({ content_kind }) => content_kind === part.kind)
      .map(({ content_id }) => content_id)
    for (const one of await listOf(kysely, part, { viewer, ids, limit: ids.length, offset: 0 }))
      found.set(`${one.kind} ${one.id}`, one)
  }
  const items = rows.flatMap((row) => found.get(`${row.content_kind} ${row.content_id}`) ?? [])
  return { items, page, pageSize, total: (await waiting.readWaiting(kysely, contentParts)).count }
}

type PassingAll = { readonly contents: readonly ContentRef[]; readonly act: Act }

/**
 * Lets everybody see what has waited, each kind in a transaction of its own. What does not stand below
 * the viewer, like their own, is missed.
 */
export async function passContent(
  context: Context,
  viewer: SignedInViewer,
  { contents, act }: PassingAll,
) {
  const batchId = randomUUIDv7()
  let [passed, missed] = [0, 0]
  for (const [kind, refs] of Map.groupBy(contents, (content) => content.kind)) {
    const ids = [...new Set(refs.map(({ id }) => id))]
    const count = await inTransaction(context.database, async (transaction) => {
      await lockTakedowns(transaction)
      return passKind(context, transaction, { kind, ids, viewer, batchId, act })
    })
    passed += count
    missed += ids.length - count
  }
  return { batchId, passed, missed }
}

type Passing = {
  readonly kind: ContentKind
  readonly ids: readonly string[]
  readonly viewer: SignedInViewer
  readonly batchId: string
  readonly act: Act
}

async function passKind(
  context: Context,
  transaction: Transaction<Schema>,
  { kind, ids, viewer, batchId, act }: Passing,
): Promise<number> {
  const hidden = await listHidden(transaction, { kind, ids })
  const found = await waiting.listWaitingOf(transaction, { kind, ids })
  const free = found.filter((row) => !hidden.some(isSameContent(row)))
  const rows = await listBelow(transaction, viewer, free)
  const shown = new Set(await partOf(context, kind).restore(transaction, rows.map(toHeld), act))
  const done = rows.filter(({ content_id }) => shown.has(content_id))
  const change = { batch_id: batchId, actor_id: act.actorId, at: act.now, seen_at: null }
  await waiting.turnWaiting(transaction, idsOf(done), { state: 'passed', ...change })
  const makers = done.map(({ member_id }) => member_id)
  await recordBatch(transaction, act, { action: 'content.pass', batchId, kind, makers })
  await tellMakers(transaction, done.map(toMade), act.now)
  return countContents(done)
}

/** Lets wait again what one act has passed and does not wait already; gives how much it is. */
export async function waitAgain(
  context: Context,
  transaction: Transaction<Schema>,
  { rows: passed, act }: { readonly rows: readonly TakedownTable[]; readonly act: Act },
): Promise<number> {
  const [{ content_kind: kind, batch_id: batchId } = {}] = passed
  if (kind === undefined || batchId === undefined) return 0
  const known = await waiting.listWaitingOf(transaction, {
    kind,
    ids: passed.map(({ content_id }) => content_id),
  })
  const rows = passed.filter((row) => !known.some(isSameContent(row)))
  const ids = rows.map(({ content_id }) => content_id)
  const taken = await partOf(context, kind).takeDown(transaction, ids, { act, reason: '' })
  const done = rows.filter(({ content_id }) => taken.has(content_id))
  const change = { actor_id: null, at: act.now, seen_at: act.now }
  await waiting.turnWaiting(transaction, idsOf(done), { state: 'waiting', ...change })
  const makers = done.map(({ member_id }) => member_id)
  await recordBatch(transaction, act, { action: 'content.wait', batchId, kind, makers })
  await tellMakers(transaction, done.map(toMade), act.now)
  return countContents(done)
}

/** A row as its part takes it. */
export const toHeld = ({ content_id, previous }: TakedownTable): HeldContent => ({
  id: content_id,
  previous: JSON.parse(previous ?? 'null') as unknown,
})

const idsOf = (rows: readonly TakedownTable[]) => rows.map(({ id }) => id)

const isSameContent =
  ({ content_id }: TakedownTable) =>
  (row: TakedownTable) =>
    row.content_id === content_id

const toMade = ({ member_id }: TakedownTable) => ({ author_id: member_id })
