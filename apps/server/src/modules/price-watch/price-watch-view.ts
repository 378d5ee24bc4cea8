import { dayText } from '@gyeol/korean'
import type { PriceWatch } from '@gyeol/contract'
import { isConfident, type SeriesPrice, setWatch } from '@gyeol/prices'
import { PRICE_LIMITS } from '@gyeol/terms'
import type { PriceWatchTable } from '../../database/schema-prices.ts'
import { toWireTimeOrNull } from '../../http/wire-time.ts'
import { englishItemNames } from '../price-item/english-item-names.ts'
import type { PriceItemRow } from '../price-item/price-item.service.ts'

type WatchParts = { readonly item: PriceItemRow; readonly price: SeriesPrice }

/** A watch as its member sees it. */
export function toWatch(row: PriceWatchTable, { item, price }: WatchParts): PriceWatch {
  const { level, median, members, windowDays, newestDay } = price
  const now =
    median === null || newestDay === null
      ? null
      : { median, level, members, windowDays, newestDay: dayText(newestDay) }
  return {
    id: row.id,
    itemId: item.id,
    itemName: item.name,
    variant: item.variant,
    ...englishItemNames(item),
    unitQuantity: item.unit_quantity,
    series: row.series,
    direction: row.direction,
    amount: row.amount,
    now,
    isBeyond: setWatch(row, price).isBeyond,
    isResting: !isConfident(price),
    isArmed: row.is_armed === 1,
    rearmAt: rearmAt(row),
    lastDay: row.last_day === null ? null : dayText(row.last_day),
    lastValue: row.last_value,
    firedAt: toWireTimeOrNull(row.fired_at),
    fellBackAt: toWireTimeOrNull(row.fell_back_at),
    alert: row.alert,
    version: row.version,
  }
}

/** The first price that arms a watch again (AL2), as far as there are such prices. */
function rearmAt({ direction, amount }: Pick<PriceWatchTable, 'direction' | 'amount'>): number {
  const line = BigInt(amount)
  if (direction === 'above') return Math.max(1, Number((line * 95n) / 100n))
  return Math.min(PRICE_LIMITS.amount, Number((line * 105n + 99n) / 100n))
}
