import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyLearner, anyLevels, SMALL_INDEX, SMALL_KEYS } from '../../test/small-trees.ts'
import {
  availablePoints,
  BUILD_ISSUES,
  bookLevelOf,
  DEFAULT_EMBLEM_POINTS,
  issuesOf,
  levelForPoints,
  totalsOf,
} from './budget.ts'
import { compareBuilds } from './compare.ts'
import { learningOrder, requirementOf } from './learning-order.ts'
import { levelOf, readLevels } from './levels.ts'
import { cheapestPath, withPrerequisites } from './paths.ts'
import { describeBuildIssue } from './texts.ts'

const learner = (level: number) => ({ level, emblemPoints: DEFAULT_EMBLEM_POINTS })

describe('points', () => {
  it.each([
    [100, 163],
    [305, 409],
    [320, 427],
    [1, 44],
    [5, 49],
  ])('[PNT2] level %i has %i points with 43 from emblems', (level, points) => {
    expect(availablePoints(learner(level))).toBe(points)
  })

  it('[PNT2] the lowest level for some points has them, the one below has not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 100 }),
        (points, emblemPoints) => {
          const level = levelForPoints(points, emblemPoints)
          expect(availablePoints({ level, emblemPoints })).toBeGreaterThanOrEqual(points)
          if (level > 1) {
            expect(availablePoints({ level: level - 1, emblemPoints })).toBeLessThan(points)
          }
        },
      ),
    )
  })

  it('[PNT1] one point per level, by tree', () => {
    expect(totalsOf(SMALL_INDEX, { 'blade:0': 7, 'blade:4': 3, 'partisan:7': 1 })).toEqual({
      total: 11,
      perTree: { blade: 10, partisan: 1 },
    })
  })
})

describe('issues', () => {
  it('[ISS1] names points over the limit, missing skills and late books', () => {
    const issues = issuesOf(
      SMALL_INDEX,
      { 'blade:2': 10, 'blade:1': 4 },
      { level: 9, emblemPoints: 0 },
    )
    expect(issues).toEqual([
      { code: 'OVER_LIMIT', overBy: 4 },
      { code: 'PREREQUISITE_MISSING', skill: 'blade:1', needs: 'blade:0' },
      { code: 'BOOK_LEVEL_TOO_HIGH', skill: 'blade:1', tier: 1, bookLevel: 10 },
      { code: 'PREREQUISITE_MISSING', skill: 'blade:2', needs: 'blade:1' },
      { code: 'BOOK_LEVEL_TOO_HIGH', skill: 'blade:2', tier: 3, bookLevel: 70 },
    ])
    expect(new Set(issues.map(({ code }) => code))).toEqual(new Set(BUILD_ISSUES))
    expect(issues.map((issue) => describeBuildIssue(SMALL_INDEX, issue))).toEqual([
      '스킬 포인트가 4 모자라요. 레벨을 올리거나 스킬을 줄여 주세요',
      '아스튜트: 먼저 하드 히트 5레벨이 필요해요',
      '아스튜트: 스킬북 1권은 캐릭터 레벨 10부터예요',
      '램페이지: 먼저 아스튜트 5레벨이 필요해요',
      '램페이지: 스킬북 3권은 캐릭터 레벨 70부터예요',
    ])
  })

  it('[ISS1] finds nothing in a build that is possible', () => {
    expect(issuesOf(SMALL_INDEX, { 'blade:0': 5, 'blade:1': 5 }, learner(10))).toEqual([])
  })

  it('[BOK1] books without a known level do not count', () => {
    expect(bookLevelOf(SMALL_INDEX, 'partisan:0')).toBeNull()
    expect(bookLevelOf(SMALL_INDEX, 'blade:4')).toBeNull()
    expect(bookLevelOf(SMALL_INDEX, 'partisan:7')).toBe(160)
  })
})

describe('the way to targets', () => {
  it('[WAY1] pays common needed skills once', () => {
    const { levels, points } = cheapestPath(SMALL_INDEX, { 'blade:2': 10, 'blade:3': 1 })
    expect(levels).toEqual({ 'blade:0': 5, 'blade:1': 5, 'blade:2': 10, 'blade:3': 1 })
    expect(points).toBe(21)
  })

  it('[WAY1] keeps what is learned and pays the rest', () => {
    const base = { 'blade:0': 8, 'partisan:0': 2 }
    const path = cheapestPath(SMALL_INDEX, { 'blade:1': 3 }, base)
    expect(path.changes).toEqual([{ skill: 'blade:1', from: 0, to: 3 }])
    expect(path.levels).toEqual({ 'blade:0': 8, 'blade:1': 3, 'partisan:0': 2 })
  })

  it('[WAY1] a target that others need counts once with its larger level', () => {
    expect(cheapestPath(SMALL_INDEX, { 'blade:0': 10, 'blade:1': 1 }).points).toBe(11)
    expect(cheapestPath(SMALL_INDEX, { 'blade:0': 1, 'blade:1': 1 }).points).toBe(6)
    expect(cheapestPath(SMALL_INDEX, { 'blade:77': 5 }).points).toBe(0)
  })

  it('[WAY1] nothing valid that holds the targets is cheaper', () => {
    fc.assert(
      fc.property(anyLevels, anyLevels, (targets, others) => {
        const { levels, points } = cheapestPath(SMALL_INDEX, targets)
        const merged = Object.fromEntries(
          SMALL_KEYS.map((key) => [key, Math.max(levelOf(targets, key), levelOf(others, key))]),
        )
        const valid = withPrerequisites(SMALL_INDEX, merged).levels
        for (const key of SMALL_KEYS) {
          expect(levelOf(levels, key)).toBeLessThanOrEqual(levelOf(valid, key))
          expect(levelOf(levels, key)).toBeGreaterThanOrEqual(levelOf(targets, key))
        }
        expect(totalsOf(SMALL_INDEX, levels).total).toBe(points)
      }),
    )
  })

  it('[ISS1] mended builds miss nothing', () => {
    fc.assert(
      fc.property(anyLevels, (levels) => {
        const mended = withPrerequisites(SMALL_INDEX, levels).levels
        const issues = issuesOf(SMALL_INDEX, mended, learner(999))
        expect(issues).toEqual([])
      }),
    )
  })
})

