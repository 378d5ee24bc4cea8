import { OPTION_CATALOGUE } from '@gyeol/game-data'
import { DEFAULT_SETTINGS } from '@gyeol/statting'
import { describe, expect, it, vi } from 'vitest'
import { bestRateOf } from '../test/exhaustive.ts'
import { bestRateWithMovesBack, ONE_STEP_BEYOND } from '../test/exhaustive-back.ts'
import { answerOf } from '../test/problems.ts'
import { tinyItem } from '../test/tiny-item.ts'
import type { AutoProblem } from './model.ts'
import { createRandom } from './random.ts'
import { createSearchSpace } from './search-space.ts'
import { confirmationsOf, walkCompletely } from './complete-walk.ts'

// Trying every plan takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** Tiny items held against the slow walk. */
const BEYOND = Number(process.env.AUTO_TINY ?? 40)

function endOf<T>(work: Generator<number, T>): T {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
  }
}

const WANTED = [
  'crit_rate',
  'crit_damage',
  'crit_damage_pct',
  'atk',
  'str_pct',
  'max_mp',
  'vs_dark_pct',
]
const NEGATIVE = ['def', 'def_pct', 'mdef_pct', 'dodge', 'hp_regen', 'mp_regen_pct']

/** Two to four options and one or two negatives of a few steps. */
function tinyProblem(number: number): AutoProblem {
  const random = createRandom(number * 31)
  const draw = (list: readonly string[], count: number) => {
    return list
      .map((option) => ({ option, place: random.unit() }))
      .toSorted((one, other) => one.place - other.place)
      .slice(0, count)
      .map(({ option }) => option)
  }
  return {
    settings: {
      ...DEFAULT_SETTINGS,
      startPotential: 8 + random.below(40),
      recipePotential: [15, 20, 46].at(random.below(3)) ?? 15,
      tec: [90, 180, 255].at(random.below(3)) ?? 255,
    },
    wanted: draw(WANTED, 2 + random.below(3)).map((option) => ({
      option,
      steps: 1 + random.below(3),
    })),
    fixedNegatives: draw(NEGATIVE, 1 + random.below(2)).map((option) => {
      return { option, steps: -1 - random.below(3) }
    }),
    allowedNegatives: [],
    goal: 'rate',
  }
}

describe('small problems', () => {
  it('[EXA1] reaches the best rate of all plans that never move a value back', () => {
    for (let number = 1; number <= 15; number += 1) {
      const problem = tinyProblem(number)
      expect(confirmationsOf(createSearchSpace(OPTION_CATALOGUE, problem))).toBeLessThan(1e7)
      const answer = answerOf(problem, { effort: 0.05 })
      const shown = Math.min(
        100,
        Math.max(0, Math.floor(bestRateOf(OPTION_CATALOGUE, problem) + 1e-9)),
      )
      // A plan that moves a value back may be better still.
      const rate = answer.candidates[0]?.rate ?? -1
      expect({ number, isBelow: rate < shown }).toEqual({ number, isBelow: false })
    }
  })

  it('[EXA3] leaves the way of a negative by one step as the slow walk does', () => {
    let better = 0
    for (let number = 1; number <= BEYOND; number += 1) {
      const problem = tinyItem(number)
      const space = createSearchSpace(OPTION_CATALOGUE, problem)
      const walked = endOf(walkCompletely(space, space.start.potential, { leavesWays: true }))
      const slow = bestRateWithMovesBack(OPTION_CATALOGUE, problem, ONE_STEP_BEYOND)
      expect({ number, rate: walked?.rate }).toEqual({ number, rate: expect.closeTo(slow, 9) })
      const forward = endOf(walkCompletely(space, space.start.potential))
      if ((walked?.rate ?? 0) > (forward?.rate ?? 0)) better += 1
    }
    expect(better).toBeGreaterThan(0)
  })

  it('[BND9] what is proven without a word more is the best of all of them', () => {
    let proven = 0
    for (let number = 1; number <= BEYOND; number += 1) {
      const problem = tinyItem(number)
      const { candidates, bound } = answerOf(problem, { effort: 0.05 })
      if (bound.kind !== 'proven' || bound.isForwardOnly) continue
      proven += 1
      const slow = bestRateWithMovesBack(OPTION_CATALOGUE, problem, ONE_STEP_BEYOND)
      const shown = Math.min(100, Math.max(0, Math.floor(slow + 1e-9)))
      const isBelow = (candidates[0]?.rate ?? -1) < shown
      expect({ number, isBelow }).toEqual({ number, isBelow: false })
    }
    expect(proven).toBeGreaterThan(BEYOND / 2)
  })

  it('[EXA1] the search alone, without the walk, finds the same on most of them', () => {
    let equal = 0
    for (let number = 1; number <= 15; number += 1) {
      const problem = tinyProblem(number)
      // A negative the search may leave away takes the problem out of the walk's hands.
      const allowedNegatives = [{ option: 'dodge_pct', deepest: -1 }]
      const free = { ...problem, allowedNegatives }
      expect(confirmationsOf(createSearchSpace(OPTION_CATALOGUE, free))).toBe(Infinity)
      const best = answerOf(free, { effort: 0.3 }).candidates[0]
      const shown = Math.min(
        100,
        Math.max(0, Math.floor(bestRateOf(OPTION_CATALOGUE, problem) + 1e-9)),
      )
      expect(best?.rate).toBeGreaterThanOrEqual(shown - 1)
      if ((best?.rate ?? 0) >= shown) equal += 1
    }
    expect(equal).toBeGreaterThanOrEqual(14)
  })
})
