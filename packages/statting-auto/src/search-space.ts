import {
  apply,
  type Catalogue,
  limitsOf,
  type OptionDefinition,
  preview,
  type Session,
  SLOT_COUNT,
  startSession,
} from '@gyeol/statting'
import { MATERIALS, OPTION_CATEGORIES } from '@gyeol/terms'
import type { AutoProblem } from './model.ts'

/**
 * An option the search moves, and its way: `from` the amount it has now, `length` units away from
 * there, upward or downward. A unit is one step. Sums along the way are read from the engine.
 */
export type WayOption = {
  readonly key: string
  readonly definition: OptionDefinition
  readonly isUp: boolean
  readonly isNegative: boolean
  readonly from: number
  readonly length: number
  /** Potential of one unit before penalty: the option's potential, doubled where it does not fit. */
  readonly price: number
  /** Bonus units among the first n. */
  readonly bonusUnits: readonly number[]
  /** Material points of the first n units. */
  readonly points: readonly number[]
  /** Index of its material in `MATERIALS`. */
  readonly material: number
  /** Index of its category in `OPTION_CATEGORIES`. */
  readonly category: number
  /** Slot it was confirmed in before the search, or null. */
  readonly slot: number | null
}

/** What may stand in one of the slots the search fills. */
export type Row =
  /** The option goes its whole way. */
  | { readonly kind: 'exact'; readonly option: number }
  /** A negative that is granted already and may go deeper. */
  | { readonly kind: 'deepen'; readonly option: number }
  /** Any negative of the pool, or none. */
  | { readonly kind: 'free' }

/** A problem in the terms of the search; potentials are those of its start. */
export type SearchSpace = {
  readonly catalogue: Catalogue
  readonly problem: AutoProblem
  readonly start: Session
  readonly options: readonly WayOption[]
  readonly rows: readonly Row[]
  /** Indexes of the options a free row may hold. */
  readonly pool: readonly number[]
  /** Slots filled before the search. */
  readonly usedSlots: number
  /** How many of them per category. */
  readonly usedCategories: readonly number[]
}

/** Reads a problem that passed `checkProblem` into the terms of the search. */
export function createSearchSpace(catalogue: Catalogue, problem: AutoProblem): SearchSpace {
  const start = startOf(catalogue, problem)
  const options: WayOption[] = []
  const rows: Row[] = []
  for (const { option, steps } of exactAmounts(catalogue, problem)) {
    const way = wayOf(start, option, steps)
    if (way.length > 0) rows.push({ kind: 'exact', option: options.push(way) - 1 })
  }
  const named = new Set([
    ...problem.wanted.map(({ option }) => option),
    ...problem.fixedNegatives.map(({ option }) => option),
  ])
  const pool: number[] = []
  for (const { option, deepest } of problem.allowedNegatives) {
    if (named.has(option)) continue
    named.add(option)
    const { minSteps } = limitsOf(definitionOf(catalogue, option), problem.settings)
    const way = wayOf(start, option, deepest === 'max' ? minSteps : Math.max(deepest, minSteps))
    if (way.isUp || way.length === 0) continue
    const index = options.push(way) - 1
    if (way.slot === null) pool.push(index)
    else rows.push({ kind: 'deepen', option: index })
  }
  const usedSlots = start.slots.filter(({ option }) => option !== null).length
  const newRows = rows.filter((row) => row.kind === 'exact' && options[row.option]?.slot === null)
  const freeSlots = SLOT_COUNT - usedSlots - newRows.length
  for (let free = 0; free < Math.min(freeSlots, pool.length); free += 1) rows.push({ kind: 'free' })
  const usedCategories = OPTION_CATEGORIES.map((category) => {
    return start.slots.filter(({ option }) => {
      return option !== null && definitionOf(catalogue, option).category === category
    }).length
  })
  return { catalogue, problem, start, options, rows, pool, usedSlots, usedCategories }
}

/** The session the search goes on from: the given one without pending edits, or a new one. */
export function startOf(catalogue: Catalogue, { start, settings }: AutoProblem): Session {
  if (!start) return startSession(catalogue, settings)
  const discarded = apply(start, { type: 'discard' })
  return discarded.ok ? discarded.value : start
}

function exactAmounts(catalogue: Catalogue, { wanted, fixedNegatives, settings }: AutoProblem) {
  const full = wanted.map(({ option, steps }) => {
    if (steps !== 'max') return { option, steps }
    return { option, steps: limitsOf(definitionOf(catalogue, option), settings).maxSteps }
  })
  return [...full, ...fixedNegatives]
}

function definitionOf(catalogue: Catalogue, key: string): OptionDefinition {
  const definition = catalogue.find((option) => option.key === key)
  if (!definition) throw new Error(`the problem was not checked: no option ${key}`)
  return definition
}

/** Every amount on the way is priced by the engine's own preview. */
function wayOf(start: Session, key: string, to: number): WayOption {
  const definition = definitionOf(start.catalogue, key)
  const given = start.slots.findIndex(({ option }) => option === key)
  const slot = given < 0 ? null : given
  const from = slot === null ? 0 : (start.slots[slot]?.steps ?? 0)
  const length = Math.abs(to - from)
  const bonusUnits = [0]
  const points = [0]
  const at = slot ?? 0
  let session = slot === null ? picked(start, key) : start
  let multiplier = 1
  for (let unit = 1; unit <= length; unit += 1) {
    const steps = from + (to > from ? unit : -unit)
    const entered = apply(session, { type: 'enter', slot: at, steps })
    if (!entered.ok) throw new Error(`the problem was not checked: ${entered.refusal.code} ${key}`)
    session = entered.value
    const cost = preview(session).costs.find((one) => one.slot === at)
    bonusUnits.push(cost?.bonusSteps ?? 0)
    points.push(cost?.materialPoints ?? 0)
    multiplier = cost?.multiplier ?? 1
  }
  return {
    key,
    definition,
    isUp: to > from,
    isNegative: to < 0,
    from,
    length,
    price: definition.potential * multiplier,
    bonusUnits,
    points,
    material: MATERIALS.indexOf(definition.material),
    category: OPTION_CATEGORIES.indexOf(definition.category),
    slot,
  }
}

/** A session of the same settings where nothing but this option is chosen. */
function picked({ catalogue, settings }: Session, key: string): Session {
  const empty = startSession(catalogue, settings)
  const result = apply(empty, { type: 'pick', slot: 0, option: key })
  if (!result.ok) throw new Error(`the problem was not checked: ${result.refusal.code} ${key}`)
  return result.value
}
