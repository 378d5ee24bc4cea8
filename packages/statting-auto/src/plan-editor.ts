// oxlint-disable typescript/no-non-null-assertion -- typed arrays of fixed size, every index is in range
import { NOBODY, type Plan } from './plan.ts'
import type { SearchSpace } from './search-space.ts'

/** Changes a plan in place and can take back everything since the last `begin`. */
export class PlanEditor {
  readonly plan: Plan
  readonly rowCount: number
  readonly phaseCount: number
  private readonly columns: number
  private readonly isFree: readonly boolean[]
  private readonly lengths: readonly number[]
  private readonly savedAt: Int16Array
  private readonly savedOption: Int16Array
  private readonly savedOrder: Uint8Array
  private readonly touched: Uint8Array
  private touchedCount = 0
  private isOrderTouched = false

  constructor(space: SearchSpace, plan: Plan) {
    this.plan = plan
    this.rowCount = space.rows.length
    this.phaseCount = plan.phases.length
    this.columns = plan.phases.length + 1
    this.isFree = space.rows.map(({ kind }) => kind === 'free')
    this.lengths = space.options.map(({ length }) => length)
    this.savedAt = plan.at.slice()
    this.savedOption = plan.option.slice()
    this.savedOrder = plan.order.slice()
    this.touched = new Uint8Array(this.rowCount)
  }

  /** What is changed from here on is one change. */
  begin(): void {
    this.touchedCount = 0
    this.isOrderTouched = false
  }

  /** Takes the change back. */
  undo(): void {
    const { plan, columns } = this
    for (let index = 0; index < this.touchedCount; index += 1) {
      const row = this.touched[index]!
      plan.option[row] = this.savedOption[row]!
      for (let cell = row * columns; cell < (row + 1) * columns; cell += 1)
        plan.at[cell] = this.savedAt[cell]!
    }
    if (this.isOrderTouched) plan.order.set(this.savedOrder)
  }

  /** Must be called once for every row before it changes. */
  touch(row: number): void {
    const { plan, columns } = this
    this.touched[this.touchedCount] = row
    this.touchedCount += 1
    this.savedOption[row] = plan.option[row]!
    for (let cell = row * columns; cell < (row + 1) * columns; cell += 1)
      this.savedAt[cell] = plan.at[cell]!
  }

  unitsIn(row: number, phase: number): number {
    const cell = row * this.columns + phase
    return this.plan.at[cell + 1]! - this.plan.at[cell]!
  }

  unitsOf(row: number): number {
    return this.plan.at[row * this.columns + this.phaseCount]!
  }

  /** How many units the row's option can still go. */
  roomOf(row: number): number {
    return this.lengths[this.plan.option[row]!]! - this.unitsOf(row)
  }

  /** Units more in one phase, or fewer; a free row that loses all is empty. */
  resize(row: number, phase: number, by: number): void {
    const { at, option } = this.plan
    const base = row * this.columns
    for (let next = phase + 1; next <= this.phaseCount; next += 1) at[base + next]! += by
    if (this.isFree[row] && at[base + this.phaseCount] === 0) option[row] = NOBODY
  }

  /** Gives an empty free row to an option. */
  fill(row: number, option: number): void {
    this.plan.option[row] = option
  }

  empty(row: number): void {
    this.plan.option[row] = NOBODY
    this.plan.at.fill(0, row * this.columns, (row + 1) * this.columns)
  }

  /** Another option takes the units of a row over; `scales`: as deep in proportion, else as many. */
  replace(row: number, option: number, scales: boolean): void {
    const { plan, lengths } = this
    const old = lengths[plan.option[row]!]!
    const length = lengths[option]!
    const base = row * this.columns
    plan.option[row] = option
    for (let phase = 1; phase <= this.phaseCount; phase += 1) {
      const units = plan.at[base + phase]!
      plan.at[base + phase] = scales ? Math.round((units * length) / old) : Math.min(units, length)
    }
    if (this.unitsOf(row) === 0) plan.option[row] = NOBODY
  }

  /** Moves a row to another place of the order. */
  reorder(from: number, to: number): void {
    const { order } = this.plan
    this.savedOrder.set(order)
    this.isOrderTouched = true
    const row = order[from]!
    if (from < to) order.copyWithin(from, from + 1, to + 1)
    else order.copyWithin(to + 1, to, from)
    order[to] = row
  }

  lengthOf(option: number): number {
    return this.lengths[option]!
  }
}
