import type { PriceItem } from '@gyeol/contract'
import { shownItem } from '../../../shared/prices/item/shown-item.ts'

/** An item as it is written back; it is accepted with the first thing an editor does to it. */
export function writtenItem(item: PriceItem) {
  const { kindId, name, variant, unitQuantity, entity, entityId, version } = shownItem(item)
  return {
    kindId,
    name,
    variant,
    unitQuantity,
    entity,
    entityId,
    state: 'accepted' as const,
    version,
  }
}
