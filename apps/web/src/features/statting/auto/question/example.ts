import type { AutoForm } from './auto-form.ts'

/** What a first visitor can try with one tap: a weapon as players often wish it. */
export function withExample(form: AutoForm): AutoForm {
  return {
    ...form,
    settings: { ...form.settings, equipment: 'weapon', startPotential: 98 },
    wanted: [
      { option: 'atk_pct', value: 12 },
      { option: 'crit_damage_pct', value: 10 },
      { option: 'crit_damage', value: 20 },
      { option: 'crit_rate', value: 25 },
      { option: 'str_pct', value: 6 },
    ],
    picksNegatives: true,
    findsStart: false,
    from: null,
  }
}
