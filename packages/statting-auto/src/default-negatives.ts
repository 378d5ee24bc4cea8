import { type Catalogue, limitsOf, type Settings } from '@gyeol/statting'
import type { AllowedNegative } from './model.ts'

/** What the item is for; decides which attack options may suffer on armor (SPEC.md NEG1). */
export const PURPOSES = ['none', 'physical', 'magic'] as const

/** One of {@link PURPOSES}. */
export type Purpose = (typeof PURPOSES)[number]

/** What decides the usual negatives. */
export type NegativeTaste = {
  readonly purpose: Purpose
  /** Natural MP recovery in points may suffer too; most players keep it. */
  readonly allowFlatMpRegen: boolean
}

const WEAPON = [
  'def',
  'def_pct',
  'mdef',
  'mdef_pct',
  'dodge',
  'dodge_pct',
  'hp_regen',
  'hp_regen_pct',
  'mp_regen_pct',
] as const
const FLAT_MP_REGEN = 'mp_regen'
const MAGIC_ATTACK = ['matk', 'matk_pct', 'magic_pierce_pct'] as const
const PHYSICAL_ATTACK = ['atk', 'atk_pct', 'phys_pierce_pct'] as const
const ACCURACY = ['accuracy', 'accuracy_pct'] as const

/**
 * The negatives players give away without regret, as deep as they go: on weapons defence, dodge and
 * natural recovery, on armor accuracy and the attack the purpose does not need (SPEC.md NEG1). Options
 * the catalogue or the level does not have are left out.
 */
export function defaultAllowedNegatives(
  catalogue: Catalogue,
  settings: Settings,
  taste: NegativeTaste,
): readonly AllowedNegative[] {
  const keys = settings.equipment === 'weapon' ? weaponKeys(taste) : armorKeys(taste)
  return keys.flatMap((key): AllowedNegative[] => {
    const option = catalogue.find((one) => one.key === key)
    const isThere = option && limitsOf(option, settings).minSteps < 0
    return isThere ? [{ option: key, deepest: 'max' }] : []
  })
}

function weaponKeys({ allowFlatMpRegen }: NegativeTaste): readonly string[] {
  return allowFlatMpRegen ? [...WEAPON, FLAT_MP_REGEN] : WEAPON
}

function armorKeys({ purpose }: NegativeTaste): readonly string[] {
  if (purpose === 'physical') return [...MAGIC_ATTACK, ...ACCURACY]
  if (purpose === 'magic') return [...PHYSICAL_ATTACK, ...ACCURACY]
  return [...MAGIC_ATTACK, ...PHYSICAL_ATTACK, ...ACCURACY]
}
