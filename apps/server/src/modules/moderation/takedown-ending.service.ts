import { MOST_AT_ONCE, type TakedownBatch } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import type { ContentPart } from '../../context/contributions.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import type { TakedownTable } from '../../database/schema-moderation.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors/app-error.ts'
import type { SignedInViewer } from '../../http/viewer.ts'
import { toWireTime, toWireTimeOrNull } from '../../http/wire-time.ts'
import { listContentRows } from './content-rows.ts'
import { reopenTakenDown } from './problem.repository.ts'
import * as takedowns from './takedown.repository.ts'
import {
  countContents,
  listBelow,
  partOf,
  recordBatch,
  tellMakers,
  thingOf,
} from './takedown.service.ts'
import { deleteGone, listWaitingOf } from './waiting.repository.ts'
import { toHeld, waitAgain } from './waiting.service.ts'

type Context = Pick<ServerContext, 'database' | 'contentParts'>

type Undoing = {
  readonly batchId: string
  readonly viewer: SignedInViewer
  readonly act: Act
}

/**
 * Undoes one act: brings back what it has taken down, lets wait again what it has passed. What does
 * not stand below the viewer, like their own, is missed. Throws NOT_FOUND when there is nothing of it
 * any more.
 */
export async function bringBack(context: Context, { batchId, viewer, act }: Undoing) {
  const { database } = context
  const held = await takedowns.listUndoable(database.kysely, batchId, MOST_AT_ONCE + 1)
  if (held.length === 0) throw new AppError('NOT_FOUND')
  const now = held.slice(0, MOST_AT_ONCE)
  let restored = 0
  for (const seen of byKind(now))
    restored += await inTransaction(database, async (transaction) => {
      await takedowns.lockTakedowns(transaction)
      const rows = await listBelow(transaction, viewer, seen)
      return seen[0]?.state === 'passed'
        ? waitAgain(context, transaction, { rows, act })
        : restoreKind(context, transaction, { rows, act })
    })
  const missed = countContents(now) - restored
  // What cannot come back stands first the next time, too.
  return { restored, missed, isLeft: held.length > MOST_AT_ONCE && restored > 0 }
}

type Restoring = { readonly rows: readonly TakedownTable[]; readonly act: Act }

async function restoreKind(
  context: Context,
  transaction: Transaction<Schema>,
  { rows, act }: Restoring,
): Promise<number> {
  const [{ content_kind: kind, batch_id: batchId } = {}] = rows
  if (kind === undefined || batchId === undefined) return 0
  const ids = rows.map(({ content_id }) => content_id)
  // What had waited before it was taken down waits again; what another act holds, too, stays down.
  const waiting = new Set(
    (await listWaitingOf(transaction, { kind, ids })).map(({ content_id }) => content_id),
  )
  const held = await takedowns.listHidden(transaction, { kind, ids })
  const others = new Set(held.filter((row) => row.batch_id !== batchId).map(thingOf))
  const isDown = (row: TakedownTable) => others.has(thingOf(row))
  const free = rows.filter((row) => !waiting.has(row.content_id) && !isDown(row))
  const shown = await partOf(context, kind).restore(transaction, free.map(toHeld), act)
  const back = new Set([...waiting, ...shown])
  const done = rows.filter((row) => back.has(row.content_id) || isDown(row))
  await takedowns.endTakedowns(
    transaction,
    done.map(({ id }) => id),
    'restored',
  )
  const shownAgain = done.filter((row) => !isDown(row)).map(({ content_id }) => content_id)
  await reopenTakenDown(transaction, { kind, ids: shownAgain })
  const makers = done.map(({ member_id }) => member_id)
  await recordBatch(transaction, act, { action: 'content.restore', batchId, kind, makers })
  const told = makers.map((author_id) => ({ author_id }))
  await tellMakers(transaction, told, act.now)
  return countContents(done)
}

