import { MATERIAL_NAMES } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import { MATERIALS, type MaterialAmounts } from '@gyeol/terms'

/** How much of the material that is needed most: the sum of six is nothing anybody has. */
export function largestMaterial(materials: MaterialAmounts): number {
  return Math.max(...MATERIALS.map((material) => materials[material]))
}

/** `금속 1,234`: of six materials the one that is needed most. */
export function largestMaterialWords(materials: MaterialAmounts): string {
  const amount = largestMaterial(materials)
  const most = MATERIALS.find((material) => materials[material] === amount)
  return most && amount > 0 ? `${MATERIAL_NAMES[most]} ${formatNumber(amount)}` : formatNumber(0)
}
