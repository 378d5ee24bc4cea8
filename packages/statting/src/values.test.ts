import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { begin, play } from '../test/play.ts'
import { SMALL_CATALOGUE, small } from '../test/small-catalogue.ts'
import { limitsOf } from './limits.ts'
import { DEFAULT_SETTINGS } from './settings.ts'
import { StatDataNullError } from './stat-data-null-error.ts'
import { slotValue, stepsFromValue, valueOf } from './values.ts'

describe('values', () => {
  it.each([
    ['def', 21, 30],
    ['max_hp', 21, 360],
    ['aspd', 21, 36],
    ['dodge', -15, -20],
    ['max_mp', 20, 200],
    ['str', 0, 0],
    ['str', -30, -30],
  ])('[VAL1][VAL2] %s: %i steps read %i', (key, steps, value) => {
    expect(valueOf(small(key), DEFAULT_SETTINGS, steps)).toBe(value)
    expect(stepsFromValue(small(key), DEFAULT_SETTINGS, value)).toEqual({ steps, exact: true })
  })

  it.each([
    ['max_hp', 55, 5],
    ['max_hp', -55, -5],
    ['max_hp', 250, 20],
    ['max_hp', 359, 20],
    ['def', 21, 20],
    ['def', 25, 20],
    ['def', -119, -29],
    ['dodge', 11, 10],
    ['str', 2.9, 2],
  ])('[VAL3] %s %f becomes the nearest value toward zero, %i steps', (key, value, steps) => {
    expect(stepsFromValue(small(key), DEFAULT_SETTINGS, value)).toEqual({ steps, exact: false })
  })

  it.each([
    ['str', 31, 30, 'ABOVE_MAXIMUM'],
    ['str', 9999, 30, 'ABOVE_MAXIMUM'],
    ['str', Number.POSITIVE_INFINITY, 30, 'ABOVE_MAXIMUM'],
    ['crit_rate', -21, -20, 'BELOW_MINIMUM'],
    ['reduce', -1, 0, 'NEGATIVE_NOT_ALLOWED'],
  ])('[VAL3] %s %d lies outside: %i steps, %s', (key, value, steps, clamped) => {
    expect(stepsFromValue(small(key), DEFAULT_SETTINGS, value)).toEqual({
      steps,
      exact: false,
      clamped,
    })
  })

  it('[VAL3] what is no number reads as 0', () => {
    expect(stepsFromValue(small('str'), DEFAULT_SETTINGS, Number.NaN)).toEqual({
      steps: 0,
      exact: false,
    })
  })

  it('[VAL2] every reachable step of every option and level is read back', () => {
    const option = fc.constantFrom(...SMALL_CATALOGUE)
    fc.assert(
      fc.property(option, fc.integer({ min: 10, max: 400 }), fc.nat(), (option, level, pick) => {
        const settings = { ...DEFAULT_SETTINGS, level }
        const { minSteps, maxSteps } = limitsOf(option, settings)
        const steps = minSteps + (pick % (maxSteps - minSteps + 1))
        const value = valueOf(option, settings, steps)
        expect(stepsFromValue(option, settings, value)).toEqual({ steps, exact: true })
      }),
    )
  })

  it('gives committed and pending value of a slot', () => {
    const session = play(begin(), [0, 'def', -20], 'confirm', [0, 'def', -21])
    expect(slotValue(session, 0)).toEqual({ value: -20, pendingValue: -30 })
  })

  it.each([0, 7, 8, -1])('slot %i without an option throws the specified error', (slot) => {
    expect(() => slotValue(begin(), slot)).toThrow(new StatDataNullError())
    expect(() => slotValue(begin(), slot)).toThrow(/^statData null Error$/)
  })
})
