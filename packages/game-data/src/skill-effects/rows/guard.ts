import type { SkillEffect } from '@gyeol/character'

/** Skills of the tree guard, one a line; their provenance stands in skill-effects-provenance.ts. */
export const GUARD_EFFECTS: readonly SkillEffect[] = [
  { id: 'guard:0', variants: [{ worn: [{ armor: 'heavyArmor' }], use: 'passive', passive: [{ lines: [{ stat: 'guard_recovery_pct', value: { byLevel: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, evidence: 'one' }] }] }] },
  { id: 'guard:1', variants: [{ worn: [{ armor: 'heavyArmor' }], use: 'passive', passive: [{ lines: [{ stat: 'guard_recovery_pct', value: { byLevel: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, evidence: 'one' }, { stat: 'guard_power_pct', value: { byLevel: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5] }, evidence: 'one' }] }] }] },
  { id: 'guard:3', variants: [{ worn: [{ armor: 'lightArmor' }], use: 'passive', passive: [{ lines: [{ stat: 'avoid_recovery_pct', value: { byLevel: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, evidence: 'one' }] }] }] },
  { id: 'guard:4', variants: [{ worn: [{ armor: 'lightArmor' }], use: 'passive', passive: [{ lines: [{ stat: 'avoid_recovery_pct', value: { byLevel: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, evidence: 'one' }] }] }] },
]
