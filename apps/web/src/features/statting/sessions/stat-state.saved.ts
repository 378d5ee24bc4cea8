import { DEFAULT_SETTINGS, type MaterialMode, SETTING_LIMITS, type Settings } from '@gyeol/statting'
import { MATERIALS, type MaterialAmounts } from '@gyeol/terms'
import { defineSaved } from '../../../shared/saved-data/saved-data.ts'
import { siteLevel } from './site-level.ts'

/**
 * What belongs to the player and not to one build (specification §3, shared stat state): every new session starts from
 * it. One key each, named as the specification names them.
 */
const MATERIAL_MODES: readonly MaterialMode[] = ['none', 'all10', 'perMaterial']

function savedNumber<Missing = never>(
  key: string,
  limits: { min: number; max: number },
  initial: number | Missing,
) {
  return defineSaved<number | Missing>({
    key,
    version: 1,
    initial: () => initial,
    schema: (value) =>
      Number.isInteger(value) && Number(value) >= limits.min && Number(value) <= limits.max
        ? Number(value)
        : null,
  })
}

const tecSaved = savedNumber('tec', SETTING_LIMITS.tec, DEFAULT_SETTINGS.tec)
/** Null until the player sets one: the site's own level counts then. */
const levelSaved = savedNumber<null>('level', SETTING_LIMITS.level, null)
const proficiencySaved = savedNumber(
  'proficiency',
  SETTING_LIMITS.proficiency,
  DEFAULT_SETTINGS.proficiency,
)
const anvilSaved = savedNumber('anvil-level', SETTING_LIMITS.anvil, DEFAULT_SETTINGS.anvil)
const materialTypeSaved = savedNumber('mat-type', { min: 0, max: 2 }, 0)

const materialLevelsSaved = defineSaved<MaterialAmounts>({
  key: 'mat-level',
  version: 1,
  initial: () => DEFAULT_SETTINGS.materialLevels,
  schema: readLevels,
})

/** The owner has 장인의 강화기술 II ("correction" in the specification); on unless told otherwise. */
export const correctionSaved = defineSaved<boolean>({
  key: 'correction',
  version: 1,
  initial: () => true,
  schema: (value) => (typeof value === 'boolean' ? value : null),
})

function readLevels(value: unknown): MaterialAmounts | null {
  if (typeof value !== 'object' || value === null) return null
  const levels = { ...DEFAULT_SETTINGS.materialLevels }
  const { min, max } = SETTING_LIMITS.materialLevel
  for (const [key, level] of Object.entries(value)) {
    const material = MATERIALS.find((name) => name === key)
    if (!material || !Number.isInteger(level) || level < min || level > max) return null
    levels[material] = level
  }
  return levels
}

/** The settings a new session starts with. */
export function loadPlayerSettings(): Settings {
  return {
    ...DEFAULT_SETTINGS,
    tec: tecSaved.load(),
    level: levelSaved.load() ?? siteLevel(),
    proficiency: proficiencySaved.load(),
    anvil: anvilSaved.load(),
    materialMode: MATERIAL_MODES[materialTypeSaved.load()] ?? 'none',
    materialLevels: materialLevelsSaved.load(),
  }
}

/** Whether the player has set a level of their own. */
export function hasOwnLevel(): boolean {
  return levelSaved.load() !== null
}

/** Remembers what a player just set, for the next session. */
export function rememberPlayerSettings(patch: Partial<Settings>): void {
  if (patch.tec !== undefined) tecSaved.save(patch.tec)
  if (patch.level !== undefined) levelSaved.save(patch.level)
  if (patch.proficiency !== undefined) proficiencySaved.save(patch.proficiency)
  if (patch.anvil !== undefined) anvilSaved.save(patch.anvil)
  if (patch.materialLevels !== undefined) materialLevelsSaved.save(patch.materialLevels)
  if (patch.materialMode !== undefined) {
    materialTypeSaved.save(MATERIAL_MODES.indexOf(patch.materialMode))
  }
}
