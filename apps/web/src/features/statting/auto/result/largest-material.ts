import { MATERIAL_NAMES } from '@gyeol/game-data'
import { formatNumber } from '@gyeol/korean'
import { MATERIALS, type MaterialAmounts } from '@gyeol/terms'

/** `금속 1,234`: of six materials the one that is needed most; their sum is nothing anybody has. */
export function largestMaterialWords(materials: MaterialAmounts): string {
  const [most] = MATERIALS.toSorted((one, other) => materials[other] - materials[one])
  return most && materials[most] > 0
    ? `${MATERIAL_NAMES[most]} ${formatNumber(materials[most])}`
    : formatNumber(0)
}
