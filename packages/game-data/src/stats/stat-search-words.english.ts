import type { StatId } from '@gyeol/terms'
import { againstWords, resistWords } from '../options/english-element-words.ts'
import { STAT_SEARCH_WORDS as KOREAN_WORDS, type StatSearchWords } from './stat-search-words.ts'

export { STAT_SEARCH_WORDS_PROVENANCE, type StatSearchWords } from './stat-search-words.ts'

/**
 * Short forms that players write in English; ours, from what is written in chats. Stats of the option
 * grant have theirs in OPTION_SEARCH_WORDS.
 */
const ENGLISH_ALIASES: Readonly<Partial<Record<StatId, readonly string[]>>> = {
  attack_mp_recovery: ['atk mp recovery', 'attack mp', 'mp on hit'],
  attack_mp_recovery_pct: ['atk mp recovery'],
  weapon_atk: ['wep atk', 'wpn atk', 'weapon attack'],
  weapon_atk_pct: ['watk', 'wep atk', 'wpn atk', 'weapon attack'],
  short_range_damage_pct: ['short dmg', 'melee damage', 'close range'],
  long_range_damage_pct: ['long dmg', 'ranged damage', 'far range'],
  unsheathe: ['unsheath', 'unsheathe atk', 'unsheath attack'],
  unsheathe_pct: ['unsheath', 'unsheathe atk', 'unsheath attack'],
  phys_followup_pct: ['additional melee', 'add melee', 'additional physical', 'phys followup'],
  magic_followup_pct: ['additional magic', 'add magic', 'mag followup'],
  motion_speed_pct: ['motion', 'mspd', 'motspd', 'mot speed', 'action speed'],
  attack_range: ['atk range'],
  abs_accuracy_pct: ['abs acc', 'abs accuracy', 'absolute hit'],
  abs_dodge_pct: ['abs dodge', 'absolute evasion'],
  guard_break_pct: ['gbreak', 'guard crush'],
  phys_barrier: ['phys barrier', 'pbarrier'],
  magic_barrier: ['mag barrier', 'mbarrier'],
  frac_barrier_pct: ['frac barrier', 'fraction barrier'],
  barrier_cooldown_pct: ['barrier cd', 'barrier cooldown', 'barrier speed'],
  reflect_pct: ['damage reflect', 'dmg reflect'],
  recoil_pct: ['recoil dmg'],
  reduce_vortex_pct: ['reduce vortex', 'vortex damage'],
  reduce_explosion_pct: ['reduce explosion', 'explosion damage'],
  vs_neutral_pct: againstWords('neutral'),
  res_neutral_pct: resistWords('neutral'),
  revive_time_pct: ['revive', 'reviving time', 'respawn time'],
  item_cooldown: ['item cd', 'item cooldown', 'item speed'],
  exp_pct: ['xp', 'experience', 'exp boost'],
  pet_exp_pct: ['pet xp'],
  drop_rate_pct: ['droprate', 'item drop'],
  gem_dust_drop_pct: ['gem powder', 'gem drop'],
  invincible_aid_sec: ['invincibility', 'iframe', 'invincible'],
  tumble_unavailable: ['tumble', 'tumble immunity', 'tumble immune'],
  stun_unavailable: ['stun', 'stun immunity', 'stun immune'],
  flinch_unavailable: ['flinch', 'flinch immunity', 'flinch immune'],
}

/** The search words of every stat: the Korean ones and English short forms. */
export const STAT_SEARCH_WORDS: Readonly<Record<StatId, StatSearchWords>> = withEnglish()

function withEnglish(): Readonly<Record<StatId, StatSearchWords>> {
  const entries = Object.entries<StatSearchWords>(KOREAN_WORDS).map(([key, words]) => {
    // Keys of an object are strings to the compiler; these are those of the list.
    const more = ENGLISH_ALIASES[key as StatId] ?? []
    return [key, { ...words, aliases: [...words.aliases, ...more] }]
  })
  return Object.fromEntries(entries) as Record<StatId, StatSearchWords>
}
