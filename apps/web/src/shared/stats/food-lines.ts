import type { StatLine } from '@gyeol/catalogue'
import { dishValue } from '@gyeol/cook'
import { FOOD_FACTS } from '@gyeol/game-data'
import type { Food, StatId } from '@gyeol/terms'

/** Which stat each dish raises. */
export const FOOD_STATS: Readonly<Record<Food, StatId>> = {
  max_hp: 'max_hp',
  max_mp: 'max_mp',
  str: 'str',
  dex: 'dex',
  int: 'int',
  agi: 'agi',
  vit: 'vit',
  atk: 'atk',
  matk: 'matk',
  weapon_atk: 'weapon_atk',
  physical_resistance: 'phys_resist_pct',
  magic_resistance: 'magic_resist_pct',
  aggro_up: 'aggro_pct',
  aggro_down: 'aggro_pct',
  attack_mp_recovery: 'attack_mp_recovery',
  critical_rate: 'crit_rate',
  accuracy: 'accuracy',
  dodge: 'dodge',
  def: 'def',
  mdef: 'mdef',
  drop_rate: 'drop_rate_pct',
  physical_barrier: 'phys_barrier',
  magical_barrier: 'magic_barrier',
  fractional_barrier: 'frac_barrier_pct',
  adv_neutral: 'vs_neutral_pct',
  adv_fire: 'vs_fire_pct',
  adv_water: 'vs_water_pct',
  adv_earth: 'vs_earth_pct',
  adv_wind: 'vs_wind_pct',
  adv_light: 'vs_light_pct',
  adv_dark: 'vs_dark_pct',
  res_neutral: 'res_neutral_pct',
  res_fire: 'res_fire_pct',
  res_water: 'res_water_pct',
  res_earth: 'res_earth_pct',
  res_wind: 'res_wind_pct',
  res_light: 'res_light_pct',
  res_dark: 'res_dark_pct',
}

/** What a dish gives at a level. */
export function foodLine(food: Food, level: number): StatLine {
  return { stat: FOOD_STATS[food], value: dishValue(FOOD_FACTS[food].growth, level) }
}
