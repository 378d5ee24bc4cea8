import type { SkillEffect } from '@gyeol/character'

/** Skills of the tree battle, one a line; their provenance stands in skill-effects-provenance.ts. */
export const BATTLE_EFFECTS: readonly SkillEffect[] = [
  { id: 'battle:0', variants: [{ worn: [], use: 'passive', passive: [{ lines: [{ stat: 'matk', value: { expr: '(floor(character.level*(floor(25*L/10))/100))' }, evidence: 'some' }] }] }] },
  { id: 'battle:9', variants: [{ worn: [], use: 'passive', passive: [{ lines: [{ stat: 'matk', value: { expr: '(floor(character.level*(floor(25*L/10))/100))' }, evidence: 'some' }] }] }] },
  { id: 'battle:12', variants: [{ worn: [], use: 'passive', passive: [{ lines: [{ stat: 'magic_crit_rate_conversion', value: { byLevel: [2.5, 5, 7.5, 10, 12.5, 15, 17.5, 20, 22.5, 25] }, evidence: 'one' }, { stat: 'magic_crit_damage_conversion', value: { byLevel: [2.5, 5, 7.5, 10, 12.5, 15, 17.5, 20, 22.5, 25] }, evidence: 'one' }] }] }] },
  { id: 'battle:2', variants: [{ worn: [], use: 'passive', passive: [{ lines: [{ stat: 'atk', value: { expr: '(floor(character.level*(floor(25*L/10))/100))' }, evidence: 'some' }] }] }] },
  { id: 'battle:7', variants: [{ worn: [], use: 'passive', passive: [{ lines: [{ stat: 'crit_rate', value: { byLevel: [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] }, evidence: 'two' }, { stat: 'crit_damage_pct', value: { byLevel: [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] }, evidence: 'two' }] }] }] },
  { id: 'battle:10', variants: [{ worn: [], use: 'passive', passive: [{ lines: [{ stat: 'atk', value: { expr: '(floor(character.level*(floor(25*L/10))/100))' }, evidence: 'some' }] }] }] },
  { id: 'battle:4', variants: [{ worn: [], use: 'passive', passive: [{ lines: [{ stat: 'def', value: { expr: '(floor(character.level*(floor(25*L/10))/100))' }, evidence: 'one' }, { stat: 'mdef', value: { expr: '(floor(character.level*(floor(25*L/10))/100))' }, evidence: 'one' }] }] }] },
  { id: 'battle:5', variants: [{ worn: [], use: 'passive', passive: [{ lines: [{ stat: 'dodge', value: { byLevel: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, evidence: 'one' }] }] }] },
  { id: 'battle:8', variants: [{ worn: [], use: 'passive', passive: [{ lines: [{ stat: 'accuracy', value: { byLevel: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, evidence: 'two' }] }] }] },
  { id: 'battle:11', variants: [{ worn: [], use: 'passive', passive: [{ lines: [{ stat: 'def', value: { expr: '(floor(character.level*(floor(25*L/10))/100))' }, evidence: 'one' }, { stat: 'mdef', value: { expr: '(floor(character.level*(floor(25*L/10))/100))' }, evidence: 'one' }] }] }] },
]
