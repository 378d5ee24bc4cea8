import { koreanDay } from '@gyeol/korean'
import type { Price } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Viewer } from '../../http/viewer.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { findPriceItems, maySeeItem } from '../price-item/price-item.service.ts'
import { readSeriesPrice } from '../price-roll-up/price-now.service.ts'
import { toPrice } from './price-statement-view.ts'
import * as statements from './price-statement.repository.ts'

/** Who looks, and when. */
export type Sight = { readonly viewer: Viewer; readonly now: number }

/** Statements as a viewer sees them; those of items they may not see are left out. */
export async function presentStatements(
  kysely: Kysely<Schema>,
  rows: readonly statements.StatementRow[],
  { viewer, now }: Sight,
): Promise<Price[]> {
  const items = await findPriceItems(
    kysely,
    rows.map(({ item_id: itemId }) => itemId),
  )
  const ids = [...new Set([...items.values()].map(({ id }) => id))]
  const prices = await readSeriesPrice(kysely, ids, koreanDay(now))
  return rows.flatMap((row) => {
    const item = items.get(row.item_id)
    if (!item || !maySeeItem(viewer, item)) return []
    const now = prices.get(item.id)
    const paid = now?.headline ? now[now.headline] : null
    return [toPrice(row, { item, paid, viewer })]
  })
}

/** One statement; undefined when the viewer may not see its item. */
export async function presentStatement(
  kysely: Kysely<Schema>,
  row: statements.StatementRow,
  sight: Sight,
): Promise<Price | undefined> {
  const [price] = await presentStatements(kysely, [row], sight)
  return price
}

/** The newest statement about an item, as its page shows it. */
export async function readReference(
  kysely: Kysely<Schema>,
  itemId: string,
  sight: Sight,
): Promise<Price | null> {
  const rows = await statements.listStatements(
    kysely,
    { itemId, memberId: sight.viewer.member?.id ?? null, isEditor: false },
    { limit: 1, offset: 0 },
  )
  return (await presentStatements(kysely, rows, sight))[0] ?? null
}

/** The newest statement about each of some items, as lists mention it. */
export async function readReferenceLines(kysely: Kysely<Schema>, itemIds: readonly string[]) {
  const rows = await statements.listNewest(kysely, itemIds)
  return new Map(
    rows.map((row) => [row.item_id, { id: row.id, amount: row.amount, at: toWireTime(row.at) }]),
  )
}

/** Every statement about an item, the newest first, by what it says and when. */
export async function listStatementsOf(kysely: Kysely<Schema>, itemId: string) {
  return statements.listOfItem(kysely, itemId)
}
