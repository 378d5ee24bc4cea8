import {
  DEFAULT_SETTINGS,
  type MaterialMode,
  RULE_SETS,
  type RuleSet,
  SETTING_LIMITS,
  type Settings,
} from '@gyeol/statting'
import { MATERIALS } from '@gyeol/terms'
import { hasShape, isBoolean, listOf, oneOf, wholeFrom } from '../../../shared/saved-data/shapes.ts'

/** Settings in the words of specification §3. */
export type WireSettings = {
  readonly type: 'w' | 'a'
  readonly recipePot: number
  readonly startPot: number
  readonly level: number
  readonly tec: number
  readonly proficiency: number
  readonly matType: 0 | 1 | 2
  readonly matLevel: number[]
  readonly anvil: number
  readonly element: boolean
  readonly rule: RuleSet
}

const within = ({ min, max }: { min: number; max: number }) => wholeFrom(min, max)

/** Whether something from outside is settings. */
export const isWireSettings = hasShape<WireSettings>({
  type: oneOf(['w', 'a']),
  recipePot: within(SETTING_LIMITS.recipePotential),
  startPot: within(SETTING_LIMITS.startPotential),
  level: within(SETTING_LIMITS.level),
  tec: within(SETTING_LIMITS.tec),
  proficiency: within(SETTING_LIMITS.proficiency),
  matType: oneOf([0, 1, 2]),
  matLevel: listOf(within(SETTING_LIMITS.materialLevel), {
    min: MATERIALS.length,
    max: MATERIALS.length,
  }),
  anvil: within(SETTING_LIMITS.anvil),
  element: isBoolean,
  rule: oneOf(RULE_SETS),
})

const MATERIAL_MODES: readonly MaterialMode[] = ['none', 'all10', 'perMaterial']

/** Settings as links, files and the browser keep them. */
export function writeSettings(settings: Settings): WireSettings {
  const matType = MATERIAL_MODES.indexOf(settings.materialMode)
  return {
    type: settings.equipment === 'weapon' ? 'w' : 'a',
    recipePot: settings.recipePotential,
    startPot: settings.startPotential,
    level: settings.level,
    tec: settings.tec,
    proficiency: settings.proficiency,
    matType: matType === 1 || matType === 2 ? matType : 0,
    matLevel: MATERIALS.map((material) => settings.materialLevels[material]),
    anvil: settings.anvil,
    element: settings.elementMatches,
    rule: settings.ruleSet,
  }
}

/** Kept settings, brought back. */
export function readSettings(wire: WireSettings): Settings {
  const levels = { ...DEFAULT_SETTINGS.materialLevels }
  MATERIALS.forEach((material, index) => {
    levels[material] = wire.matLevel[index] ?? 0
  })
  return {
    equipment: wire.type === 'w' ? 'weapon' : 'armor',
    recipePotential: wire.recipePot,
    startPotential: wire.startPot,
    level: wire.level,
    tec: wire.tec,
    proficiency: wire.proficiency,
    materialMode: MATERIAL_MODES[wire.matType] ?? 'none',
    materialLevels: levels,
    anvil: wire.anvil,
    elementMatches: wire.element,
    ruleSet: wire.rule,
  }
}
