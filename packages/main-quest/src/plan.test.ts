import { describe, expect, it } from 'vitest'
import { planWith, QUEST } from '../test/june-2026.ts'
import { planQuest } from './plan.ts'
import { cumulativeExp } from './progress.ts'
import { rangeExp } from './quest-index.ts'
import { DEFAULT_SETTING } from './setting.ts'

const whole = { start: 1, end: 129 }

describe('the range', () => {
  it('[RNG1] adds up the whole story', () => {
    expect(rangeExp(QUEST, { ...whole, skipVenena: true })).toBe(6_263_739_020)
    expect(rangeExp(QUEST, { ...whole, skipVenena: false })).toBe(6_276_239_020)
    expect(rangeExp(QUEST, { start: 1, end: 122, skipVenena: true })).toBe(4_628_139_020)
  })

  it('[RNG4] gives the cumulative number of an episode', () => {
    expect(cumulativeExp(QUEST, 4, true)).toBe(2890)
    expect(cumulativeExp(QUEST, 9, true)).toBe(104_520)
  })

  it('[RNG2] asks about Venena only when the range contains her, both ends included', () => {
    const applies = (start: number, end: number) => planWith({ start, end }).venena.applies
    expect(applies(77, 77)).toBe(true)
    expect(applies(60, 77)).toBe(true)
    expect(applies(77, 90)).toBe(true)
    expect(applies(60, 76)).toBe(false)
    expect(applies(78, 129)).toBe(false)
    expect(planWith({ start: 70, end: 80 }).venena).toEqual({
      applies: true,
      episodes: [77],
      exp: 12_500_000,
    })
  })
})

describe('the answers', () => {
  it('[OUT6] says nothing is needed once the target is reached', () => {
    const plan = planWith({ level: 300, target: 300 })
    expect(plan).toMatchObject({ neededExp: 0, reaches: true, stopAt: null, startFrom: null })
    expect(plan.repeat).toMatchObject({ totalRuns: 0, gainedExp: 0, leftoverExp: 0 })
  })

  it('[OUT1] counts a target percent', () => {
    const without = planWith({ level: 100, target: 120 }).neededExp
    const { neededExp } = planWith({ level: 100, target: 120, targetPercent: 50 })
    // 120⁴/40 + 240 = 5,184,240
    expect(neededExp - without).toBe(2_592_120)
  })

  it('[SET1] empty target and end follow the data', () => {
    expect(planWith({}).setting).toMatchObject({
      target: { level: 325, percent: 0 },
      range: whole,
    })
  })

  it('[OUT7] tells where the cap is crossed and by how much', () => {
    expect(planWith({ level: 305, start: 105 }).cap).toEqual({
      level: 325,
      episode: null,
      overExp: 0,
      isTargetAbove: false,
    })
    const { cap, afterRange } = planWith({ level: 324, start: 105, target: 330 })
    // From level 324, 0 % to the cap: 275,499,662 EXP; episodes 105–107 pay 289,300,000.
    expect(cap).toMatchObject({ episode: 107, isTargetAbove: true })
    expect(cap.overExp).toBe(
      rangeExp(QUEST, { start: 105, end: 129, skipVenena: true }) - 275_499_662,
    )
    expect(afterRange.level).toBeGreaterThan(325)
  })

  it('[OUT7] counts only what a pass adds for a player above the cap', () => {
    const { cap } = planWith({ level: 340, start: 1, end: 1, target: 341 })
    expect(cap).toMatchObject({ episode: null, overExp: 30 })
  })

  it('answers a refused setting with the refusals', () => {
    expect(planQuest(QUEST, { ...DEFAULT_SETTING, level: 0 })).toEqual({
      ok: false,
      refusals: [{ field: 'level', code: 'BELOW_MINIMUM', limit: 1 }],
    })
  })
})
