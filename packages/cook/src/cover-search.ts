import { CoverBound, type CoverView } from './cover-bound.ts'
import { type Candidate, type CoverProblem, keyOf, sizeOf, undominated } from './cover-problem.ts'

/** A plan: fewest houses, then the least days, then the first codes (CK9, CK10). */
type Plan = { readonly houses: readonly Candidate[]; readonly age: number }

/** When to stop looking (CK13). */
export type SearchLimit = {
  readonly maxNodes: number
  /** Asked now and then; true ends the search with the best plan so far. */
  readonly shouldStop: () => boolean
  /** Hears the codes of every plan that is better than all before it. */
  readonly onBetter?: (codes: readonly string[]) => void
}

/** The best plan found, and whether nothing better can exist. */
export type CoverAnswer = {
  readonly codes: readonly string[]
  readonly isProven: boolean
  readonly nodes: number
}

const NODES_BETWEEN_LOOKS = 1024

/** Branch and bound over the scarcest dish, with the best way to every covered set remembered. */
export function searchCover({ candidates, all }: CoverProblem, limit: SearchLimit): CoverAnswer {
  const search = new CoverSearch(candidates, limit)
  search.visit(all.low, all.high, { houses: [], age: 0 })
  return search.answer()
}

class CoverSearch {
  readonly #bound: CoverBound
  readonly #limit: SearchLimit
  readonly #ways = new Map<number, Plan>()
  #best: Plan | null = null
  #nodes = 0
  #isStopped = false

  constructor(houses: readonly Candidate[], limit: SearchLimit) {
    this.#bound = new CoverBound(houses)
    this.#limit = limit
  }

  answer(): CoverAnswer {
    return {
      codes: this.#best ? codesOf(this.#best) : [],
      isProven: !this.#isStopped,
      nodes: this.#nodes,
    }
  }

  /** `low` and `high` are the dishes that are still missing, `way` the houses so far. */
  visit(low: number, high: number, way: Plan): void {
    if (this.#shouldStop()) return
    if (low === 0 && high === 0) {
      if (this.#best === null || isBetter(way, this.#best)) this.#keep(way)
      return
    }
    // Two ways to the same set only differ in themselves, so the worse one leads nowhere (CK10).
    const key = keyOf(low, high)
    const known = this.#ways.get(key)
    if (known && !isBetter(way, known)) return
    this.#ways.set(key, way)
    const view = this.#bound.view(low, high)
    if (!this.#mayBeat(way, view)) return
    for (const { house } of usefulOf(view.scarcest, low, high))
      this.visit(low & ~house.low, high & ~house.high, {
        houses: [...way.houses, house],
        age: way.age + house.age,
      })
  }

  #keep(way: Plan): void {
    this.#best = way
    this.#limit.onBetter?.(codesOf(way))
  }

  #shouldStop(): boolean {
    this.#nodes += 1
    const { maxNodes, shouldStop } = this.#limit
    if (this.#nodes > maxNodes) this.#isStopped = true
    if (this.#nodes % NODES_BETWEEN_LOOKS === 0 && shouldStop()) this.#isStopped = true
    return this.#isStopped
  }

  #mayBeat(way: Plan, { houses, daysWith }: CoverView): boolean {
    if (this.#best === null) return true
    const left = this.#best.houses.length - way.houses.length
    if (houses !== left) return houses < left
    return way.age + daysWith(left) <= this.#best.age
  }
}

/** Houses by what they offer of the missing dishes, without those another is never worse than. */
function usefulOf(houses: readonly Candidate[], low: number, high: number) {
  const offers = houses.map((house) => {
    const own = { low: house.low & low, high: house.high & high }
    return { ...own, code: house.code, age: house.age, size: sizeOf(own.low, own.high), house }
  })
  return undominated(offers).sort(
    (a, b) => b.size - a.size || a.age - b.age || (a.code < b.code ? -1 : 1),
  )
}

function isBetter(one: Plan, other: Plan): boolean {
  if (one.houses.length !== other.houses.length) return one.houses.length < other.houses.length
  if (one.age !== other.age) return one.age < other.age
  const [ours, theirs] = [codesOf(one), codesOf(other)]
  const index = ours.findIndex((code, at) => code !== theirs[at])
  return index !== -1 && (ours[index] ?? '') < (theirs[index] ?? '')
}

function codesOf({ houses }: Plan): string[] {
  return houses.map(({ code }) => code).toSorted()
}
