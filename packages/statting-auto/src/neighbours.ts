// oxlint-disable typescript/no-non-null-assertion -- typed arrays of fixed size, every index is in range
import { NOBODY, type Plan, SPLIT } from './plan.ts'
import { PlanEditor } from './plan-editor.ts'
import type { Random } from './random.ts'
import type { SearchSpace } from './search-space.ts'

/** Small changes of one plan, each of which can be taken back once (SPEC.md SEA2). */
export class Neighbours {
  private readonly editor: PlanEditor
  private readonly random: Random
  private readonly isUp: readonly boolean[]
  private readonly pool: readonly number[]
  private readonly freeRows: readonly number[]
  /** Rows whose option may go less than its whole way. */
  private readonly looseRows: readonly number[]
  private readonly jointPhases: readonly number[]

  constructor(space: SearchSpace, plan: Plan, random: Random) {
    this.editor = new PlanEditor(space, plan)
    this.random = random
    this.isUp = space.options.map(({ isUp }) => isUp)
    this.pool = space.pool
    const rows = [...space.rows.keys()]
    this.freeRows = rows.filter((row) => space.rows[row]?.kind === 'free')
    this.looseRows = rows.filter((row) => space.rows[row]?.kind !== 'exact')
    this.jointPhases = [...plan.phases.keys()].filter((phase) => plan.phases[phase] !== SPLIT)
  }

  /** Changes the plan a little; false: what was drawn is not possible, nothing happened. */
  change(): boolean {
    this.editor.begin()
    const kind = this.random.below(this.looseRows.length > 0 ? 20 : 13)
    if (kind < 8) return this.shiftUnits()
    if (kind < 11) return this.exchangeUnits()
    if (kind < 13) return this.changeOrder()
    if (kind < 16) return this.changeDepth()
    if (kind < 18) return this.exchangeDepth()
    return this.exchangeNegative()
  }

  /** Takes the last change back. */
  undo(): void {
    this.editor.undo()
  }

  private optionOf(row: number): number {
    return this.editor.plan.option[row]!
  }

  /** A phase in which the row's option may move; refunds are joint (SPEC.md PLAN1). */
  private phaseFor(row: number): number {
    const { random, jointPhases } = this
    if (this.isUp[this.optionOf(row)]) return random.below(this.editor.phaseCount)
    return jointPhases[random.below(jointPhases.length)]!
  }

  /** Mostly one unit, which finds the way; at times many, which leaves a dead end. */
  private amountUpTo(most: number): number {
    const kind = this.random.below(8)
    if (kind < 4) return 1
    return kind < 6 ? 1 + this.random.below(most) : most
  }

  private shiftUnits(): boolean {
    const { editor, random } = this
    const row = random.below(editor.rowCount)
    if (this.optionOf(row) === NOBODY) return false
    const from = this.phaseFor(row)
    const to = this.phaseFor(row)
    const there = editor.unitsIn(row, from)
    if (from === to || there === 0) return false
    editor.touch(row)
    this.shift(row, from, to)
    return true
  }

  private shift(row: number, from: number, to: number): void {
    const amount = this.amountUpTo(this.editor.unitsIn(row, from))
    // Giving comes first: a free row that holds nothing for a moment would be emptied.
    this.editor.resize(row, to, amount)
    this.editor.resize(row, from, -amount)
  }

  /** Units of one row come earlier, those of another one later. */
  private exchangeUnits(): boolean {
    const { editor, random } = this
    const { phases } = editor.plan
    const row = random.below(editor.rowCount)
    const other = random.below(editor.rowCount)
    if (row === other || this.optionOf(row) === NOBODY || this.optionOf(other) === NOBODY)
      return false
    const from = this.phaseFor(row)
    const to = this.phaseFor(row)
    if (from === to || editor.unitsIn(row, from) === 0 || editor.unitsIn(other, to) === 0)
      return false
    const isSplit = phases[from] === SPLIT || phases[to] === SPLIT
    if (isSplit && !this.isUp[this.optionOf(other)]) return false
    editor.touch(row)
    editor.touch(other)
    this.shift(row, from, to)
    this.shift(other, to, from)
    return true
  }

  private changeOrder(): boolean {
    const { editor, random } = this
    const from = random.below(editor.rowCount)
    const to = random.below(editor.rowCount)
    if (from === to) return false
    editor.reorder(from, to)
    return true
  }

  private looseRow(): number {
    return this.looseRows[this.random.below(this.looseRows.length)]!
  }

  /** Deepens a negative, or makes it shallower. */
  private changeDepth(): boolean {
    const { editor, random } = this
    const row = this.looseRow()
    if (this.optionOf(row) === NOBODY) return this.fillRow(row)
    const phase = this.phaseFor(row)
    const isDeeper = random.below(2) === 0
    const most = isDeeper ? editor.roomOf(row) : editor.unitsIn(row, phase)
    if (most === 0) return false
    editor.touch(row)
    editor.resize(row, phase, isDeeper ? this.amountUpTo(most) : -this.amountUpTo(most))
    return true
  }

  /** One negative becomes shallower where another one becomes deeper. */
  private exchangeDepth(): boolean {
    const { editor, random } = this
    const row = this.looseRow()
    const other = this.looseRow()
    if (row === other || this.optionOf(row) === NOBODY || this.optionOf(other) === NOBODY)
      return false
    const phase = this.phaseFor(row)
    const there = editor.unitsIn(row, phase)
    const room = editor.roomOf(other)
    if (there === 0 || room === 0) return false
    editor.touch(row)
    editor.touch(other)
    editor.resize(row, phase, -Math.min(there, 1 + random.below(2)))
    editor.resize(other, phase, Math.min(room, 1 + random.below(2)))
    return true
  }

  private unusedNegative(): number {
    const option = this.pool[this.random.below(this.pool.length)]!
    return this.editor.plan.option.includes(option) ? NOBODY : option
  }

  private fillRow(row: number): boolean {
    const option = this.unusedNegative()
    if (option === NOBODY) return false
    const { editor, random } = this
    editor.touch(row)
    editor.fill(row, option)
    editor.resize(row, this.phaseFor(row), 1 + random.below(editor.lengthOf(option)))
    return true
  }

  /** Another negative takes a row over, or the row is left empty. */
  private exchangeNegative(): boolean {
    const { editor, random, freeRows } = this
    if (freeRows.length === 0) return false
    const row = freeRows[random.below(freeRows.length)]!
    if (this.optionOf(row) === NOBODY) return this.fillRow(row)
    if (random.below(6) === 0) {
      editor.touch(row)
      editor.empty(row)
      return true
    }
    const option = this.unusedNegative()
    if (option === NOBODY) return false
    editor.touch(row)
    editor.replace(row, option, editor.roomOf(row) === 0 && random.below(2) === 0)
    return true
  }
}
