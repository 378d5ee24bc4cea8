// oxlint-disable typescript/no-non-null-assertion -- typed arrays of fixed size, every index is in range
import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { describe, expect, it, vi } from 'vitest'
import { bestRateOf } from '../test/exhaustive.ts'
import { COUNTER_EXAMPLE } from '../test/tiny-item.ts'
import { type SmallProblem, smallProblem } from '../test/small-problem.ts'
import { type BoundShape, boundShapeOf } from './bound-shape.ts'
import { confirmationsOf, walkCompletely } from './complete-walk.ts'
import { materialLimit } from './material-bound.ts'
import type { AutoProblem } from './model.ts'
import { shapesOf } from './negative-sets.ts'
import { PriceTables } from './price-tables.ts'
import { PricedWalk } from './priced-walk.ts'
import { ShapeProver } from './prover.ts'
import { createRandom } from './random.ts'
import { createSearchSpace, type SearchSpace } from './search-space.ts'

/** `AUTO_PROOFS=10000` holds that many problems against the complete walk. */
const PROOFS = Number(process.env.AUTO_PROOFS ?? 150)
const MOST = PROOFS > 1000 ? 60_000 : 20_000
// Trying every plan takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 + PROOFS * 2000 })

function endOf<T>(work: Generator<number, T>): T {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
  }
}

/** From 160 on a plan gets better by throwing potential away: no rate there is ever shown (L1). */
const HIGHEST = 159

/** The highest rate of every plan the bound speaks of, as it is shown, but not cut off at 100. */
function shownBest(space: SearchSpace): number {
  const best = endOf(walkCompletely(space, space.start.potential, { leavesWays: true }))
  return best ? Math.min(HIGHEST, Math.floor(best.rate + 1e-9)) : -Infinity
}

/** Every choice of a pool and every depth, as a space whose amounts are all given. */
function choicesOf({ catalogue, problem }: SmallProblem): SearchSpace[] {
  const choices = problem.allowedNegatives.reduce<AutoProblem['fixedNegatives'][]>(
    (lists, { option, deepest }) => {
      const depths = deepest === 'max' ? 0 : -deepest
      const deeper = Array.from({ length: depths }, (_, depth) => ({ option, steps: -1 - depth }))
      return lists.flatMap((list) => [list, ...deeper.map((one) => [...list, one])])
    },
    [[]],
  )
  return choices
    .filter((list) => list.length + problem.wanted.length <= 8)
    .map((fixedNegatives) => {
      return createSearchSpace(catalogue, { ...problem, fixedNegatives, allowedNegatives: [] })
    })
}

function materialOf({ options }: SearchSpace): number {
  return options.reduce((sum, { isNegative, points }) => sum + (isNegative ? points.at(-1)! : 0), 0)
}

function lastLimit(space: SearchSpace, negatives: number): number {
  let last = -Infinity
  for (const news of materialLimit(space, { wanted: 0, negatives }))
    if (news.kind === 'limit') last = news.material
  return last
}

function proversOf(space: SearchSpace, walkOf = soundWalk): ShapeProver[] {
  return shapesOf(space).map(([first]) => {
    const shape = boundShapeOf(space, first?.categories ?? [])
    return new ShapeProver(walkOf(shape, space.start.potential))
  })
}

function soundWalk(shape: BoundShape, start: number): PricedWalk {
  return new PricedWalk(shape, start)
}

/** The fault once made: fixed negatives of one category in an order, as only free ones may be. */
function walkWithOrderedNegatives(shape: BoundShape, start: number): PricedWalk {
  const isOpen = shape.isOpen.map((open, set) => {
    const hasLaterAlone = set >> shape.upCount === 0b10
    return hasLaterAlone ? 0 : open
  })
  return new PricedWalk({ ...shape, isOpen }, start)
}

/** The other one: a refund that carries goods returns no more than it must. */
class NarrowTables extends PriceTables {
  override carry(set: number, less: number): number {
    const refund = Math.max(1, less)
    if (refund > this.shape.returns[set]!) return -Infinity
    return this.selection(this.upsOf(set))[refund - less]! - this.carryToll(set, refund)
  }
}

function walkWithNarrowRefunds(shape: BoundShape, start: number): PricedWalk {
  return new PricedWalk(shape, start, (own, prices) => new NarrowTables(own, prices))
}

function isRefuted(provers: readonly ShapeProver[], rate: number): boolean {
  return provers.every((prover) => endOf(prover.prove(rate)))
}

/** After one walk with prices at random the best rate must still be open. */
function isBelowWith(random: ReturnType<typeof createRandom>, space: SearchSpace, rate: number) {
  const provers = proversOf(space)
  for (const prover of provers) {
    const whole = 2 * random.unit()
    endOf(
      prover.tryPrices({
        units: prover.shape.classes.map(({ raw }) => raw * random.unit() * random.below(2)),
        whole,
        exact: Math.max(0, 1 - whole) + random.unit(),
      }),
    )
  }
  return provers.every((prover) => prover.open(rate).length === 0)
}

