// oxlint-disable typescript/no-non-null-assertion -- arrays built here, every index is in range
import { PENALTY_PERCENT, SLOT_COUNT } from '@gyeol/statting'
import { MATERIALS } from '@gyeol/terms'
import { type Confirmation, NOBODY, type Plan, type Portion, SPLIT } from './plan.ts'
import type { SearchSpace } from './search-space.ts'
import { costOf, refundOf, returnFactorOf } from './step-price.ts'

/** The best way to do a plan in a number of confirmations; `rate` is unclamped. */
export type Grouping = {
  readonly rate: number
  readonly confirmations: readonly Confirmation[]
}

/** The smallest parts of a plan in order: single units of SPLIT phases, whole JOINT phases. */
export function partsOf(space: SearchSpace, plan: Plan): Confirmation[] {
  const { phases, option, at, order } = plan
  const columns = phases.length + 1
  const parts: Confirmation[] = []
  const isIn = Array.from(option, (who) => who !== NOBODY && space.options[who]!.slot !== null)
  for (let phase = 0; phase < phases.length; phase += 1) {
    const units = Array.from(option, (_, row) => {
      return at[row * columns + phase + 1]! - at[row * columns + phase]!
    })
    const active = [...units.keys()].filter((row) => units[row]! > 0)
    if (phases[phase] === SPLIT) {
      const known = active.filter((row) => isIn[row])
      const added = Array.from(order).filter((row) => !isIn[row] && units[row]! > 0)
      for (const row of [...known, ...added]) {
        for (let unit = 0; unit < units[row]!; unit += 1)
          parts.push([{ option: option[row]!, units: 1 }])
      }
    } else if (active.length > 0) {
      parts.push(active.map((row) => ({ option: option[row]!, units: units[row]! })))
    }
    for (const row of active) isIn[row] = true
  }
  return parts
}

/**
 * Groups a plan's parts, in their order, into confirmations: for every number of them the grouping
 * with the highest rate (SPEC.md CNF1). Exact: of two ways to reach the same amounts the one with
 * more potential is never worse. `result[n]` is for n confirmations, undefined where none is possible.
 */
export function groupConfirmations(
  space: SearchSpace,
  parts: readonly Confirmation[],
  start: number,
): (Grouping | undefined)[] {
  const count = parts.length
  const table = new PotentialTable(count, start)
  const lastFrom: { readonly from: number; readonly delta: number }[] = []
  for (let from = 0; from < count; from += 1) {
    const group = new Group(space, parts, from)
    for (let end = from; end < count; end += 1) {
      group.add(parts[end]!)
      if (group.isTooLarge()) break
      if (end === count - 1) lastFrom.push({ from, delta: group.delta() })
      if (group.used < SLOT_COUNT) table.connect(from, end + 1, group.delta())
    }
  }
  return Array.from({ length: count + 1 }, (_, size) =>
    bestOf(space, table, { parts, lastFrom, size }),
  )
}

type Ends = {
  readonly parts: readonly Confirmation[]
  readonly lastFrom: readonly { readonly from: number; readonly delta: number }[]
  readonly size: number
}

function bestOf(space: SearchSpace, table: PotentialTable, ends: Ends): Grouping | undefined {
  const { parts, lastFrom, size } = ends
  if (size === 0) return undefined
  const { recipePotential } = space.problem.settings
  let best: { rate: number; from: number } | undefined
  for (const { from, delta } of lastFrom) {
    const before = table.potential(size - 1, from)
    if (before === undefined) continue
    const rate = 160 + (230 * (before + delta)) / Math.max(before, recipePotential)
    if (best === undefined || rate > best.rate) best = { rate, from }
  }
  if (!best) return undefined
  const cuts = [...table.cuts(size - 1, best.from), parts.length]
  const confirmations = cuts.slice(1).map((cut, index) => {
    return mergePortions(parts.slice(cuts[index], cut).flat())
  })
  return { rate: best.rate, confirmations }
}

