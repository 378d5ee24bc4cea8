import { describe, expect, it } from 'vitest'
import type { Settings } from './model.ts'
import { checkSettings, DEFAULT_SETTINGS, SETTING_LIMITS } from './settings.ts'

const refusals = (settings: Partial<Settings>) => {
  const checked = checkSettings({ ...DEFAULT_SETTINGS, ...settings })
  return checked.ok ? [] : checked.refusals
}

describe('settings', () => {
  it('[SET1] a new session starts from the specified defaults', () => {
    expect(DEFAULT_SETTINGS).toEqual({
      equipment: 'weapon',
      recipePotential: 46,
      startPotential: 89,
      level: 305,
      tec: 255,
      proficiency: 0,
      materialMode: 'none',
      materialLevels: { metal: 0, cloth: 0, beast: 0, wood: 0, medicine: 0, mana: 0 },
      anvil: 0,
      elementMatches: false,
      ruleSet: 'spec',
    })
    expect(refusals({})).toEqual([])
  })

  it.each(['recipePotential', 'startPotential', 'level', 'tec', 'proficiency', 'anvil'] as const)(
    '[SET2] %s stays inside its limits and is a whole number',
    (field) => {
      const { min, max } = SETTING_LIMITS[field]
      expect(refusals({ [field]: min })).toEqual([])
      expect(refusals({ [field]: max })).toEqual([])
      expect(refusals({ [field]: min - 1 })).toEqual([{ field, code: 'BELOW_MINIMUM', limit: min }])
      expect(refusals({ [field]: max + 1 })).toEqual([{ field, code: 'ABOVE_MAXIMUM', limit: max }])
      expect(refusals({ [field]: min + 0.5 })).toEqual([{ field, code: 'NOT_A_WHOLE_NUMBER' }])
      expect(refusals({ [field]: Number.NaN })).toEqual([{ field, code: 'NOT_A_WHOLE_NUMBER' }])
    },
  )

  it('[SET2] the level of one material is named in the refusal', () => {
    expect(refusals({ materialLevels: { ...DEFAULT_SETTINGS.materialLevels, wood: 11 } })).toEqual([
      { field: 'materialLevels.wood', code: 'ABOVE_MAXIMUM', limit: 10 },
    ])
  })

  it('[SET2] unknown choices of foreign data are refused, all at once', () => {
    // Saved data may hold anything, so the types are put aside on purpose.
    const foreign = {
      equipment: 'shield',
      materialMode: 3,
      ruleSet: '',
      elementMatches: 1,
    } as never
    expect(refusals(foreign).map(({ field, code }) => `${field} ${code}`)).toEqual([
      'equipment NOT_A_CHOICE',
      'materialMode NOT_A_CHOICE',
      'elementMatches NOT_A_CHOICE',
      'ruleSet NOT_A_CHOICE',
    ])
  })
})
