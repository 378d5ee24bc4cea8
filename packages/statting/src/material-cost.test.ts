import { describe, expect, it } from 'vitest'
import { begin, play } from '../test/play.ts'
import { small } from '../test/small-catalogue.ts'
import { materialSums, proficiencyPercent } from './material-cost.ts'
import type { Settings } from './model.ts'
import { DEFAULT_SETTINGS } from './settings.ts'

const sums = (key: string, settings: Partial<Settings> = {}) =>
  materialSums(small(key), { ...DEFAULT_SETTINGS, ...settings })

describe('materials', () => {
  it('[MAT1] floors every step with exact costs', () => {
    // 16.5 + 66 + 148.5: a cost of 16.49 would give 65 for the second step.
    expect([1, 2, 3].map(sums('atk'))).toEqual([16, 82, 230])
    expect(sums('max_mp')(2)).toBe(33 + 134)
    expect(sums('aspd')(3)).toBe(1 + 6 + 13)
  })

  it('[MAT2] smith proficiency leaves 100 − ⌊p/10⌋ − ⌊p/50⌋ percent, never less than nothing', () => {
    expect([0, 9, 10, 50, 99, 300, 305, 309, 833, 840, 999].map(proficiencyPercent)).toEqual([
      100, 100, 99, 94, 90, 64, 64, 64, 1, 0, 0,
    ])
    expect(sums('str', { proficiency: 305 })(2)).toBe(16 + 64)
  })

  it('[MAT3] a step is numbered by the amount it reaches', () => {
    const up = play(begin(), [0, 'str', 5], 'confirm')
    expect(up.materials.beast).toBe(25 * (1 + 4 + 9 + 16 + 25))
    const back = play(up, [0, 'str', 3], 'confirm')
    expect(back.materials.beast - up.materials.beast).toBe(25 * (16 + 9))
    const across = play(up, [0, 'str', -2], 'confirm')
    expect(across.materials.beast - up.materials.beast).toBe(25 * (16 + 9 + 4 + 1 + 0 + 1 + 4))
  })

  it('[MAT3] the consensus numbers it by the larger amount', () => {
    const up = play(begin({ ruleSet: 'consensus' }), [0, 'str', 5], 'confirm')
    expect(up.materials.beast).toBe(25 * 55)
    const back = play(up, [0, 'str', 3], 'confirm')
    expect(back.materials.beast - up.materials.beast).toBe(25 * (25 + 16))
    const across = play(up, [0, 'str', -2], 'confirm')
    expect(across.materials.beast - up.materials.beast).toBe(25 * (55 + 1 + 4))
  })

  it('[MAT4] material skills count by mode', () => {
    const materialLevels = { ...DEFAULT_SETTINGS.materialLevels, beast: 4 }
    expect(sums('str', { materialLevels })(1)).toBe(25)
    expect(sums('str', { materialMode: 'perMaterial', materialLevels })(1)).toBe(24)
    expect(sums('str', { materialMode: 'all10', materialLevels })(1)).toBe(22)
    expect(sums('int', { materialMode: 'perMaterial', materialLevels })(1)).toBe(25)
  })

  it('[MAT5] the anvil takes whole points off every step', () => {
    expect(sums('str', { anvil: 10 })(2)).toBe(25 - 2 + 100 - 10)
    expect(sums('str', { anvil: 0 })(2)).toBe(125)
  })

  it('[MAT7] totals grow at confirm; the largest amount is that of one material in one step', () => {
    const first = play(begin({ startPotential: 500 }), [0, 'str', 2], [1, 'int', 1], 'confirm')
    expect(first).toMatchObject({ maxMaterial: 125, materials: { beast: 125, wood: 25 } })
    const second = play(first, [1, 'int', 3], 'confirm')
    expect(second).toMatchObject({ maxMaterial: 325, materials: { beast: 125, wood: 350 } })
    expect(play(second, 'undo')).toMatchObject({ maxMaterial: 125, materials: { wood: 25 } })
  })
})
