import { coverProblem } from './cover-problem.ts'
import { searchCover, type SearchLimit } from './cover-search.ts'
import type { CookHouse, Dish } from './model.ts'

/** A wish and who could fulfil it. */
export type CoverQuestion = {
  /** Dishes with the least level that will do, 1…38. */
  readonly want: readonly Dish[]
  readonly houses: readonly CookHouse[]
  /** Also houses nobody confirmed for more than 60 days (CK8). */
  readonly includeOld?: boolean
}

/** Where to eat one dish. */
export type Pick = { readonly food: string; readonly code: string; readonly level: number }

/** The fewest houses for a wish (CK9). */
export type CoverPlan = {
  /** Wanted dishes nobody offers, in the order of the wish. */
  readonly missing: readonly string[]
  /** The codes, sorted as text. */
  readonly addresses: readonly string[]
  /** Every other wanted dish, in the order of the wish (CK11). */
  readonly picks: readonly Pick[]
  /** False when the search was cut short, so that fewer houses might do (CK13). */
  readonly isProven: boolean
  readonly nodes: number
}

/** The search ends here unless told otherwise (CK13). */
export const MAX_SEARCH_NODES = 2_000_000

const NO_LIMIT: SearchLimit = { maxNodes: MAX_SEARCH_NODES, shouldStop: () => false }

/** Finds the fewest houses that together have every wanted dish anybody offers (CK8–CK11). */
export function planCover(
  { want, houses, includeOld = false }: CoverQuestion,
  limit: Partial<SearchLimit> = {},
): CoverPlan {
  const problem = coverProblem(want, houses, includeOld)
  const { codes, isProven, nodes } = searchCover(problem, { ...NO_LIMIT, ...limit })
  const chosen = problem.houses.filter(({ code }) => codes.includes(code))
  return {
    missing: problem.missing,
    addresses: codes,
    picks: problem.wanted.flatMap(({ food }) => pickOf(food, chosen) ?? []),
    isProven,
    nodes,
  }
}

/** The highest level of a dish in the plan, then the fresher house, then the first code (CK11). */
function pickOf(food: string, houses: readonly CookHouse[]): Pick | null {
  const offers = houses.flatMap(({ code, ageDays, dishes }) =>
    dishes
      .filter((dish) => dish.food === food)
      .map(({ level }) => ({ food, code, level, ageDays })),
  )
  const [first] = offers.sort(
    (a, b) => b.level - a.level || a.ageDays - b.ageDays || (a.code < b.code ? -1 : 1),
  )
  return first ? { food, code: first.code, level: first.level } : null
}
