import { type Price, ROLES } from '@gyeol/contract'
import { isConfident } from '@gyeol/prices'
import type { PriceLevel } from '@gyeol/terms'
import type { PriceStatementTable } from '../../database/schema-prices.ts'
import { toWireTime } from '../../http/wire-time.ts'
import type { Viewer } from '../../http/viewer.ts'
import { englishItemNames } from '../price-item/english-item-names.ts'
import type { PriceItemRow } from '../price-item/price-item.service.ts'
import type { StatementRow } from './price-statement.repository.ts'

/** A price as far as a statement is held against it. */
type PaidPrice = { readonly level: PriceLevel; readonly median: number | null }

type StatementParts = {
  readonly item: PriceItemRow
  /** The headline of the item, null where none speaks. */
  readonly paid: PaidPrice | null
  readonly viewer: Viewer
}

/** A statement as a viewer sees it. */
export function toPrice(row: StatementRow, { item, paid, viewer }: StatementParts): Price {
  const { author_id: authorId, author_role: role } = row
  return {
    id: row.id,
    kindId: item.kind_id,
    itemName: item.name,
    itemId: item.id,
    variant: item.variant,
    ...englishItemNames(item),
    amount: row.amount,
    quantity: row.quantity,
    at: toWireTime(row.at),
    note: row.note,
    source: row.source,
    author: authorId === null ? null : { id: authorId, nickname: row.author_nickname ?? '' },
    authorId,
    authorRole: role === null ? null : ROLES[role].name,
    needsReview: needsReview(row, item, paid),
    version: row.version,
    canEdit: mayEdit(viewer, row),
  }
}

/** Whether a viewer may change a statement: their own, or anybody's. */
export function mayEdit(
  viewer: Viewer,
  { author_id: authorId }: Pick<PriceStatementTable, 'author_id'>,
): boolean {
  if (viewer.may('price.write-any')) return true
  return viewer.may('price.write-own') && viewer.member?.id === authorId
}

/** More than twice, or less than half of a confident price (PR40); exact, whatever the sizes. */
export function needsReview(
  { amount, quantity }: Pick<PriceStatementTable, 'amount' | 'quantity'>,
  { unit_quantity: unitQuantity }: Pick<PriceItemRow, 'unit_quantity'>,
  paid: PaidPrice | null,
): boolean {
  if (paid === null || paid.median === null || !isConfident(paid)) return false
  const stated = BigInt(amount) * BigInt(unitQuantity)
  const real = BigInt(paid.median) * BigInt(quantity)
  return stated > 2n * real || 2n * stated < real
}

/** What somebody filled, as the log keeps it. */
export function toLogged(
  row: Pick<PriceStatementTable, 'item_id' | 'amount' | 'quantity' | 'at' | 'note' | 'source'>,
) {
  return {
    itemId: row.item_id,
    amount: row.amount,
    quantity: row.quantity,
    at: toWireTime(row.at),
    note: row.note,
    source: row.source,
  }
}
