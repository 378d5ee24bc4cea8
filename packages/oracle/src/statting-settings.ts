import { DEFAULT_SETTINGS, levelSteps, type MaterialMode, type Settings } from '@gyeol/statting'
import { type EquipmentType, MATERIALS } from '@gyeol/terms'
import {
  differences,
  type Fields,
  fieldsAt,
  integerAt,
  textAt,
  unknownKeys,
} from './json-fields.ts'

const KNOWN = [
  'type',
  'recipePot',
  'startPot',
  'level',
  'maxSteps',
  'bonusSteps',
  'tec',
  'proficiency',
  'matType',
  'matLevels',
  'element',
]
const EQUIPMENT: Readonly<Record<string, EquipmentType>> = { w: 'weapon', a: 'armor' }
const MATERIAL_MODE: readonly MaterialMode[] = ['none', 'all10', 'perMaterial']

/** The engine's settings of a recorded session. */
export function readSettings(fields: Fields): Settings {
  const equipment = EQUIPMENT[textAt(fields, 'type')]
  const materialMode = MATERIAL_MODE[integerAt(fields, 'matType')]
  if (!equipment || !materialMode) throw new Error('settings: unknown type or matType')
  if (typeof fields.element !== 'boolean') throw new Error('settings: element is not true or false')
  return {
    ...DEFAULT_SETTINGS,
    equipment,
    materialMode,
    materialLevels:
      fields.matLevels === undefined ? DEFAULT_SETTINGS.materialLevels : levels(fields),
    recipePotential: integerAt(fields, 'recipePot'),
    startPotential: integerAt(fields, 'startPot'),
    level: integerAt(fields, 'level'),
    tec: integerAt(fields, 'tec'),
    proficiency: integerAt(fields, 'proficiency'),
    elementMatches: fields.element,
  }
}

function levels(settings: Fields): Settings['materialLevels'] {
  const fields = fieldsAt(settings, 'matLevels')
  const [unknown] = unknownKeys(fields, MATERIALS, 'settings.matLevels')
  if (unknown !== undefined) throw new Error(unknown)
  return {
    metal: integerAt(fields, 'metal'),
    cloth: integerAt(fields, 'cloth'),
    beast: integerAt(fields, 'beast'),
    wood: integerAt(fields, 'wood'),
    medicine: integerAt(fields, 'medicine'),
    mana: integerAt(fields, 'mana'),
  }
}

/** maxSteps and bonusSteps follow from the level; recorded ones are held against our derivation. */
export function settingsDifferences(fields: Fields): string[] {
  const derived = Object.entries(levelSteps(integerAt(fields, 'level')))
  const recorded = Object.fromEntries(
    Object.entries(fields).filter(([key]) => derived.some(([name]) => name === key)),
  )
  return [
    ...unknownKeys(fields, KNOWN, 'settings'),
    ...differences(recorded, Object.fromEntries(derived), 'settings'),
  ]
}
