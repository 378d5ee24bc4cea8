import { STAT_IDS, type StatId } from '@gyeol/terms'

/** Stats a figure already counts. */
const COUNTED =
  /^(?:str|int|vit|agi|dex|max_hp|max_mp|attack_mp_recovery|atk|matk|m?atk_(?:up|down)_.*|weapon_atk|stability|phys_pierce|magic_pierce|crit_rate|crit_damage|aspd|cspd|motion_speed|accuracy|dodge|def|mdef|phys_resist|magic_resist|ailment_resist|aggro)(?:_pct)?$/

/** Stats that have no formula of their own: their lines are only added up (CH33). */
export const PLAIN_STATS: readonly StatId[] = STAT_IDS.filter((stat) => !COUNTED.test(stat))
