import type { Material } from '@gyeol/terms'
import type { OptionDefinition, Settings } from './model.ts'

const ALL_MATERIAL_LEVEL = 10

/** The level of the skill that saves this material, in percent (specification §9, mat type). */
export function materialLevelOf(settings: Settings, material: Material): number {
  if (settings.materialMode === 'all10') return ALL_MATERIAL_LEVEL
  return settings.materialMode === 'perMaterial' ? settings.materialLevels[material] : 0
}

/** Percent of material left by smith proficiency: 305 → 64, never below 0 (SPEC.md MAT2). */
export function proficiencyPercent(proficiency: number): number {
  return Math.max(0, 100 - Math.floor(proficiency / 10) - Math.floor(proficiency / 50))
}

/** Points of the steps 1…n of one option. */
export type MaterialSums = (steps: number) => number

/**
 * Adds up the points of an option's steps, each step floored on its own (SPEC.md MAT1, MAT5).
 * Everything is a whole number: the cost carries a factor 10, the two percentages 100 each.
 * Sums are kept, so that a step costs its n² terms only once per session.
 */
export function materialSums(option: OptionDefinition, settings: Settings): MaterialSums {
  const left = proficiencyPercent(settings.proficiency)
  const perLevel = 100 - materialLevelOf(settings, option.material)
  const factor = option.costTimes10 * left * perLevel
  const sums = [0]
  let sum = 0
  return (steps) => {
    for (let n = sums.length; n <= steps; n += 1) {
      const points = Math.floor((n * n * factor) / 100_000)
      sum += points - Math.floor((points * settings.anvil) / 100)
      sums.push(sum)
    }
    return sums[steps] ?? 0
  }
}
