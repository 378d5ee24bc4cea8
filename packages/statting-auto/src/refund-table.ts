// oxlint-disable typescript/no-non-null-assertion -- arrays built here, every index is in range
import { NO_ROOM } from './room-beyond.ts'
import type { WayOption } from './search-space.ts'
import { RETURN_DIVISOR } from './step-price.ts'

/** A refund one confirmation can make of one negative: what it returns and what truncation took. */
export type Refund = { readonly returns: number; readonly waste: number }

/** What one unit too deep returns more, and what raising it again costs. */
export type Overshoot = { readonly raw: number; readonly whole: number; readonly exact: number }

/** A negative as the bound sees it. */
export type RefundSlot = {
  /** What its whole way returns, truncated once and not at all. */
  readonly whole: number
  readonly exact: number
  readonly refunds: readonly Refund[]
  /** Ways to go too deep, of which one may be taken. */
  readonly overshoots: readonly Overshoot[]
}

/** Refunds of a downward way: any number of its normal units with any number of its bonus units. */
export function refundSlotOf(way: WayOption, factor: number, room = NO_ROOM): RefundSlot {
  const bonusCount = way.bonusUnits.at(-1)!
  const normalCount = way.length - bonusCount + room.above
  // A unit beyond the way may be of either kind.
  const beyond = room.above + room.below
  const least = new Map<number, number>()
  for (let bonus = 0; bonus <= bonusCount + beyond; bonus += 1) {
    for (let normal = bonus === 0 ? 1 : 0; normal <= normalCount + room.below; normal += 1) {
      const product = way.price * (2 * normal + bonus) * factor
      const returns = Math.floor(product / RETURN_DIVISOR)
      const waste = (product % RETURN_DIVISOR) / RETURN_DIVISOR
      if (waste < (least.get(returns) ?? Infinity)) least.set(returns, waste)
    }
  }
  const returned = (normal: number) =>
    (way.price * (2 * normal + bonusCount) * factor) / RETURN_DIVISOR
  const exact = returned(normalCount)
  const deeper = returned(normalCount + 1)
  const overshoot = {
    raw: way.price,
    whole: Math.floor(deeper) - Math.floor(exact),
    exact: deeper - exact,
  }
  return {
    whole: Math.floor(exact),
    exact,
    refunds: [...least].map(([returns, waste]) => ({ returns, waste })),
    overshoots: room.below === 1 ? [overshoot] : [],
  }
}

/**
 * For every set of negatives and every refund of one confirmation the least waste; Infinity where no
 * confirmation returns so much. `base` is in every set.
 */
export function refundTables(base: readonly RefundSlot[], slots: readonly RefundSlot[]) {
  const waste: Float64Array[] = []
  const returns: number[] = []
  const first = base.reduce(withSlot, Float64Array.of(0))
  for (let set = 0; set < 1 << slots.length; set += 1) {
    const bit = 31 - Math.clz32(set)
    const table = set === 0 ? first : withSlot(waste[set ^ (1 << bit)]!, slots[bit]!)
    waste.push(table)
    returns.push(table.length - 1)
  }
  return { waste, returns }
}

function withSlot(table: Float64Array, { whole, refunds, overshoots }: RefundSlot): Float64Array {
  const most = whole + Math.max(0, ...overshoots.map((one) => one.whole))
  const result = new Float64Array(table.length + most).fill(Infinity)
  result.set(table)
  for (const { returns, waste } of refunds) {
    for (let before = 0; before < table.length && before + returns < result.length; before += 1) {
      const sum = table[before]! + waste
      if (sum < result[before + returns]!) result[before + returns] = sum
    }
  }
  return result
}