function mergePortions(portions: readonly Portion[]): Confirmation {
  const units = new Map<number, number>()
  for (const portion of portions)
    units.set(portion.option, (units.get(portion.option) ?? 0) + portion.units)
  return [...units].map(([option, sum]) => ({ option, units: sum }))
}

const UNREACHED = -1

/** Most potential left when the first parts are done in a number of confirmations. */
class PotentialTable {
  private readonly columns: number
  private readonly most: Int32Array
  private readonly cameFrom: Int16Array

  constructor(count: number, start: number) {
    this.columns = count + 1
    this.most = new Int32Array(this.columns * this.columns).fill(UNREACHED)
    this.cameFrom = new Int16Array(this.columns * this.columns)
    this.most[0] = start
  }

  /** One confirmation more leads from one part to a later one, where at least 1 must be left. */
  connect(from: number, to: number, delta: number): void {
    const { most, columns } = this
    for (let size = 0; size <= from; size += 1) {
      const before = most[size * columns + from]!
      if (before === UNREACHED || before + delta < 1) continue
      const cell = (size + 1) * columns + to
      if (before + delta <= most[cell]!) continue
      most[cell] = before + delta
      this.cameFrom[cell] = from
    }
  }

  potential(size: number, at: number): number | undefined {
    const most = this.most[size * this.columns + at]!
    return most === UNREACHED ? undefined : most
  }

  /** Where the confirmations begin that lead to a part, itself included. */
  cuts(size: number, at: number): number[] {
    const cuts = [at]
    for (let left = size, part = at; left > 0; left -= 1) {
      part = this.cameFrom[left * this.columns + part]!
      cuts.push(part)
    }
    cuts.reverse()
    return cuts
  }
}

/** A growing confirmation that begins at a part. */
class Group {
  used: number
  private percent = 100
  private costs = 0
  private readonly space: SearchSpace
  private readonly done: Map<number, number>
  private readonly begun = new Map<number, number>()
  private readonly refunds = new Map<number, number>()
  private readonly categories: number[]
  private readonly factor: number
  private readonly amounts = MATERIALS.map(() => 0)

  constructor(space: SearchSpace, parts: readonly Confirmation[], from: number) {
    this.space = space
    this.factor = returnFactorOf(space.problem.settings)
    this.used = space.usedSlots
    this.categories = [...space.usedCategories]
    this.done = new Map()
    for (const part of parts.slice(0, from)) {
      for (const { option, units } of part) this.advance(option, units)
    }
  }

  add(part: Confirmation): void {
    for (const { option, units } of part) {
      const way = this.space.options[option]!
      const from = this.done.get(option) ?? 0
      if (!this.begun.has(option)) this.begun.set(option, from)
      this.advance(option, units)
      this.amounts[way.material]! += way.points[from + units]! - way.points[from]!
      if (way.isUp) this.costs += costOf(way, { from, to: from + units })
      else this.refunds.set(option, this.refundOf(option, from + units))
    }
    this.percent = this.categories.reduce((sum, size) => sum + (PENALTY_PERCENT[size] ?? 0), 100)
  }

  delta(): number {
    let sum = -this.costs
    for (const refund of this.refunds.values()) sum += refund
    return Math.trunc((sum * this.percent) / 100)
  }

  isTooLarge(): boolean {
    const { largestAmount = Infinity } = this.space.problem
    return this.amounts.some((amount) => amount > largestAmount)
  }

  private advance(option: number, units: number): void {
    const before = this.done.get(option)
    this.done.set(option, (before ?? 0) + units)
    const { slot, category } = this.space.options[option]!
    if (before !== undefined || slot !== null) return
    this.used += 1
    this.categories[category]! += 1
  }

  private refundOf(option: number, to: number): number {
    const from = this.begun.get(option) ?? 0
    return refundOf(this.space.options[option]!, { from, to }, this.factor)
  }
}
