import type { PriceItem } from '@gyeol/contract'

/** An item as it is written back; it is accepted with the first thing an editor does to it. */
export function writtenItem({
  kindId,
  name,
  variant,
  unitQuantity,
  entity,
  entityId,
  version,
}: PriceItem) {
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
