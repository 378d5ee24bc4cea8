import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QUEST } from '../test/june-2026.ts'
import type { MainQuestSetting } from './model.ts'
import {
  ANY_TABLE,
  checkSetting,
  DEFAULT_SETTING,
  fitSetting,
  runsRefusal,
  SETTING_REFUSALS,
  storedSetting,
  swapEnds,
} from './setting.ts'
import { describeSettingRefusal } from './texts.ts'

const check = (change: Partial<MainQuestSetting>) =>
  checkSetting(QUEST, { ...DEFAULT_SETTING, ...change })
const codes = (change: Partial<MainQuestSetting>) => {
  const result = check(change)
  return result.ok ? [] : result.refusals.map(({ field, code }) => `${field} ${code}`)
}

describe('settings', () => {
  it('[SET1] the default setting is the specification’s and accepted', () => {
    expect(DEFAULT_SETTING).toEqual({
      level: 1,
      percent: 0,
      target: null,
      targetPercent: 0,
      repeat: false,
      skipVenena: true,
      start: 1,
      end: null,
    })
    expect(check({}).ok).toBe(true)
  })

  it.each([
    [{ level: 0 }, ['level BELOW_MINIMUM']],
    [{ level: 1000 }, ['level ABOVE_MAXIMUM']],
    [{ level: 1.5 }, ['level NOT_A_WHOLE_NUMBER']],
    [{ percent: 100 }, ['percent ABOVE_MAXIMUM']],
    [{ target: 0 }, ['target BELOW_MINIMUM']],
    [{ targetPercent: -1 }, ['targetPercent BELOW_MINIMUM']],
    [{ start: 0 }, ['start BELOW_MINIMUM']],
    [{ start: 130 }, ['start ABOVE_MAXIMUM']],
    [{ end: 130 }, ['end ABOVE_MAXIMUM']],
    [{ end: Number.NaN }, ['end NOT_A_WHOLE_NUMBER']],
    [{ start: 5, end: 4 }, ['start START_AFTER_END']],
    [{ repeat: 'yes' as unknown as boolean }, ['repeat NOT_A_CHOICE']],
    [{ level: 0, percent: 200 }, ['level BELOW_MINIMUM', 'percent ABOVE_MAXIMUM']],
  ])('[SET2] refuses %o', (change, expected) => {
    expect(codes(change)).toEqual(expected)
  })

  it('[SET2] a start that is the end is fine', () => {
    expect(codes({ start: 129 })).toEqual([])
  })

  it('[SET2] refuses runs outside 1–100,000', () => {
    expect(runsRefusal(100_000)).toBeNull()
    expect(runsRefusal(100_001)?.code).toBe('ABOVE_MAXIMUM')
    expect(runsRefusal(0)?.code).toBe('BELOW_MINIMUM')
  })

  it('[SET3] stores target and end empty when they are the defaults', () => {
    const chosen = { ...DEFAULT_SETTING, target: 325, end: 129 }
    expect(storedSetting(QUEST, chosen)).toEqual(DEFAULT_SETTING)
    expect(storedSetting(QUEST, { ...chosen, targetPercent: 3 }).target).toBe(325)
    expect(storedSetting(QUEST, { ...chosen, target: 300, end: 100 })).toMatchObject({
      target: 300,
      end: 100,
    })
  })

  it('[SET4] swaps start and end', () => {
    const wrong = { ...DEFAULT_SETTING, start: 90, end: 20 }
    expect(swapEnds(QUEST, wrong)).toMatchObject({ start: 20, end: 90 })
    expect(swapEnds(QUEST, DEFAULT_SETTING)).toBe(DEFAULT_SETTING)
  })

  it('[SET5] takes a kept setting of any table, and fits it to the one at hand', () => {
    const longer = { ...DEFAULT_SETTING, start: 135, end: 140 }
    expect(checkSetting(ANY_TABLE, longer).ok).toBe(true)
    expect(fitSetting(QUEST, longer)).toMatchObject({ start: 129, end: null })
    expect(fitSetting(QUEST, { ...longer, start: 20 })).toMatchObject({ start: 20, end: null })
    const fitting = { ...DEFAULT_SETTING, start: 129, end: 129 }
    expect(fitSetting(QUEST, fitting)).toBe(fitting)
    for (const start of [1000, 0, 1.5]) {
      expect(checkSetting(ANY_TABLE, { ...DEFAULT_SETTING, start }).ok).toBe(false)
    }
  })

  it('[SET5] whatever was kept can be calculated with any table', () => {
    const ends = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 }))
    fc.assert(
      fc.property(ends, fc.integer({ min: 1, max: 999 }), ([one, other], lastEpisode) => {
        const kept = { ...DEFAULT_SETTING, start: Math.min(one, other), end: Math.max(one, other) }
        const frame = { lastEpisode, table: { levelCap: 325 } }
        expect(checkSetting(frame, fitSetting(frame, kept)).ok).toBe(true)
      }),
    )
  })

  it('has a sentence for every refusal', () => {
    for (const code of SETTING_REFUSALS) {
      expect(describeSettingRefusal({ field: 'level', code, limit: 9 })).toMatch(/요$/)
    }
    expect(describeSettingRefusal({ field: 'percent', code: 'ABOVE_MAXIMUM', limit: 99 })).toBe(
      '지금 경험치 %: 99 이하로 넣어 주세요',
    )
  })
})
