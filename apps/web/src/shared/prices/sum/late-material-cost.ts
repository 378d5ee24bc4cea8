import { latePart } from '../../loading/late-part.tsx'

/** What materials cost: brought after the planner itself stands. */
export const LateMaterialCost = latePart(
  async () => (await import('./material-cost-line.tsx')).MaterialCostLine,
  { isExtra: true },
)