describe('level and learning order', () => {
  it('[LVL1] is the larger of points and books', () => {
    expect(requirementOf(SMALL_INDEX, { 'blade:0': 5, 'blade:1': 5, 'blade:2': 1 }, 43)).toEqual({
      level: 70,
      byPoints: 1,
      byBooks: 70,
      unknownBooks: [],
    })
    expect(requirementOf(SMALL_INDEX, { 'blade:4': 10, 'partisan:0': 2 }, 0)).toEqual({
      level: 10,
      byPoints: 10,
      byBooks: 1,
      unknownBooks: ['blade:4', 'partisan:0'],
    })
  })

  it('[ORD1] buys needed skills to 5 first, tops them up later, books when they open', () => {
    const order = learningOrder(
      SMALL_INDEX,
      { 'blade:0': 10, 'blade:1': 5, 'blade:2': 3, 'blade:4': 1 },
      { emblemPoints: 0 },
    )
    expect(
      order.map(({ skill, from, to, startLevel, doneLevel }) => [
        skill,
        from,
        to,
        startLevel,
        doneLevel,
      ]),
    ).toEqual([
      ['blade:4', 0, 1, 1, 1],
      ['blade:0', 0, 5, 10, 10],
      ['blade:1', 0, 5, 10, 10],
      ['blade:0', 5, 10, 10, 14],
      ['blade:2', 0, 3, 70, 70],
    ])
  })

  it('[ORD2] learns the wanted tree first where books allow', () => {
    const levels = { 'blade:4': 5, 'partisan:0': 5 }
    const skills = (first: string[]) =>
      learningOrder(SMALL_INDEX, levels, { emblemPoints: 0, first }).map(({ skill }) => skill)
    expect(skills([])).toEqual(['blade:4', 'partisan:0'])
    expect(skills(['partisan'])).toEqual(['partisan:0', 'blade:4'])
    expect(skills(['partisan:7'])).toEqual(['partisan:0', 'blade:4'])
  })

  it('[ORD3] spends everything, never too early, and ends at the required level', () => {
    fc.assert(
      fc.property(anyLevels, anyLearner, (levels, { emblemPoints }) => {
        const order = learningOrder(SMALL_INDEX, levels, { emblemPoints })
        const reached: Record<string, number> = {}
        let before = 1
        for (const step of order) {
          expect(step.from).toBe(reached[step.skill] ?? 0)
          reached[step.skill] = step.to
          expect(step.startLevel).toBeGreaterThanOrEqual(before)
          expect(step.doneLevel).toBeGreaterThanOrEqual(step.startLevel)
          const own = { level: step.doneLevel, emblemPoints }
          expect(step.pointsAfter).toBeLessThanOrEqual(availablePoints(own))
          expect(bookLevelOf(SMALL_INDEX, step.skill) ?? 1).toBeLessThanOrEqual(step.startLevel)
          before = step.doneLevel
        }
        expect(reached).toEqual(levels)
        if (order.length > 0) {
          const mended = withPrerequisites(SMALL_INDEX, levels)
          // Books of needed skills that the build lacks count for the order only.
          if (mended.points === 0) {
            expect(before).toBe(requirementOf(SMALL_INDEX, levels, emblemPoints).level)
          }
        }
      }),
    )
  })
})

describe('comparing and reading', () => {
  it('[DIF1] tells skills, trees and points', () => {
    expect(
      compareBuilds(SMALL_INDEX, { 'blade:0': 5, 'blade:4': 1 }, { 'blade:0': 7, 'partisan:0': 2 }),
    ).toEqual({
      changes: [
        { skill: 'blade:0', from: 5, to: 7 },
        { skill: 'blade:4', from: 1, to: 0 },
        { skill: 'partisan:0', from: 0, to: 2 },
      ],
      trees: [
        { tree: 'blade', from: 6, to: 7 },
        { tree: 'partisan', from: 0, to: 2 },
      ],
      points: 3,
    })
  })

  it('drops what it does not understand and names it', () => {
    const saved = { 'blade:0': 5, 'blade:1': 0, 'blade:2': '7', 'bow:1': 3, 'blade:4': 11 }
    expect(readLevels(SMALL_INDEX, saved)).toEqual({
      levels: { 'blade:0': 5 },
      dropped: ['blade:2', 'bow:1', 'blade:4'],
    })
  })
})
