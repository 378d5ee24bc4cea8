import type { Catalogue, OptionDefinition } from '@gyeol/statting'
import type { Material } from '@gyeol/terms'
import { OPTION_CATALOGUE, type OptionKey } from './option-catalogue.ts'

/** Material and cost the specification's own lineage of simulators gives to six damage reductions. */
const LINEAGE_REDUCTIONS: Partial<Record<OptionKey, readonly [Material, costTimes10: number]>> = {
  reduce_straight_line_pct: ['wood', 150],
  reduce_charge_pct: ['wood', 150],
  reduce_meteor_pct: ['wood', 150],
  reduce_bullet_pct: ['wood', 150],
  reduce_bowling_pct: ['wood', 150],
  reduce_floor_pct: ['wood', 150],
}

function inLineage(option: (typeof OPTION_CATALOGUE)[number]): OptionDefinition {
  const older = LINEAGE_REDUCTIONS[option.key]
  return older ? { ...option, material: older[0], costTimes10: older[1] } : option
}

/**
 * `OPTION_CATALOGUE` with the damage-reduction materials of the older simulators. Not used by the
 * product: recorded sessions of those simulators are compared with it.
 */
export const LINEAGE_REDUCTION_CATALOGUE: Catalogue = OPTION_CATALOGUE.map(inLineage)
