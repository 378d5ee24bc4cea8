import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySetting } from '../test/arbitrary-setting.ts'
import { planWith, QUEST } from '../test/june-2026.ts'
import { indexQuest, rangeExp } from './quest-index.ts'
import { bestRoutes, expPerCost, type RouteLimits } from './routes.ts'

const ALL: RouteLimits = { start: 1, end: 129, skipVenena: true, maxRuns: 100 }

/** Small story: 10, 20, 30, 40 EXP. */
const SMALL = indexQuest({
  asOf: '2026-06',
  levelCap: 325,
  chapters: [
    {
      no: 1,
      title: null,
      episodes: [10, 20, 30, 40].map((exp, place) => ({
        no: place + 1,
        chapter: 1,
        index: place + 1,
        title: { ko: `${place + 1}화`, evidence: 'guess' as const },
        exp,
      })),
    },
  ],
})
const small = { start: 1, end: 4, skipVenena: true, maxRuns: 10 }

describe('the best routes', () => {
  it('[OPT1] finds the cheapest route for every number of runs that pays', () => {
    const routes = bestRoutes(SMALL, small, { startExp: 0, neededExp: 70 })
    // One run: 30 + 40. Two runs of episode 4 cost the same two episodes, so they are no better.
    expect(routes.map(({ runs, episodes, leftoverExp }) => [runs, episodes, leftoverExp])).toEqual([
      [1, 2, 0],
    ])
    const more = bestRoutes(SMALL, small, { startExp: 0, neededExp: 100 })
    expect(more.map(({ runs, episodes }) => [runs, episodes])).toEqual([
      [1, 4],
      [2, 3],
    ])
    expect(more.at(-1)?.passes).toEqual([
      { start: 3, end: 4, times: 1 },
      { start: 3, end: 3, times: 1 },
    ])
  })

  it('[OPT2] weighs episodes by minutes', () => {
    const minutes = { each: 1, overrides: { 4: 10 } }
    const [route] = bestRoutes(
      SMALL,
      { ...small, maxRuns: 1, minutes },
      { startExp: 0, neededExp: 50 },
    )
    expect(route?.passes).toEqual([{ start: 2, end: 3, times: 1 }])
    expect(route && expPerCost(route)).toBe(25)
  })

  it('[OPT3] passes the story on first and searches the rest', () => {
    const limits = { ...small, firstPass: { start: 1, end: 4 } }
    const [route, ...others] = bestRoutes(SMALL, limits, { startExp: 0, neededExp: 130 })
    expect(route?.passes).toEqual([
      { start: 1, end: 4, times: 1 },
      { start: 4, end: 4, times: 1 },
    ])
    expect(route?.runs).toBe(2)
    expect(others).toEqual([])
  })

  it('[OPT3] stops the first pass once the target is reached', () => {
    const limits = { ...small, firstPass: { start: 1, end: 4 } }
    const routes = bestRoutes(SMALL, limits, { startExp: 0, neededExp: 25 })
    expect(routes.map(({ passes }) => passes)).toEqual([[{ start: 1, end: 2, times: 1 }]])
  })

  it('[OPT4] is empty when nothing is needed or nothing suffices', () => {
    expect(bestRoutes(SMALL, small, { startExp: 0, neededExp: 0 })).toEqual([])
    expect(bestRoutes(SMALL, small, { startExp: 0, neededExp: 1001 })).toEqual([])
  })

  it('[OPT1] no range passed again and again is cheaper within the same runs', () => {
    fc.assert(
      fc.property(
        anySetting,
        fc.integer({ min: 1, max: 129 }),
        fc.integer({ min: 1, max: 8 }),
        (setting, start, times) => {
          const { startExp, neededExp } = planWith(setting)
          const end = Math.min(129, start + times)
          const once = rangeExp(QUEST, { start, end, skipVenena: true })
          if (neededExp === 0 || once * times < neededExp) return
          const routes = bestRoutes(QUEST, ALL, { startExp, neededExp })
          const best = routes.findLast(({ runs }) => runs <= times)
          expect(best?.episodes).toBeLessThanOrEqual(times * (end - start + 1))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('[OPT1] every route reaches the target, more runs always cost less', () => {
    const { startExp, neededExp } = planWith({ level: 200 })
    const routes = bestRoutes(QUEST, ALL, { startExp, neededExp })
    expect(routes.length).toBeGreaterThan(1)
    for (const [index, route] of routes.entries()) {
      expect(route.leftoverExp).toBeGreaterThanOrEqual(0)
      expect(route.final.level).toBeGreaterThanOrEqual(325)
      const before = routes[index - 1]
      if (before) {
        expect(route.runs).toBeGreaterThan(before.runs)
        expect(route.cost).toBeLessThan(before.cost)
      }
    }
  })
})
