import { describe, expect, it } from 'vitest'
import { small } from '../test/small-catalogue.ts'
import { levelSteps, limitsOf } from './limits.ts'
import { DEFAULT_SETTINGS } from './settings.ts'

const at = (level: number) => ({ ...DEFAULT_SETTINGS, level })

describe('limits', () => {
  it.each([
    [1, 0, 0],
    [150, 15, 0],
    [200, 20, 0],
    [209, 20, 0],
    [210, 20, 1],
    [220, 20, 2],
    [290, 20, 9],
    [305, 20, 10],
    [320, 20, 12],
  ])('[LIM1] level %i allows %i ordinary and %i bonus steps', (level, maxSteps, bonusSteps) => {
    expect(levelSteps(level)).toEqual({ maxSteps, bonusSteps })
  })

  it.each([
    ['str', 20, 10, -30, 30],
    ['str_pct', 10, 0, -10, 10],
    ['max_hp', 20, 10, -30, 30],
    ['max_mp', 15, 5, -15, 20],
    ['dodge', 10, 6, -16, 16],
    ['crit_rate', 20, 10, -20, 30],
    ['crit_damage', 20, 3, -23, 23],
    ['reduce', 10, 0, 0, 10],
    ['fire', 1, 0, 0, 1],
  ])(
    '[LIM2–LIM5] %s at level 305: base cap %i, %i more, from %i to %i steps',
    (key, baseCap, extraSteps, minSteps, maxSteps) => {
      expect(limitsOf(small(key), at(305))).toMatchObject({
        baseCap,
        extraSteps,
        minSteps,
        maxSteps,
      })
    },
  )

  it.each([
    ['def', -120, 120],
    ['max_hp', -1800, 1800],
    ['max_mp', -150, 200],
    ['dodge', -22, 22],
    ['aspd', -180, 180],
  ])('[LIM4] %s reads from %i to %i at level 305', (key, minValue, maxValue) => {
    expect(limitsOf(small(key), at(305))).toMatchObject({ minValue, maxValue })
  })

  it('[LIM5] a fixed maximum never exceeds a tenth of the level', () => {
    expect(limitsOf(small('max_mp'), at(100))).toMatchObject({ minSteps: -10, maxSteps: 10 })
    expect(limitsOf(small('fire'), at(9))).toMatchObject({ minSteps: 0, maxSteps: 0 })
  })
})
