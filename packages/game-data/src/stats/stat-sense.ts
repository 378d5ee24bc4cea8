import type { StatId } from '@gyeol/terms'

/** Less of it is better: waiting and what one suffers. The game writes -1 and -20% where a thing shortens it. */
const LESS_IS_BETTER: ReadonlySet<StatId> = new Set([
  'item_cooldown',
  'revive_time_pct',
  'recoil_pct',
  'tumble_unavailable',
  'stun_unavailable',
  'flinch_unavailable',
])

/**
 * Whether an amount of a stat is good or bad for who wears it. Aggro is `either`: it suits those who
 * draw monsters, and hinders others. Senses are those of the game's own item texts, signs those of the
 * shipped rows.
 */
export function senseOf(stat: StatId, amount: number): 'good' | 'bad' | 'either' {
  if (stat === 'aggro_pct' || amount === 0) return 'either'
  return amount > 0 === LESS_IS_BETTER.has(stat) ? 'bad' : 'good'
}
