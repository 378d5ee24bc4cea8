import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySetting } from '../test/arbitrary-setting.ts'
import { planWith, QUEST } from '../test/june-2026.ts'
import { expAt, levelAt } from './experience.ts'
import { fixedRunsPlan } from './fixed-runs.ts'
import type { MainQuestSetting } from './model.ts'
import { chapterShares, episodeProgress } from './progress.ts'
import { rangeExp } from './quest-index.ts'
import { passesOf, repeatRows } from './repeat.ts'

const holds = (property: (setting: MainQuestSetting & { end: number }) => void) => {
  fc.assert(
    fc.property(anySetting, (setting) => property({ ...setting, end: setting.end ?? 129 })),
    { numRuns: 300 },
  )
}

describe('any setting', () => {
  it('[OUT3] stopping there reaches the target, one episode earlier does not', () => {
    holds((setting) => {
      const { stopAt, neededExp } = planWith(setting)
      if (stopAt === null) return
      expect(planWith({ ...setting, end: stopAt }).rangeExp).toBeGreaterThanOrEqual(neededExp)
      if (stopAt > setting.start) {
        expect(planWith({ ...setting, end: stopAt - 1 }).rangeExp).toBeLessThan(neededExp)
      }
    })
  })

  it('[OUT4] starting there reaches the target, one episode later does not', () => {
    holds((setting) => {
      const { startFrom, neededExp } = planWith(setting)
      if (startFrom === null) return
      expect(planWith({ ...setting, start: startFrom }).reaches).toBe(true)
      if (startFrom < setting.end) {
        expect(planWith({ ...setting, start: startFrom + 1 }).rangeExp).toBeLessThan(neededExp)
      }
    })
  })

  it('[OUT2] reaches the target exactly when there is an episode to stop at', () => {
    holds((setting) => {
      const { reaches, stopAt, startFrom, neededExp } = planWith(setting)
      expect(stopAt !== null).toBe(reaches && neededExp > 0)
      expect(startFrom !== null).toBe(stopAt !== null)
    })
  })

  it('[RNG1] two parts of a range give the whole', () => {
    holds((setting) => {
      const middle = Math.floor((setting.start + setting.end) / 2)
      const question = { skipVenena: setting.skipVenena }
      const first = rangeExp(QUEST, { ...question, start: setting.start, end: middle })
      const second = rangeExp(QUEST, { ...question, start: middle + 1, end: setting.end })
      expect(first + second).toBe(planWith(setting).rangeExp)
    })
  })

  it('[RNG2] playing Venena adds exactly her part, where the range contains her', () => {
    holds((setting) => {
      const skipping = planWith({ ...setting, skipVenena: true })
      const playing = planWith({ ...setting, skipVenena: false })
      expect(playing.rangeExp - skipping.rangeExp).toBe(skipping.venena.exp)
      expect(skipping.venena.applies).toBe(setting.start <= 77 && 77 <= setting.end)
    })
  })

  it('[OUT1] a longer range and a higher start never end lower', () => {
    holds((setting) => {
      const { afterRange, startExp } = planWith(setting)
      const after = startExp + planWith(setting).rangeExp
      expect(levelAt(after)).toEqual(afterRange)
      if (setting.end < 129) {
        const longer = planWith({ ...setting, end: setting.end + 1 })
        expect(expAt(longer.afterRange)).toBeGreaterThanOrEqual(expAt(afterRange))
      }
      const higher = planWith({ ...setting, level: setting.level + 1 })
      expect(higher.afterRange.level).toBeGreaterThanOrEqual(afterRange.level)
    })
  })

  it('[OUT5] starting at the required level and percent is enough', () => {
    holds((setting) => {
      const { requiredStart } = planWith(setting)
      expect(planWith({ ...setting, ...requiredStart }).reaches).toBe(true)
    })
  })

  it('[REP3] rows carry EXP, not percents: each adds exactly one pass', () => {
    holds((setting) => {
      const { repeat, startExp, neededExp } = planWith(setting)
      if (!repeat) return
      let exp = startExp
      for (const row of repeatRows(QUEST, repeat)) {
        exp += row.exp
        expect(levelAt(exp)).toEqual({
          level: row.level,
          percent: row.percent,
          expInLevel: row.expInLevel,
        })
        if (row.run < repeat.totalRuns) expect(exp - startExp).toBeLessThan(neededExp)
      }
      expect(repeat.leftoverExp).toBeGreaterThanOrEqual(0)
      const passed = passesOf(repeat).reduce(
        (sum, { start, end, times }) =>
          sum + times * rangeExp(QUEST, { start, end, skipVenena: setting.skipVenena }),
        0,
      )
      expect(passed).toBe(repeat.gainedExp)
    })
  })

  it('[KRN1] K runs are enough and a later start is not', () => {
    fc.assert(
      fc.property(anySetting, fc.integer({ min: 1, max: 100_000 }), (setting, runs) => {
        const { startExp, neededExp } = planWith(setting)
        const range = { start: setting.start, end: setting.end ?? 129 }
        const { skipVenena } = setting
        const plan = fixedRunsPlan(QUEST, { ...range, skipVenena, runs }, { startExp, neededExp })
        const whole = rangeExp(QUEST, { ...range, skipVenena })
        if (plan === null) {
          expect(neededExp === 0 || whole * runs < neededExp).toBe(true)
          return
        }
        expect(plan.gainedExp).toBeGreaterThanOrEqual(neededExp)
        const later = rangeExp(QUEST, { ...plan.range, start: plan.range.start + 1, skipVenena })
        expect(later * runs).toBeLessThan(neededExp)
        expect(Number.isSafeInteger(plan.gainedExp)).toBe(true)
      }),
    )
  })

  it('[RNG3] episode by episode ends where the pass ends, and chapters add up to it', () => {
    holds((setting) => {
      const plan = planWith(setting)
      const question = { ...plan.setting.range, skipVenena: setting.skipVenena }
      const steps = episodeProgress(QUEST, question, plan.startExp)
      expect(steps).toHaveLength(setting.end - setting.start + 1)
      expect(steps.at(-1)?.after).toEqual(plan.afterRange)
      const shares = chapterShares(QUEST, question)
      expect(shares.reduce((sum, { inRange }) => sum + inRange, 0)).toBe(plan.rangeExp)
      expect(shares.at(-1)?.cumulativeExp).toBe(
        rangeExp(QUEST, { start: 1, end: 129, skipVenena: setting.skipVenena }),
      )
    })
  })
})
