import { latePart } from '../../../shared/loading/late-part.tsx'

/** What the shopping list costs: brought after the list stands. */
export const LateHandInCost = latePart(
  async () => (await import('./hand-in-cost.tsx')).HandInCost,
  { isExtra: true },
)
