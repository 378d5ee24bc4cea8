import { lineOf, type TreePlace } from './crysta-tree.ts'

/** What getting one crysta costs: 1 for everybody until prices are known, so that steps are counted. */
export type StepCost = (id: string) => number

/** What is still to be got for a target. */
export type WayLeft = {
  readonly target: string
  /** In the order in which they are applied. */
  readonly missing: readonly string[]
  /** The first of them; null where everything is there. */
  readonly next: string | null
  readonly cost: number
}

type Owning = {
  readonly owned: ReadonlySet<string>
  readonly costOf?: StepCost
}

/** What is missing of the way from the root of a line to a target; each crysta of it is applied over the one before. */
export function wayLeft(
  target: string,
  tree: ReadonlyMap<string, TreePlace>,
  { owned, costOf = () => 1 }: Owning,
): WayLeft {
  const missing = pathOf(target, tree).filter((id) => !owned.has(id))
  const cost = missing.reduce((sum, id) => sum + costOf(id), 0)
  return { target, missing, next: missing[0] ?? null, cost }
}

/**
 * The ends of a line that are not reached yet, the cheapest first; of equal ones that with the
 * longer way, for more of it is owned.
 */
export function nearestEnds(
  id: string,
  tree: ReadonlyMap<string, TreePlace>,
  owning: Owning,
): readonly WayLeft[] {
  const depthOf = (target: string) => tree.get(target)?.depth ?? 0
  return lineOf(id, tree)
    .filter((member) => tree.get(member)?.childIds.length === 0)
    .map((end) => wayLeft(end, tree, owning))
    .filter(({ next }) => next !== null)
    .toSorted(
      (left, right) => left.cost - right.cost || depthOf(right.target) - depthOf(left.target),
    )
}

/** A step that can be taken now, and its price; of how many steps, and how many of them have one. */
export type CheapestStep = {
  readonly id: string
  readonly price: number
  readonly steps: number
  readonly priced: number
}

/**
 * The cheapest of the steps that can be taken next on a line: the first missing crysta of the way to
 * each of its ends. What has no price is never the cheapest, and of equal ones the nearer stands first.
 * Null where nothing is left or nothing has a price.
 */
export function cheapestStep(
  id: string,
  tree: ReadonlyMap<string, TreePlace>,
  { owned, priceOf }: Pick<Owning, 'owned'> & { readonly priceOf: (id: string) => number | null },
): CheapestStep | null {
  const steps = [...new Set(nearestEnds(id, tree, { owned }).flatMap(({ next }) => next ?? []))]
  const priced = steps.flatMap((step) => {
    const price = priceOf(step)
    return price === null ? [] : [{ id: step, price }]
  })
  const [cheapest] = priced.toSorted((left, right) => left.price - right.price)
  return cheapest === undefined ? null : { ...cheapest, steps: steps.length, priced: priced.length }
}

function pathOf(target: string, tree: ReadonlyMap<string, TreePlace>): readonly string[] {
  const parents = new Map(
    lineOf(target, tree).flatMap((id) =>
      (tree.get(id)?.childIds ?? []).map((child) => [child, id] as const),
    ),
  )
  const path: string[] = []
  let id: string | undefined = target
  while (id !== undefined && !path.includes(id)) {
    path.unshift(id)
    id = parents.get(id)
  }
  return path
}
