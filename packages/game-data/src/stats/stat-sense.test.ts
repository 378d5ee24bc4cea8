import { expect, it } from 'vitest'
import { senseOf } from './stat-sense.ts'

it.each([
  ['crit_rate', 5, 'good'],
  ['aspd_pct', -10, 'bad'],
  ['item_cooldown', -1, 'good'],
  ['item_cooldown', 1, 'bad'],
  ['revive_time_pct', -20, 'good'],
  ['recoil_pct', 5, 'bad'],
  ['tumble_unavailable', 1, 'bad'],
  ['aggro_pct', -15, 'either'],
  ['aggro_pct', 30, 'either'],
] as const)('%s %i is %s for its wearer', (stat, amount, sense) => {
  expect(senseOf(stat, amount)).toBe(sense)
})
