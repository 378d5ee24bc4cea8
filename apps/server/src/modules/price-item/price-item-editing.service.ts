import { randomUUIDv7 } from 'node:crypto'
import type { PriceItem, PriceItemInput, PriceItemState, UpdatePriceItem } from '@gyeol/contract'
import type { Kysely, Transaction } from 'kysely'
import { AppError, fieldError } from '../../errors/app-error.ts'
import { ensureUpdated } from '../../errors/version-check.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Act, ServerContext } from '../../context/server-context.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { hasItem } from '../catalogue/catalogue-names.service.ts'
import { TRADED_ENTITIES } from './library-items.ts'
import { requireProposalLeft } from './price-item-lookup.service.ts'
import { toItemSearchText, toNameKey } from './price-item-names.ts'
import { toLogged, toPriceItem } from './price-item-view.ts'
import * as items from './price-item.repository.ts'
import {
  beginItemWriting,
  lockPriceItem,
  type PriceItemRow,
  requireSeenItem,
} from './price-item.service.ts'
import * as kinds from './price-kind.repository.ts'

type Context = Pick<ServerContext, 'database'>

/** One item; a merged one is the one it went into. Throws NOT_FOUND. */
export async function readPriceItem(
  { database }: Context,
  viewer: Viewer,
  id: string,
): Promise<PriceItem> {
  return presentItem(database.kysely, viewer, await requireSeenItem(database.kysely, viewer, id))
}

/** An item as this viewer sees it. */
export async function presentItem(
  kysely: Kysely<Schema>,
  viewer: Viewer,
  row: PriceItemRow,
): Promise<PriceItem> {
  const kind = await kinds.findKind(kysely, row.kind_id)
  const aliases = await items.listAliases(kysely, row.id)
  return toPriceItem(row, { kindName: kind?.name ?? '', aliases, viewer })
}

type Creating = { readonly viewer: Viewer; readonly input: PriceItemInput; readonly act: Act }

/**
 * Adds an item; below EDITOR it is a proposal. Throws DUPLICATE, STALE for a kind that is gone,
 * VALIDATION for a link that leads nowhere, TOO_MANY_REQUESTS after the day's proposals.
 */
export async function createPriceItem(
  transaction: Transaction<Schema>,
  { viewer, input, act }: Creating,
): Promise<{ id: string; version: number; state: PriceItemState }> {
  const isEditor = viewer.may('price-item.write')
  const memberId = viewer.member?.id ?? ''
  await beginItemWriting(transaction)
  if (!isEditor) await requireProposalLeft(transaction, memberId, act.now)
  await requireFit(transaction, { viewer, input, id: null, current: null })
  const row: PriceItemRow = {
    id: randomUUIDv7(),
    ...toColumns(input),
    search_text: toItemSearchText([input.name, input.variant]),
    state: isEditor ? 'accepted' : 'proposed',
    merged_into: null,
    is_sample: 0,
    stale_from: null,
    stale_to: null,
    author_id: act.actorId,
    taken_down_at: null,
    created_at: act.now,
    updated_at: act.now,
    version: 1,
  }
  await items.insertItem(transaction, row)
  await recordAudit(transaction, act, {
    action: 'price-item.create',
    entity: 'price-item',
    entityId: row.id,
    after: toLogged(row),
  })
  return { id: row.id, version: row.version, state: row.state }
}

/** Whether a proposal is out of everybody's sight: whoever wants to let it in brings it back first. */
const isTakenDown = ({ state, taken_down_at }: PriceItemRow) =>
  state === 'proposed' && taken_down_at !== null

type Changing = {
  readonly id: string
  readonly viewer: Viewer
  readonly input: UpdatePriceItem
  readonly act: Act
}

/**
 * Changes an item, lets a proposal in. Throws NOT_FOUND, STALE, DUPLICATE, VALIDATION, and IN_USE for
 * another unit quantity where there are reports.
 */
export async function updatePriceItem(
  { database }: Context,
  { id, viewer, input, act }: Changing,
): Promise<PriceItem> {
  return inTransaction(database, async (transaction) => {
    await beginItemWriting(transaction)
    const before = await lockPriceItem(transaction, id)
    if (!before || isTakenDown(before)) throw new AppError('NOT_FOUND')
    const current = await presentItem(
      transaction,
      viewer,
      await requireSeenItem(transaction, viewer, id),
    )
    if (before.state === 'merged' || before.version !== input.version)
      throw new AppError('STALE', { current })
    await requireFit(transaction, { viewer, input, id, current })
    if (input.unitQuantity !== before.unit_quantity && (await items.hasReports(transaction, id)))
      throw new AppError('IN_USE')
    const aliases = await writeAliases(transaction, id, input)
    const change = {
      ...toColumns(input),
      search_text: searchTextAfter(before, input, { now: aliases, before: current.aliases }),
      state: input.state,
      updated_at: act.now,
    }
    await ensureUpdated(await items.updateItem(transaction, before, change), async () => current)
    const after = { ...before, ...change, version: before.version + 1 }
    await recordAudit(transaction, act, {
      action: 'price-item.update',
      entity: 'price-item',
      entityId: id,
      before: toLogged(before, current.aliases),
      after: toLogged(after, aliases),
    })
    return presentItem(transaction, viewer, after)
  })
}

