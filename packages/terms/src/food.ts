/**
 * What a dish of a player's house raises, in the order of lists. The game has one dish for each; codes
 * never change, because saved choices and addresses are kept by them.
 */
export const FOODS = [
  'max_hp',
  'max_mp',
  'str',
  'dex',
  'int',
  'agi',
  'vit',
  'atk',
  'matk',
  'weapon_atk',
  'physical_resistance',
  'magic_resistance',
  'aggro_up',
  'aggro_down',
  'attack_mp_recovery',
  'critical_rate',
  'accuracy',
  'dodge',
  'def',
  'mdef',
  'drop_rate',
  'physical_barrier',
  'magical_barrier',
  'fractional_barrier',
  'adv_neutral',
  'adv_fire',
  'adv_water',
  'adv_earth',
  'adv_wind',
  'adv_light',
  'adv_dark',
  'res_neutral',
  'res_fire',
  'res_water',
  'res_earth',
  'res_wind',
  'res_light',
  'res_dark',
] as const

/** One of {@link FOODS}. */
export type Food = (typeof FOODS)[number]
