// oxlint-disable typescript/no-non-null-assertion -- arrays built here, every index is in range
import { limitsOf, PENALTY_PERCENT, potentialOfMove, SLOT_COUNT } from '@gyeol/statting'
import type { Confirmation } from './plan.ts'
import type { SearchSpace } from './search-space.ts'

/*
 * A plan whose amounts never move back can sometimes be bettered by moving one back: a negative raised
 * first, or lowered too far, returns a truncated point more; an option granted by a step that is taken
 * back raises the penalty of a refund (SPEC.md SEA7). Tried on plans that were found, one move after
 * the other.
 */

/** A plan with moves back; portions may have negative units. */
export type PlanWithMovesBack = {
  readonly rate: number
  readonly confirmations: readonly Confirmation[]
}

/** Units on the way of every option, in one confirmation. */
type Units = Int16Array

/** So many units are moved back at once at most; beyond a few the return is no longer cheap. */
const MOST_UNITS = 4
/** Plans of more confirmations are tried with one unit only. */
const FEW_CONFIRMATIONS = 10
const MOST_ROUNDS = 4
/** Plans tried between two looks whether to stop. */
const PER_SLICE = 200
/** What trying one plan counts, in evaluations of the search. */
const EVALUATIONS = 5
const BETTER = 1e-9

/** The best plan moves back and forth lead to; null when none is better. */
export function* moveBack(
  space: SearchSpace,
  confirmations: readonly Confirmation[],
  start: number,
): Generator<number, PlanWithMovesBack | null> {
  const judge = new PlanJudge(space, start)
  let plan = confirmations.map((one) => unitsOf(space, one))
  let rate = judge.rateOf(plan)
  let hasMoved = false
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let best: { rate: number; plan: Units[] } | null = null
    let tried = 0
    for (const changed of neighboursOf(space, plan)) {
      const next = judge.rateOf(changed)
      if (next > Math.max(rate, best?.rate ?? -Infinity) + BETTER)
        best = { rate: next, plan: changed }
      tried += 1
      if (tried % PER_SLICE === 0) yield PER_SLICE * EVALUATIONS
    }
    if (!best) break
    hasMoved = true
    ;({ plan, rate } = best)
  }
  if (!hasMoved) return null
  const merged = mergeWhileKept(judge, plan, Math.floor(rate + BETTER))
  return { rate: judge.rateOf(merged), confirmations: merged.map(confirmationOf) }
}

function unitsOf({ options }: SearchSpace, confirmation: Confirmation): Units {
  const units = new Int16Array(options.length)
  for (const portion of confirmation) units[portion.option]! += portion.units
  return units
}

function confirmationOf(all: Units): Confirmation {
  return Array.from(all, (units, option) => ({ option, units })).filter(({ units }) => units !== 0)
}

/** Every plan in which one option moves some units back, or too far, and later the other way. */
function* neighboursOf(space: SearchSpace, plan: readonly Units[]): Generator<Units[]> {
  const most = plan.length <= FEW_CONFIRMATIONS ? MOST_UNITS : 1
  const used = [...space.options.keys()].filter((option) => {
    return plan.some((units) => units[option] !== 0)
  })
  for (const option of used) {
    for (let later = 0; later < plan.length; later += 1) {
      const isLast = later === plan.length - 1
      if (!isLast && plan[later]![option] === 0) continue
      for (let units = -most; units <= most; units += 1) {
        if (units === 0) continue
        for (let earlier = 0; earlier <= later; earlier += 1) {
          if (earlier < later) yield joined(plan, { option, units, earlier, later })
          yield inserted(plan, { option, units, earlier, later })
          for (const company of used)
            if (company !== option && plan[later]![company] !== 0)
              yield inserted(plan, { option, units, earlier, later, company })
        }
      }
    }
  }
}

type MoveBack = {
  readonly option: number
  readonly units: number
  readonly earlier: number
  readonly later: number
  /** An option whose units come along with the first half. */
  readonly company?: number
}

