import type { SkillEffect } from '@gyeol/character'

/** Skills of the tree ninja, one a line; their provenance stands in skill-effects-provenance.ts. */
export const NINJA_EFFECTS: readonly SkillEffect[] = [
  { id: 'ninja:1', variants: [{ worn: [], use: 'passive', passive: [{ lines: [{ stat: 'dodge', value: { byLevel: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, evidence: 'one' }, { stat: 'aggro_pct', value: 0, evidence: 'one' }] }] }] },
]
