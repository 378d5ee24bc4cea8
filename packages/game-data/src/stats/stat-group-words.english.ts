import type { StatGroup } from '@gyeol/catalogue'
import { STAT_IDS } from '@gyeol/terms'
import { STAT_GROUPS as KOREAN_GROUPS } from './stat-group-words.ts'

export { STAT_GROUP_PROVENANCE } from './stat-group-words.ts'

/** More words in English for the stats that a Korean word means, by that word. */
const ENGLISH_WORDS: Readonly<Record<string, readonly string[]>> = {
  스탯: ['stats', 'all stats', 'all stat', 'base stats', 'main stat', 'attribute', 'attributes'],
  관통: ['pierces', 'penetrate', 'def pierce', 'armor pierce'],
  뎀감: ['damage reduction', 'dmg reduction', 'damage taken', 'mitigation'],
  경감: ['reduce dmg', 'reduce damage', 'reductions'],
  저항: ['res', 'resists', 'resistances'],
  '속성 내성': ['elemental resist', 'elemental resistance', 'element resistance', 'ele res'],
  '속성 대미지': [
    'dte',
    'element damage',
    'elemental damage',
    'element dmg',
    'ele dmg',
    'stronger against',
    'damage to element',
    'element advantage',
  ],
  속성: ['elements', 'elemental'],
  '자연 회복': ['natural regen', 'natural recovery'],
  회복: ['recovery', 'recover', 'sustain'],
  mp회복: ['mp recovery', 'mana recovery', 'mana regen', 'mp gain'],
  추뎀: ['followups', 'additional damage', 'additional attack', 'add damage'],
  크리티컬: ['crits', 'critical hit'],
  배리어: ['barriers'],
  '거리 위력': ['range damage', 'range dmg', 'distance damage'],
  속도: ['spd', 'speeds'],
  공마: ['attack power', 'atk and matk', 'atk matk'],
  방마방: ['defenses', 'defences', 'def and mdef', 'def mdef'],
}

/** Words that mean one of several stats: the Korean ones, and what players say in English. */
export const STAT_GROUPS: readonly StatGroup[] = [
  ...KOREAN_GROUPS.map(({ words, stats }) => ({
    words: [...words, ...words.flatMap((word) => ENGLISH_WORDS[word] ?? [])],
    stats,
  })),
  {
    words: ['unavailable', 'immunity', 'immune'],
    stats: STAT_IDS.filter((id) => id.endsWith('_unavailable')),
  },
]