/** The first half in a confirmation that is there already. */
function joined(plan: readonly Units[], { option, units, earlier, later }: MoveBack): Units[] {
  const changed = plan.map((one) => one.slice())
  changed[earlier]![option]! += units
  changed[later]![option]! -= units
  return changed
}

/** The first half in a confirmation of its own. */
function inserted(plan: readonly Units[], move: MoveBack): Units[] {
  const { option, units, earlier, later, company } = move
  const changed = plan.map((one) => one.slice())
  changed[later]![option]! -= units
  const own = new Int16Array(plan[0]!.length)
  own[option] = units
  if (company !== undefined) {
    own[company] = changed[later]![company]!
    changed[later]![company] = 0
  }
  changed.splice(earlier, 0, own)
  return changed
}

/** Draws neighbouring confirmations together while the shown rate stays. */
function mergeWhileKept(judge: PlanJudge, plan: readonly Units[], shown: number): Units[] {
  const merged = plan.filter((units) => units.some((one) => one !== 0))
  for (let index = 0; index < merged.length - 1; ) {
    const together = merged[index]!.map((units, option) => units + merged[index + 1]![option]!)
    const shorter = [...merged.slice(0, index), together, ...merged.slice(index + 2)]
    if (judge.rateOf(shorter) + BETTER >= shown) merged.splice(index, 2, together)
    else index += 1
  }
  return merged
}

/** The engine's potentials for plans in which amounts go either way; −∞: it cannot be carried out. */
class PlanJudge {
  private readonly space: SearchSpace
  private readonly start: number
  /** Per option: potential of a move between two amounts, by steps. */
  private readonly moves: readonly Map<number, number>[]
  private readonly amounts: Int16Array
  private readonly isIn: Uint8Array

  constructor(space: SearchSpace, start: number) {
    this.space = space
    this.start = start
    this.moves = space.options.map(() => new Map<number, number>())
    this.amounts = new Int16Array(space.options.length)
    this.isIn = new Uint8Array(space.options.length)
  }

  rateOf(plan: readonly Units[]): number {
    const { space, amounts, isIn } = this
    const categories = [...space.usedCategories]
    const last = plan.findLastIndex((units) => units.some((one) => one !== 0))
    let potential = this.start
    let used = space.usedSlots
    for (const [option, { slot }] of space.options.entries()) {
      amounts[option] = 0
      isIn[option] = Number(slot !== null)
    }
    for (let index = 0; index <= last; index += 1) {
      let sum = 0
      for (const [option, units] of plan[index]!.entries()) {
        if (units === 0) continue
        sum += this.moveOf(option, amounts[option]!, amounts[option]! + units)
        amounts[option]! += units
        if (isIn[option] === 1) continue
        isIn[option] = 1
        used += 1
        categories[space.options[option]!.category]! += 1
      }
      const percent = categories.reduce((all, count) => all + PENALTY_PERCENT[count]!, 100)
      const after = potential + Math.trunc((sum * percent) / 100)
      if (index === last) return this.unclampedRate(potential, after)
      if (!(after >= 1) || used === SLOT_COUNT) return -Infinity
      potential = after
    }
    return -Infinity
  }

  private unclampedRate(before: number, after: number): number {
    const { recipePotential } = this.space.problem.settings
    return 160 + (230 * after) / Math.max(before, recipePotential)
  }

  /** −∞ beyond the limits of the option. */
  private moveOf(option: number, from: number, to: number): number {
    const key = from * 1024 + to
    const known = this.moves[option]!.get(key)
    if (known !== undefined) return known
    const way = this.space.options[option]!
    const { settings } = this.space.problem
    const limits = limitsOf(way.definition, settings)
    const multiplier = way.price === way.definition.potential ? 1 : 2
    const stepsAt = (units: number) => way.from + (way.isUp ? units : -units)
    const steps = stepsAt(to)
    const isLegal = steps >= limits.minSteps && steps <= limits.maxSteps
    const move = { from: stepsAt(from), to: steps }
    const priced = { definition: way.definition, limits, multiplier } as const
    const value = isLegal ? potentialOfMove(priced, settings, move) : -Infinity
    this.moves[option]!.set(key, value)
    return value
  }
}
