import type { Kysely, Transaction } from 'kysely'
import { AppError } from '../../errors/app-error.ts'
import { bumpDataVersion } from '../../database/data-version.ts'
import type { PriceItemTable } from '../../database/schema-prices.ts'
import type { Schema } from '../../database/schema.ts'
import type { Viewer } from '../../http/viewer.ts'
import { PRICE_ITEM_DATA_VERSION } from './price-item-data-version.ts'
import * as items from './price-item.repository.ts'

/** An item as the database holds it. */
export type PriceItemRow = PriceItemTable

/** More steps than merges ever hang behind each other. */
const MOST_MERGES = 20

/**
 * The item, locked until the transaction ends: whoever writes about it waits here for others who do.
 * Null when there is none. A merged item is given as it is.
 */
export async function lockPriceItem(
  transaction: Transaction<Schema>,
  id: string,
): Promise<PriceItemRow | null> {
  return (await items.lockItem(transaction, id)) ?? null
}

/** The item, or the one it went into. Throws NOT_FOUND. */
export async function requirePriceItem(kysely: Kysely<Schema>, id: string): Promise<PriceItemRow> {
  let wanted = id
  for (let step = 0; step < MOST_MERGES; step += 1) {
    const row = await items.findItem(kysely, wanted)
    if (!row) break
    if (row.state !== 'merged' || row.merged_into === null) return row
    wanted = row.merged_into
  }
  throw new AppError('NOT_FOUND')
}

/** {@link requirePriceItem} for what this viewer may see: a proposal is its author's and editors'. */
export async function requireSeenItem(
  kysely: Kysely<Schema>,
  viewer: Viewer,
  id: string,
): Promise<PriceItemRow> {
  const row = await requirePriceItem(kysely, id)
  if (!maySeeItem(viewer, row)) throw new AppError('NOT_FOUND')
  return row
}

/** How many reports, watches, lines of ledgers and merged items hang on an item. */
export async function countHangingOn(kysely: Kysely<Schema>, id: string) {
  return items.countHanging(kysely, id)
}

/** Whether a viewer sees an item. */
export function maySeeItem(
  viewer: Viewer,
  { state, author_id: authorId }: Pick<PriceItemRow, 'state' | 'author_id'>,
): boolean {
  if (state !== 'proposed' || viewer.may('price-item.write')) return true
  return viewer.member !== null && viewer.member.id === authorId
}

/** Several items at once by the ids asked for, merged ones as the items they went into. */
export async function findPriceItems(
  kysely: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PriceItemRow>> {
  const rows = new Map<string, PriceItemRow>()
  let wanted: readonly string[] = [...new Set(ids)]
  for (let step = 0; step < MOST_MERGES && wanted.length > 0; step += 1) {
    const found = await items.findItems(kysely, wanted)
    for (const row of found) rows.set(row.id, row)
    wanted = found.flatMap(({ merged_into: into }) =>
      into === null || rows.has(into) ? [] : [into],
    )
  }
  const lastOf = (row: PriceItemRow): PriceItemRow => {
    const next = row.merged_into === null ? undefined : rows.get(row.merged_into)
    return next ? lastOf(next) : row
  }
  return new Map(
    ids.flatMap((id) => {
      const row = rows.get(id)
      return row ? [[id, lastOf(row)] as const] : []
    }),
  )
}

/** Days of a mark, both included. */
export type MarkedDays = { readonly from: number; readonly to: number }

/**
 * Remembers that the points of some days of an item have to be worked out again; call it in the
 * transaction that changes what they are made of, with the row as it is since its lock.
 */
export async function markStale(
  transaction: Transaction<Schema>,
  item: PriceItemRow,
  { from, to }: MarkedDays,
): Promise<PriceItemRow> {
  const mark = {
    stale_from: Math.min(item.stale_from ?? from, from),
    stale_to: Math.max(item.stale_to ?? to, to),
  }
  if (mark.stale_from !== item.stale_from || mark.stale_to !== item.stale_to)
    await items.setStale(transaction, item.id, mark)
  return { ...item, ...mark }
}

/** Takes the mark away, or what is worked out by now from its front. */
export async function unmark(
  transaction: Transaction<Schema>,
  item: PriceItemRow,
  left: MarkedDays | null,
): Promise<void> {
  const mark = { stale_from: left?.from ?? null, stale_to: left?.to ?? null }
  await items.setStale(transaction, item.id, mark)
}

/** Makes an item one that has gone into another. */
export async function endPriceItem(
  transaction: Transaction<Schema>,
  item: Pick<PriceItemRow, 'id' | 'version'>,
  { into, now }: { readonly into: string; readonly now: number },
) {
  return items.updateItem(transaction, item, {
    state: 'merged',
    merged_into: into,
    stale_from: null,
    stale_to: null,
    updated_at: now,
  })
}

/**
 * Counts the change first: whoever adds, renames or merges items waits here, so that names looked up
 * after it still hold when they are written. Call it before any item is locked.
 */
export async function beginItemWriting(transaction: Transaction<Schema>): Promise<void> {
  await bumpDataVersion(transaction, PRICE_ITEM_DATA_VERSION)
}