describe('the bound against every plan', () => {
  it('[EXA1] the complete walk is the slow walk', () => {
    for (let number = 1; number <= 60; number += 1) {
      const { catalogue, problem } = smallProblem(number, { most: 3000 })
      const space = createSearchSpace(catalogue, problem)
      const walked = endOf(walkCompletely(space, space.start.potential))
      expect(walked?.rate).toBeCloseTo(bestRateOf(catalogue, problem), 9)
    }
  })

  it('[BND4] is below the best plan of no problem, whatever the prices', () => {
    const random = createRandom(5)
    let closed = 0
    for (let number = 1; number <= PROOFS; number += 1) {
      const { catalogue, problem } = smallProblem(number, { most: MOST })
      const space = createSearchSpace(catalogue, problem)
      expect(confirmationsOf(space)).toBeLessThanOrEqual(MOST)
      const best = shownBest(space)
      const provers = proversOf(space)
      expect({ number, isWrong: isRefuted(provers, best) }).toEqual({ number, isWrong: false })
      for (let turn = 0; turn < 3; turn += 1)
        expect({ number, isWrong: isBelowWith(random, space, best) }).toEqual({
          number,
          isWrong: false,
        })
      if (best === HIGHEST || isRefuted(provers, best + 1)) closed += 1
    }
    expect(closed / PROOFS).toBeGreaterThan(0.65)
    if (PROOFS > 1000) console.log(`${closed} of ${PROOFS} bounds closed, 0 wrong`)
  })

  it('[BND6] bounds of one potential from several prices leave no plan between them', () => {
    // A plan that ends lower under one price vector than under another; once refuted though it exists.
    const { catalogue, problem } = smallProblem(2933, { most: 60_000 })
    const space = createSearchSpace(catalogue, problem)
    expect(isRefuted(proversOf(space), shownBest(space))).toBe(false)
  })

  it('[BND9] knows what a negative that is raised first brings', () => {
    const space = createSearchSpace(OPTION_CATALOGUE, COUNTER_EXAMPLE)
    expect(shownBest(space)).toBe(91)
    expect(isRefuted(proversOf(space), 91)).toBe(false)
  })

  it.each([
    ['given negatives of one category in an order', walkWithOrderedNegatives, 6808],
    ['carrying refunds in a window', walkWithNarrowRefunds, 1032],
    ['carrying refunds in a window, once more', walkWithNarrowRefunds, 1078],
  ])('[BND6] catches the fault of %s', (_, faultyWalk, number) => {
    const { catalogue, problem } = smallProblem(number, { most: 20_000 })
    const space = createSearchSpace(catalogue, problem)
    const best = shownBest(space)
    expect(isRefuted(proversOf(space), best)).toBe(false)
    expect(isRefuted(proversOf(space, faultyWalk), best)).toBe(true)
  })

  it('[BND6] is below no choice of a pool', () => {
    const count = Math.ceil(PROOFS / 5)
    let closed = 0
    for (let number = 1; number <= count; number += 1) {
      const small = smallProblem(number + 50_000, { most: Math.ceil(MOST / 20), hasPool: true })
      const space = createSearchSpace(small.catalogue, small.problem)
      const best = Math.max(...choicesOf(small).map(shownBest))
      const provers = proversOf(space)
      expect({ number, isWrong: isRefuted(provers, best) }).toEqual({ number, isWrong: false })
      if (best === HIGHEST || isRefuted(provers, best + 1)) closed += 1
    }
    expect(closed / count).toBeGreaterThan(0.5)
    if (PROOFS > 1000) console.log(`${closed} of ${count} bounds with a pool closed, 0 wrong`)
  })

  it('[BND7] no choice of a pool takes less material than the limit', () => {
    const count = Math.ceil(PROOFS / 5)
    let exact = 0
    let tried = 0
    for (let number = 1; number <= count; number += 1) {
      const small = smallProblem(number + 90_000, { most: Math.ceil(MOST / 20), hasPool: true })
      const choices = choicesOf(small)
      const rates = choices.map(shownBest)
      const wantedRate = Math.max(...rates) - (number % 3) * 4
      if (wantedRate < 0 || wantedRate > 100) continue
      const problem = { ...small.problem, goal: 'least-material' as const, wantedRate }
      const space = createSearchSpace(small.catalogue, problem)
      const least = Math.min(
        ...choices.filter((_, index) => rates[index]! >= wantedRate).map(materialOf),
      )
      tried += 1
      // Whether the best plan is known or one that takes more.
      for (const known of [least, least * 1.3 + 10])
        expect({ number, isWrong: lastLimit(space, known) > Math.ceil(least) }).toEqual({
          number,
          isWrong: false,
        })
      if (lastLimit(space, least) >= least) exact += 1
    }
    expect(exact / tried).toBeGreaterThan(0.6)
    if (PROOFS > 1000) console.log(`${exact} of ${tried} least materials exact, 0 wrong`)
  })
})
