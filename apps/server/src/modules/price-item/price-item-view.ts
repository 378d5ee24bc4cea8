import type { PriceItem, PriceKind } from '@gyeol/contract'
import type { PriceItemTable, PriceKindTable } from '../../database/schema-prices.ts'
import type { Viewer } from '../../http/viewer.ts'
import { englishItemNames } from './english-item-names.ts'

/** What every view of an item shows of it. */
export function toItemFields(row: PriceItemTable) {
  return {
    id: row.id,
    kindId: row.kind_id,
    name: row.name,
    variant: row.variant,
    ...englishItemNames(row),
    unitQuantity: row.unit_quantity,
    entity: row.entity,
    entityId: row.entity_id,
    state: row.state,
    isSample: row.is_sample === 1,
  }
}

/** What stands beside an item's own row. */
type ItemParts = {
  readonly kindName: string
  readonly aliases: readonly string[]
  readonly viewer: Viewer
}

/** An item by itself. */
export function toPriceItem(
  row: PriceItemTable,
  { kindName, aliases, viewer }: ItemParts,
): PriceItem {
  return {
    ...toItemFields(row),
    kindName,
    aliases: [...aliases],
    version: row.version,
    canEdit: viewer.may('price-item.write'),
  }
}

/** A kind with the number of its items. */
export function toPriceKind(row: PriceKindTable, itemCount: number): PriceKind {
  return { id: row.id, name: row.name, order: row.sort_order, version: row.version, itemCount }
}

/** What an editor filled, as the log keeps it. */
export function toLogged(row: PriceItemTable, aliases?: readonly string[]) {
  const {
    id: _id,
    isSample: _isSample,
    nameEn: _nameEn,
    variantEn: _variantEn,
    ...fields
  } = toItemFields(row)
  return { ...fields, ...(aliases === undefined ? {} : { aliases }) }
}
