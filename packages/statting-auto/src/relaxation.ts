// oxlint-disable typescript/no-non-null-assertion -- arrays built here, every index is in range
import { PENALTY_PERCENT, SLOT_COUNT } from '@gyeol/statting'
import type { SearchSpace, WayOption } from './search-space.ts'
import { type LinearProgram, maximum } from './simplex.ts'

/*
 * What no plan can do, whatever its order (SPEC.md BND1). Time is replaced by the penalty, which only
 * grows: at every penalty some units are bought and some potential comes back, what was spent up to a
 * penalty was there before, and the rest happens in the final confirmation. Fractions of a unit are
 * allowed and the order inside a penalty is forgotten, so the answer is never below the best plan's.
 */

/** Slots of a plan: the ways it goes, and how many negatives more of each category. */
export type SlotShape = {
  readonly ways: readonly WayOption[]
  /** Negatives besides `ways`, as categories. */
  readonly extra: readonly number[]
  /** The smallest refunds its negatives can make. */
  readonly smallRefunds: readonly SmallRefund[]
}

/** What a refund returns at least, before the penalty, and what its truncation throws away. */
export type SmallRefund = { readonly returns: number; readonly lost: number }

/** What is asked of a shape. */
export type Reach = {
  readonly start: number
  readonly rate: number
  /** Potential all negatives return before the penalty. */
  readonly refund: number
}

/** Answers for one shape whether a rate could be reached; false is proven. */
export type Relaxation = (reach: Reach) => boolean

/** Units of equal price. */
type Goods = {
  readonly price: number
  readonly units: number
  readonly levels: ReadonlySet<number>
}

type Level = { readonly percent: number; readonly hasRefund: boolean }

const NOTHING = 1e-6
const FREE_RATE = 160
const RATE_PER_POTENTIAL = 230

/** The relaxation of one shape: any option may be bought at any penalty it can meet. */
export function relax(space: SearchSpace, shape: SlotShape): Relaxation {
  const { levels, final, levelsOf } = levelsOfShape(space, shape)
  const goods = shape.ways.flatMap((way, index): Goods[] => {
    if (!way.isUp) return []
    const bonus = way.bonusUnits.at(-1)!
    const at = levelsOf[index]!
    return [
      { price: way.price, units: way.length - bonus, levels: at },
      { price: 2 * way.price, units: bonus, levels: at },
    ].filter(({ units }) => units > 0)
  })
  const spent = goods.reduce((sum, { price, units }) => sum + price * units, 0)
  const { recipePotential } = space.problem.settings
  return ({ start, rate, refund }) => {
    const share = (FREE_RATE - rate) / RATE_PER_POTENTIAL
    const reaches = (worth: number, bonus: number) => {
      const fixed = worth * start + (final / 100) * (refund - spent) + truncatedAt(final) + bonus
      const market = {
        levels,
        goods,
        final,
        worth,
        start,
        refund,
        smallRefunds: shape.smallRefunds,
      }
      return fixed + maximum(marketProgram(market)) >= -NOTHING
    }
    // The potential before the final confirmation counts once more by `share`, at least the recipe's.
    return reaches(1 + share, 0) || reaches(1, share * recipePotential)
  }
}

type Market = {
  readonly levels: readonly Level[]
  readonly goods: readonly Goods[]
  readonly final: number
  /** What a point of potential before the final confirmation is worth there. */
  readonly worth: number
  readonly start: number
  readonly refund: number
  readonly smallRefunds: readonly SmallRefund[]
}

/** One variable of the program: how much of something happens at a penalty. */
type Column = {
  readonly level: number
  readonly kind: 'alone' | 'mixed' | 'refund' | 'saving'
  /** Index of the goods, or of the small refund of a saving. */
  readonly index: number
  readonly gain: number
  /** Potential one of it takes at once. */
  readonly spends: number
}

/**
 * Buying and refunding at every penalty, against doing it in the final confirmation. A confirmation
 * that costs more than it returns is truncated once, in favour of the buyer: that `saving` needs a
 * refund, goods that cost more than it, and forgoes what truncation takes off goods bought alone.
 */