/** Erases what was removed long enough ago, and forgets what waited and is gone. */
export async function sweepTakedowns(
  context: Context & Pick<ServerContext, 'clock'>,
): Promise<void> {
  const act = { actorId: null, requestId: null, now: context.clock() }
  for (;;) {
    const due = await takedowns.listDue(context.database.kysely, act.now, MOST_AT_ONCE)
    for (const seen of byKind(due))
      await inTransaction(context.database, async (transaction) => {
        await takedowns.lockTakedowns(transaction)
        const rows = await takedowns.listStill(transaction, seen)
        await eraseKind(context, transaction, { rows, act })
      })
    if (due.length < MOST_AT_ONCE) break
  }
  await deleteGone(context.database.kysely, context.contentParts)
}

async function eraseKind(
  context: Context,
  transaction: Transaction<Schema>,
  { rows, act }: Restoring,
): Promise<void> {
  const [{ content_kind: kind, batch_id: batchId } = {}] = rows
  if (kind === undefined || batchId === undefined) return
  const part = partOf(context, kind)
  const ids = rows.map(({ content_id }) => content_id)
  const shown = await listShown(transaction, part, ids)
  const gone = rows.filter(({ content_id }) => !shown.has(content_id))
  await part.erase(transaction, gone.map(toHeld), act)
  // Whoever else has hidden it holds nothing any more, either.
  const things = new Set(gone.map(thingOf))
  const held = await takedowns.listHidden(transaction, { kind, ids })
  const erased = held.filter((row) => things.has(thingOf(row)))
  const back = held.filter(({ content_id }) => shown.has(content_id))
  const idsOf = (some: readonly TakedownTable[]) => some.map(({ id }) => id)
  await takedowns.endTakedowns(transaction, idsOf(erased), 'erased')
  await takedowns.endTakedowns(transaction, idsOf(back), 'restored')
  const makers = gone.map(({ member_id }) => member_id)
  await recordBatch(transaction, act, { action: 'content.erase', batchId, kind, makers })
}

/** What was removed and is shown again: not what is only more of what was. */
async function listShown(
  transaction: Transaction<Schema>,
  part: ContentPart,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (part.gathers) return new Set()
  const rows = await listContentRows(transaction, part, { ids, isShown: true, limit: ids.length })
  return new Set(rows.map(({ id }) => id))
}

function byKind(rows: readonly TakedownTable[]): readonly TakedownTable[][] {
  return [...Map.groupBy(rows, ({ content_kind, state }) => `${content_kind} ${state}`).values()]
}

type Page = { readonly page: number; readonly pageSize: number }

/** The acts of taking down, of one member or of all, the newest first. */
export async function listTakedowns(
  { database: { kysely } }: Pick<ServerContext, 'database'>,
  { memberId, page, pageSize }: Page & { readonly memberId?: string | undefined },
) {
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const items: TakedownBatch[] = []
  for (const batch of await takedowns.listBatches(kysely, { memberId }, range))
    items.push(await readBatch(kysely, batch))
  return { items, page, pageSize, total: await takedowns.countBatches(kysely, { memberId }) }
}

async function readBatch(
  kysely: Kysely<Schema>,
  { batch_id: id, at }: { readonly batch_id: string; readonly at: number },
): Promise<TakedownBatch> {
  const parts = await takedowns.listBatchParts(kysely, id)
  const [first] = parts
  const hidden = parts.filter(({ state }) => state === 'hidden')
  const countOf = (state: TakedownTable['state']) =>
    parts.reduce((sum, part) => (part.state === state ? sum + part.count : sum), 0)
  const kinds = [...new Set(hidden.map(({ content_kind }) => content_kind))]
  return {
    id,
    at: toWireTime(at),
    actor:
      first?.actor_id == null ? null : { id: first.actor_id, nickname: first.actor_nickname ?? '' },
    reason: first?.reason ?? '',
    members: [...new Set(parts.flatMap(({ nickname }) => nickname ?? []))],
    counts: kinds.map((kind) => ({
      kind,
      count: hidden.reduce((sum, part) => (part.content_kind === kind ? sum + part.count : sum), 0),
    })),
    restored: countOf('restored'),
    erased: countOf('erased'),
    eraseAt: toWireTimeOrNull(hidden.find(({ erase_at }) => erase_at !== null)?.erase_at ?? null),
  }
}
