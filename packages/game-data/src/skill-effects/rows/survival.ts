import type { SkillEffect } from '@gyeol/character'

/** Skills of the tree survival, one a line; their provenance stands in skill-effects-provenance.ts. */
export const SURVIVAL_EFFECTS: readonly SkillEffect[] = [
  { id: 'survival:0', variants: [{ worn: [], use: 'passive', passive: [{ lines: [{ stat: 'revive_time_pct_total', value: { byLevel: [-5, -10, -15, -20, -25, -30, -35, -40, -45, -50] }, evidence: 'one' }] }] }] },
  { id: 'survival:1', variants: [{ worn: [], use: 'passive', passive: [{ lines: [{ stat: 'exp_pct', value: { byLevel: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, evidence: 'one' }] }] }] },
  { id: 'survival:2', variants: [{ worn: [], use: 'passive', passive: [{ lines: [{ stat: 'drop_rate_pct', value: { byLevel: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, evidence: 'one' }] }] }] },
  { id: 'survival:3', variants: [{ worn: [], use: 'passive', passive: [{ lines: [{ stat: 'hp_regen', value: { byLevel: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] }, evidence: 'one' }, { stat: 'hp_regen_pct', value: { byLevel: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] }, evidence: 'one' }] }] }] },
  { id: 'survival:4', variants: [{ worn: [], use: 'passive', passive: [{ lines: [{ stat: 'max_hp', value: { byLevel: [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000] }, evidence: 'two' }, { stat: 'max_hp_pct', value: { byLevel: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20] }, evidence: 'one' }] }] }] },
  { id: 'survival:6', variants: [{ worn: [], use: 'passive', passive: [{ lines: [{ stat: 'mp_regen', value: { byLevel: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, evidence: 'one' }, { stat: 'mp_regen_pct', value: { byLevel: [5, 10, 15, 20, 25, 30, 35, 40, 45, 50] }, evidence: 'one' }] }] }] },
  { id: 'survival:7', variants: [{ worn: [], use: 'passive', passive: [{ lines: [{ stat: 'max_mp', value: { byLevel: [30, 60, 90, 120, 150, 180, 210, 240, 270, 300] }, evidence: 'two' }] }] }] },
]
