import { EQUIPMENT_TYPES, MATERIALS, type MaterialAmounts } from '@gyeol/terms'
import type { MaterialMode, RuleSet, Settings } from './model.ts'

/** Slots of one session (specification §9). */
export const SLOT_COUNT = 8

/** Points of no material at all. */
export const NO_MATERIALS: MaterialAmounts = {
  metal: 0,
  cloth: 0,
  beast: 0,
  wood: 0,
  medicine: 0,
  mana: 0,
}

/** The ways of specification §9 (mat type 0, 1, 2) in which material skills count. */
export const MATERIAL_MODES = ['none', 'all10', 'perMaterial'] as const satisfies MaterialMode[]

/** The selectable rule sets; the first one is the default. */
export const RULE_SETS = ['spec', 'consensus'] as const satisfies RuleSet[]

/** What a new session starts from (specification §3 and §9, SPEC.md SET1). */
export const DEFAULT_SETTINGS: Settings = {
  equipment: 'weapon',
  recipePotential: 46,
  startPotential: 89,
  level: 305,
  tec: 255,
  proficiency: 0,
  materialMode: 'none',
  materialLevels: NO_MATERIALS,
  anvil: 0,
  elementMatches: false,
  ruleSet: 'spec',
}

/** Smallest and largest whole number of every numeric setting (SPEC.md SET2). */
export const SETTING_LIMITS = {
  recipePotential: { min: 1, max: 9999 },
  startPotential: { min: 1, max: 9999 },
  level: { min: 1, max: 999 },
  tec: { min: 0, max: 255 },
  proficiency: { min: 0, max: 999 },
  materialLevel: { min: 0, max: 10 },
  anvil: { min: 0, max: 40 },
} as const

/** The closed list of reasons why settings are not accepted. */
export const SETTING_REFUSALS = [
  'NOT_A_WHOLE_NUMBER',
  'BELOW_MINIMUM',
  'ABOVE_MAXIMUM',
  'NOT_A_CHOICE',
] as const

/** One of {@link SETTING_REFUSALS}. */
export type SettingRefusalCode = (typeof SETTING_REFUSALS)[number]

/** One wrong setting; `field` is its name, `materialLevels.wood` for the level of one material. */
export type SettingRefusal = {
  readonly field: keyof Settings | `materialLevels.${keyof MaterialAmounts}`
  readonly code: SettingRefusalCode
  readonly limit?: number
}

/** Settings that may be used, or everything that is wrong with them. */
export type SettingsCheck =
  | { readonly ok: true; readonly value: Settings }
  | { readonly ok: false; readonly refusals: readonly SettingRefusal[] }

/** Holds every setting against its limits; `startSession` expects settings that passed. */
export function checkSettings(settings: Settings): SettingsCheck {
  const numbers = NUMBER_FIELDS.map((field) =>
    numberRefusal(field, settings[field], SETTING_LIMITS[field]),
  )
  const levels = MATERIALS.map((material) =>
    numberRefusal(
      `materialLevels.${material}`,
      settings.materialLevels[material],
      SETTING_LIMITS.materialLevel,
    ),
  )
  const choices = [
    choiceRefusal('equipment', settings.equipment, EQUIPMENT_TYPES),
    choiceRefusal('materialMode', settings.materialMode, MATERIAL_MODES),
    choiceRefusal('elementMatches', settings.elementMatches, [true, false]),
    choiceRefusal('ruleSet', settings.ruleSet, RULE_SETS),
  ]
  const refusals = [...numbers, ...levels, ...choices].filter((refusal) => refusal !== null)
  return refusals.length === 0 ? { ok: true, value: settings } : { ok: false, refusals }
}

const NUMBER_FIELDS = [
  'recipePotential',
  'startPotential',
  'level',
  'tec',
  'proficiency',
  'anvil',
] as const

type NumberLimits = { readonly min: number; readonly max: number }

function numberRefusal(
  field: SettingRefusal['field'],
  value: number,
  { min, max }: NumberLimits,
): SettingRefusal | null {
  if (!Number.isInteger(value)) return { field, code: 'NOT_A_WHOLE_NUMBER' }
  if (value < min) return { field, code: 'BELOW_MINIMUM', limit: min }
  if (value > max) return { field, code: 'ABOVE_MAXIMUM', limit: max }
  return null
}

function choiceRefusal<T>(
  field: SettingRefusal['field'],
  value: T,
  choices: readonly T[],
): SettingRefusal | null {
  return choices.includes(value) ? null : { field, code: 'NOT_A_CHOICE' }
}
