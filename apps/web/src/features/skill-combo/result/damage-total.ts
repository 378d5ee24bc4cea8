import type { ComboEffect } from '@gyeol/skills'

/** What the places of a combo that hit come to, in percent of what each does alone. */
export type DamageTotal = { readonly damage: number; readonly hits: number }

/** Adds up the damage of all places; buffs hit nobody. */
export function damageTotal(effects: readonly Pick<ComboEffect, 'damagePercent'>[]): DamageTotal {
  const hits = effects.flatMap(({ damagePercent }) => damagePercent ?? [])
  return { damage: hits.reduce((sum, percent) => sum + percent, 0), hits: hits.length }
}
