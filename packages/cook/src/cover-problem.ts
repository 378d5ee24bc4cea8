import type { CookHouse, Dish } from './model.ts'
import { freshnessOf } from './freshness.ts'

/** Most dishes one can wish for: all there are (CK9). */
export const MAX_WANTED = 38

/** A set of wanted dishes: the first nineteen and the others, so that both fit an integer. */
export type DishSet = { readonly low: number; readonly high: number }

/** Dishes in each of the two integers of a set. */
export const HALF = 19

/** A house as the search sees it. */
export type Candidate = DishSet & { readonly code: string; readonly age: number }

/** The question after everything that cannot matter is gone. */
export type CoverProblem = {
  readonly wanted: readonly Dish[]
  /** Wanted dishes nobody offers (CK9). */
  readonly missing: readonly string[]
  readonly houses: readonly CookHouse[]
  readonly candidates: readonly Candidate[]
  readonly all: DishSet
}

/** Sorts out who could help: open, not old unless asked for, with wanted dishes (CK8). */
export function coverProblem(
  want: readonly Dish[],
  offered: readonly CookHouse[],
  includeOld: boolean,
): CoverProblem {
  if (want.length > MAX_WANTED) throw new Error('more dishes than there are')
  const open = offered.filter(
    ({ isClosed = false, ageDays }) => !isClosed && (includeOld || freshnessOf(ageDays) !== 'old'),
  )
  const offers = ({ dishes }: CookHouse, { food, level }: Dish) =>
    dishes.some((dish) => dish.food === food && dish.level >= level)
  const wanted = want.filter((dish) => open.some((house) => offers(house, dish)))
  const missing = want.filter((dish) => !wanted.includes(dish)).map(({ food }) => food)
  const houses = open.filter((house) => wanted.some((dish) => offers(house, dish)))
  const candidates = houses.map((house) => ({
    code: house.code,
    age: house.ageDays,
    ...setOf(wanted.flatMap((dish, index) => (offers(house, dish) ? [index] : []))),
  }))
  return {
    wanted,
    missing,
    houses,
    candidates: undominated(candidates),
    all: setOf(wanted.map((_, index) => index)),
  }
}

/** The dishes at some places of the wish. */
export function setOf(places: readonly number[]): DishSet {
  let [low, high] = [0, 0]
  for (const place of places) {
    if (place < HALF) low |= 1 << place
    else high |= 1 << (place - HALF)
  }
  return { low, high }
}

/** A set as one number, to look it up by. */
export function keyOf(low: number, high: number): number {
  return high * 2 ** HALF + low
}

/** How many dishes are in a set. */
export function sizeOf(low: number, high: number): number {
  return bitsIn(low) + bitsIn(high)
}

function bitsIn(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Leaves out houses in whose place another is never worse: all their dishes, fresher or first (CK10). */
export function undominated<House extends Candidate>(houses: readonly House[]): House[] {
  return houses.filter(
    (house) => !houses.some((other) => other !== house && dominates(other, house)),
  )
}

function dominates(other: Candidate, house: Candidate): boolean {
  const hasAll = (house.low & ~other.low) === 0 && (house.high & ~other.high) === 0
  return hasAll && (other.age < house.age || (other.age === house.age && other.code < house.code))
}