/** Removes an item nothing hangs on. Throws NOT_FOUND or IN_USE. */
export async function deletePriceItem({ database }: Context, id: string, act: Act): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await beginItemWriting(transaction)
    const before = await lockPriceItem(transaction, id)
    if (!before) throw new AppError('NOT_FOUND')
    if (before.state === 'merged' || (await items.isItemUsed(transaction, id)))
      throw new AppError('IN_USE')
    const aliases = await items.listAliases(transaction, id)
    await items.deleteItem(transaction, id)
    await recordAudit(transaction, act, {
      action: 'price-item.delete',
      entity: 'price-item',
      entityId: id,
      before: toLogged(before, aliases),
    })
  })
}

function toColumns(input: PriceItemInput) {
  return {
    kind_id: input.kindId,
    name: input.name,
    variant: input.variant,
    name_key: toNameKey(input.name),
    unit_quantity: input.unitQuantity,
    entity: input.entity,
    entity_id: input.entityId,
  }
}

type Candidate = {
  readonly viewer: Viewer
  readonly input: PriceItemInput
  readonly id: string | null
  /** What a caller with an outdated picture should see. */
  readonly current: PriceItem | null
}

async function requireFit(
  transaction: Transaction<Schema>,
  { viewer, input, id, current }: Candidate,
): Promise<void> {
  const { kindId, name, variant } = input
  if (!(await kinds.findKind(transaction, kindId))) throw new AppError('STALE', { current })
  await requireLink(transaction, input)
  const nameKey = toNameKey(name)
  const named = await items.findNamed(transaction, {
    nameKey,
    memberId: viewer.member?.id ?? null,
    isEditor: viewer.may('price-item.write'),
  })
  const isSame = (row: PriceItemRow) =>
    row.id !== id &&
    row.kind_id === kindId &&
    // Another item's own spelling is that item; an item of the name is, when its variant is the same.
    (row.name_key === nameKey ? toNameKey(row.variant) === toNameKey(variant) : variant === '')
  if (named.some(isSame)) throw new AppError('DUPLICATE')
}

async function requireLink(
  transaction: Transaction<Schema>,
  { entity, entityId }: PriceItemInput,
): Promise<void> {
  if (entity === null && entityId === null) return
  if (entity === null) throw fieldError('entity', '어느 목록의 것인지 골라 주세요.')
  if (entityId === null) throw fieldError('entityId', '목록에서 하나를 골라 주세요.')
  if (!(TRADED_ENTITIES as readonly string[]).includes(entity))
    throw fieldError('entity', '크리스타, 장비, 레지스트릿만 이을 수 있어요.')
  if (!(await hasItem(transaction, entity, entityId)))
    throw fieldError('entityId', '그런 항목이 목록에 없어요.')
}

/** Gives an item its spellings; without a list they stay. Throws DUPLICATE for another item's. */
async function writeAliases(
  transaction: Transaction<Schema>,
  id: string,
  { name, aliases }: UpdatePriceItem,
): Promise<readonly string[]> {
  if (aliases === undefined) return items.listAliases(transaction, id)
  const byKey = new Map(aliases.map((alias) => [toNameKey(alias), alias]))
  byKey.delete(toNameKey(name))
  const taken = await items.findAliases(transaction, [...byKey.keys()])
  if (taken.some((row) => row.item_id !== id)) throw new AppError('DUPLICATE')
  for (const nameKey of byKey.keys()) {
    const named = await items.findNamed(transaction, { nameKey, memberId: null, isEditor: true })
    if (named.some((row) => row.id !== id)) throw new AppError('DUPLICATE')
  }
  await items.replaceAliases(transaction, id, byKey)
  return items.listAliases(transaction, id)
}

/** The words an item came with (its English name …) stay findable. */
function searchTextAfter(
  row: PriceItemRow,
  { name, variant }: UpdatePriceItem,
  aliases: { readonly before: readonly string[]; readonly now: readonly string[] },
): string {
  const old = new Set([row.name, row.variant, ...aliases.before].map(toNameKey))
  const others = row.search_text.split('\n').filter((word) => !old.has(word))
  return toItemSearchText([name, variant, ...aliases.now, ...others])
}
