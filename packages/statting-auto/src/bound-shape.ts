// oxlint-disable typescript/no-non-null-assertion -- arrays built here, every index is in range
import { PENALTY_PERCENT, SLOT_COUNT } from '@gyeol/statting'
import { waysOfRows } from './negative-sets.ts'
import { type Overshoot, refundTables, type RefundSlot, refundSlotOf } from './refund-table.ts'
import { roomBeyond } from './room-beyond.ts'
import type { SearchSpace, WayOption } from './search-space.ts'
import { costOf, returnFactorOf } from './step-price.ts'

/** Units of one option that cost the same: its normal ones or its bonus ones. */
export type UnitClass = {
  /** Potential of one before the penalty. */
  readonly raw: number
  /** How many there are. */
  readonly count: number
}

/** The first unit of an option that is not granted yet. */
export type FirstUnit = { readonly raw: number; readonly unitClass: number }

/**
 * A problem with a number of negatives per category, as the priced walk sees it (SPEC.md BND3). Sets
 * of granted options are bits: upward options first, then the negatives; what a session has granted
 * before is in every set and has no bit.
 */
export type BoundShape = {
  readonly upCount: number
  readonly bitCount: number
  readonly classes: readonly UnitClass[]
  /** Classes of upward options that were granted before, and of every upward bit. */
  readonly givenClasses: readonly number[]
  readonly classesOf: readonly (readonly number[])[]
  readonly firsts: readonly FirstUnit[]
  /** 100 + penalty of every set. */
  readonly percent: Int32Array
  /** Sets in which a session can be before its final confirmation. */
  readonly isOpen: Uint8Array
  /** Most every set's negatives return, in whole points before the penalty. */
  readonly returns: Int32Array
  /** For every set of negative bits and refund: the least that truncation takes off it. */
  readonly waste: readonly Float64Array[]
  /** Potential of all units before the penalty. */
  readonly goods: number
  /** What all negatives return, truncated per option and not at all. */
  readonly wholeReturn: number
  readonly exactReturn: number
  /** Per negative that may go one unit too deep: the ways to, of which one may be taken. */
  readonly overshoots: readonly (readonly Overshoot[])[]
  readonly finalPercent: number
  readonly recipePotential: number
}

/** The shape with free negatives of the given categories, one entry for each. */
export function boundShapeOf(space: SearchSpace, freeCategories: readonly number[]): BoundShape {
  const ways = waysOfRows(space)
  const fresh = ways.filter(({ slot }) => slot === null)
  const given = ways.filter(({ slot }) => slot !== null)
  const ups = fresh.filter(({ isUp }) => isUp)
  const downs = fresh.filter(({ isUp }) => !isUp)
  const bits = [...ups, ...downs].map(({ category }) => category).concat(freeCategories)
  const sets = setsOf(space, bits, { firstFree: ups.length + downs.length, ups: ups.length })
  const slotOf = slotReader(space, Math.max(...sets.percent))
  const slots = [...downs.map(slotOf), ...freeSlots(space, freeCategories, slotOf)]
  const base = given.filter(({ isUp }) => !isUp).map(slotOf)
  const goods = classesOf(ways)
  const tables = refundTables(base, slots)
  const all = [...base, ...slots]
  return {
    upCount: ups.length,
    bitCount: bits.length,
    classes: goods.classes,
    givenClasses: given.flatMap((way) => goods.of.get(way) ?? []),
    classesOf: ups.map((way) => goods.of.get(way) ?? []),
    firsts: ups.map((way) => ({
      raw: costOf(way, { from: 0, to: 1 }),
      unitClass: goods.of.get(way)![0]!,
    })),
    ...sets,
    returns: Int32Array.from(sets.percent, (_, set) => tables.returns[set >> ups.length]!),
    waste: tables.waste,
    goods: ways.reduce((sum, way) => {
      return way.isUp ? sum + costOf(way, { from: 0, to: way.length }) : sum
    }, 0),
    wholeReturn: all.reduce((sum, { whole }) => sum + whole, 0),
    exactReturn: all.reduce((sum, { exact }) => sum + exact, 0),
    overshoots: all.map(({ overshoots }) => overshoots).filter(({ length }) => length > 0),
    finalPercent: sets.percent.at(-1)!,
    recipePotential: space.problem.settings.recipePotential,
  }
}

/** Reads a downward way, with what it may be left by. */
function slotReader(space: SearchSpace, percent: number): (way: WayOption) => RefundSlot {
  const factor = returnFactorOf(space.problem.settings)
  return (way) => refundSlotOf(way, factor, roomBeyond(space, way, percent))
}

/**
 * Free negatives of one category: the n-th returns as much as the n-th best of the pool, and makes
 * the refunds of any of them, so that every real choice is beaten (SPEC.md BND6).
 */
function freeSlots(
  space: SearchSpace,
  categories: readonly number[],
  slotOf: (way: WayOption) => RefundSlot,
): RefundSlot[] {
  return categories.map((category, index) => {
    const rank = categories.slice(0, index).filter((one) => one === category).length
    const pool = space.pool
      .map((option) => space.options[option]!)
      .filter((way) => way.category === category)
      .map(slotOf)
    const whole = pool.map((slot) => slot.whole).sort((one, other) => other - one)
    const exact = pool.map((slot) => slot.exact).sort((one, other) => other - one)
    return {
      whole: whole[rank]!,
      exact: exact[rank]!,
      refunds: pool.flatMap(({ refunds }) => refunds),
      overshoots: pool.flatMap(({ overshoots }) => overshoots),
    }
  })
}

function classesOf(ways: readonly WayOption[]) {
  const classes: UnitClass[] = []
  const of = new Map<WayOption, number[]>()
  for (const way of ways) {
    if (!way.isUp) continue
    const bonus = way.bonusUnits.at(-1)!
    const kinds = [
      { raw: way.price, count: way.length - bonus },
      { raw: 2 * way.price, count: bonus },
    ]
    const own = kinds.filter(({ count }) => count > 0).map((kind) => classes.push(kind) - 1)
    of.set(way, own)
  }
  return { classes, of }
}

type BitRanges = { readonly firstFree: number; readonly ups: number }

/** Of free negatives of one category the better ones are granted first; fixed ones keep no order. */
function setsOf(space: SearchSpace, bits: readonly number[], { firstFree }: BitRanges) {
  const count = 1 << bits.length
  const percent = new Int32Array(count)
  const isOpen = new Uint8Array(count)
  for (let set = 0; set < count; set += 1) {
    const categories = [...space.usedCategories]
    let used = space.usedSlots
    let isOrdered = true
    for (const [bit, category] of bits.entries()) {
      if ((set & (1 << bit)) === 0) continue
      categories[category]! += 1
      used += 1
      const isSecond = bit > firstFree && bits[bit - 1] === category
      if (isSecond && (set & (1 << (bit - 1))) === 0) isOrdered = false
    }
    percent[set] = categories.reduce((sum, size) => sum + PENALTY_PERCENT[size]!, 100)
    isOpen[set] = Number(used < SLOT_COUNT && isOrdered)
  }
  return { percent, isOpen }
}