function marketProgram(market: Market): LinearProgram {
  const { levels, goods, start, refund, smallRefunds } = market
  const columns = levels.flatMap((level, index) => columnsAt(market, level, index))
  const row = (valueOf: (column: Column) => number) => columns.map(valueOf)
  const rowPerLevel = (valueOf: (column: Column) => number) => {
    return levels.map((_, level) => row((one) => (one.level === level ? valueOf(one) : 0)))
  }
  const returnsOf = (index: number) => smallRefunds[index]!.returns
  const zeros = levels.map(() => 0)
  return {
    objective: columns.map(({ gain }) => gain),
    rows: [
      ...levels.map((_, level) => row((one) => (one.level <= level ? one.spends : 0))),
      ...goods.map((_, good) => row(({ kind, index }) => Number(isGoods(kind) && index === good))),
      row(({ kind, index }) => {
        return kind === 'saving' ? smallRefunds[index]!.lost : Number(kind === 'refund')
      }),
      ...rowPerLevel(({ kind, index }) => {
        return kind === 'saving' ? returnsOf(index) : -Number(kind === 'refund')
      }),
      ...rowPerLevel(({ kind, index }) => {
        if (kind === 'saving') return returnsOf(index) + 1
        return kind === 'mixed' ? -goods[index]!.price : 0
      }),
      ...rowPerLevel(({ kind }) => Number(kind === 'saving') - Number(kind === 'mixed')),
    ],
    limits: [
      ...levels.map(() => Math.max(0, start - 1)),
      ...goods.map(({ units }) => units),
      refund,
      ...zeros,
      ...zeros,
      ...zeros,
    ],
  }
}

const isGoods = (kind: Column['kind']) => kind === 'alone' || kind === 'mixed'

function columnsAt(market: Market, { percent, hasRefund }: Level, level: number): Column[] {
  const { goods, final, worth, smallRefunds } = market
  const columns: Column[] = []
  const saved = truncatedAt(percent)
  for (const [index, { price, levels }] of goods.entries()) {
    if (!levels.has(percent)) continue
    const exact = (price * percent) / 100
    const gainAt = (spends: number) => (final * price) / 100 - worth * spends
    const alone = Math.floor(exact)
    columns.push({ level, kind: 'alone', index, gain: gainAt(alone), spends: alone })
    if (hasRefund && saved > 0)
      columns.push({ level, kind: 'mixed', index, gain: gainAt(exact), spends: exact })
  }
  if (!hasRefund) return columns
  const gain = (worth * percent - final) / 100
  columns.push({ level, kind: 'refund', index: 0, gain, spends: -percent / 100 })
  if (saved === 0) return columns
  for (const index of smallRefunds.keys()) {
    const lost = (final / 100) * smallRefunds[index]!.lost
    columns.push({ level, kind: 'saving', index, gain: worth * saved - lost, spends: -saved })
  }
  return columns
}

/** Most that truncation takes off one confirmation at a penalty. */
function truncatedAt(percent: number): number {
  let step = 100
  while (percent % step !== 0 || 100 % step !== 0) step -= 1
  return (100 - step) / 100
}

/** Every penalty some slots have together, and at which of them each way may be gone. */
function levelsOfShape(space: SearchSpace, { ways, extra }: SlotShape) {
  const fresh = [
    ...ways.flatMap((way, index) => {
      return way.slot === null ? [{ category: way.category, way: index, refunds: !way.isUp }] : []
    }),
    ...extra.map((category) => ({ category, way: -1, refunds: true })),
  ]
  const given = ways.map(({ slot }) => slot !== null)
  const givenRefunds = ways.some((way) => way.slot !== null && !way.isUp)
  const levelsOf = ways.map(() => new Set<number>())
  const withRefund = new Set<number>()
  const found = new Set<number>()
  let final = 100
  for (let bits = 0; bits < 1 << fresh.length; bits += 1) {
    const categories = [...space.usedCategories]
    const inside = fresh.filter((_, index) => (bits & (1 << index)) !== 0)
    for (const { category } of inside) categories[category]! += 1
    const percent = categories.reduce((sum, count) => sum + PENALTY_PERCENT[count]!, 100)
    final = percent
    if (space.usedSlots + inside.length === SLOT_COUNT) continue
    found.add(percent)
    for (const { way } of inside) if (way >= 0) levelsOf[way]!.add(percent)
    for (const [way, isGiven] of given.entries()) if (isGiven) levelsOf[way]!.add(percent)
    if (givenRefunds || inside.some(({ refunds }) => refunds)) withRefund.add(percent)
  }
  const levels = [...found]
    .sort((one, other) => one - other)
    .map((percent): Level => ({ percent, hasRefund: withRefund.has(percent) }))
  return { levels, final, levelsOf }
}
