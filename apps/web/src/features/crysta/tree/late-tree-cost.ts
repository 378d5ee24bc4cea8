import { latePart } from '../../../shared/loading/late-part.tsx'

/** What the rest of the way costs: brought after the tree stands. */
export const LateTreeCost = latePart(async () => (await import('./tree-cost.tsx')).TreeCost, {
  isExtra: true,
})
