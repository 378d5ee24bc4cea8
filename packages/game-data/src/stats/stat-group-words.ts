import type { StatGroup } from '@gyeol/catalogue'
import { STAT_IDS, type StatId } from '@gyeol/terms'

/** Where the groups come from. */
export const STAT_GROUP_PROVENANCE = {
  source: 'ours: words players use for several stats at once',
  asOf: '2026-11-22',
} as const

const BASE = STAT_IDS.filter((id) => /^(?:str|int|vit|agi|dex)(?:_pct)?$/.test(id))
const PIERCE: readonly StatId[] = ['phys_pierce_pct', 'magic_pierce_pct']
const AGAINST_ELEMENTS = STAT_IDS.filter((id) => id.startsWith('vs_'))
const ELEMENT_RESISTS = STAT_IDS.filter((id) => id.startsWith('res_'))
const REDUCTIONS = STAT_IDS.filter((id) => id.startsWith('reduce_'))
const RESISTS: readonly StatId[] = ['phys_resist_pct', 'magic_resist_pct']
const NATURAL: readonly StatId[] = ['hp_regen', 'hp_regen_pct', 'mp_regen', 'mp_regen_pct']
const ATTACK_RECOVERY: readonly StatId[] = ['attack_mp_recovery', 'attack_mp_recovery_pct']

/** Words that mean one of several stats. Only searches need them. */
export const STAT_GROUPS: readonly StatGroup[] = [
  {
    words: [
      '올스탯',
      '올스텟',
      '올스',
      '전스탯',
      '모든 스탯',
      '스탯',
      '스텟',
      '기본 스탯',
      '능력치',
    ],
    stats: BASE,
  },
  {
    words: [
      '관통',
      '관통력',
      '관통률',
      '방관',
      '방어 관통',
      '방어력 관통',
      '방뚫',
      '뚫',
      'pierce',
      'penetration',
      'pen',
    ],
    stats: PIERCE,
  },
  {
    words: [
      '뎀감',
      '뎀감소',
      '댐감',
      '피감',
      '피뎀감',
      '받뎀감',
      '받피감',
      '피해 감소',
      '피해 경감',
      '데미지 감소',
      '대미지 감소',
      '데미지 경감',
      '대미지 경감',
      '받는 피해 감소',
      '받는 데미지 감소',
      '받는 대미지 감소',
    ],
    stats: [...RESISTS, ...REDUCTIONS],
  },
  { words: ['경감', '경감률', '피격 경감', 'reduce', 'reduction'], stats: REDUCTIONS },
  {
    words: ['저항', '내성', '저항력', 'resist', 'resistance'],
    stats: [...RESISTS, 'ailment_resist_pct', ...ELEMENT_RESISTS],
  },
  {
    words: ['속성 내성', '속성 저항', '속내', '속저', '속저항', '속내성', 'element resist'],
    stats: ELEMENT_RESISTS,
  },
  {
    words: [
      '속성 대미지',
      '속성 데미지',
      '속성뎀',
      '속성댐',
      '속뎀',
      '속댐',
      '속성 유리',
      '속성에 유리',
      '속유리',
      '속성 공격',
    ],
    stats: AGAINST_ELEMENTS,
  },
  { words: ['속성', 'element'], stats: [...AGAINST_ELEMENTS, ...ELEMENT_RESISTS] },
  {
    words: ['자연 회복', '자연회', '자회', '리젠', '자연 리젠', 'regen'],
    stats: NATURAL,
  },
  { words: ['회복', '회복력', '회복량'], stats: [...NATURAL, ...ATTACK_RECOVERY] },
  {
    words: ['mp회복', 'mp 회복량', '엠피 회복', '엠회복', '엠회', '마나 회복'],
    stats: ['mp_regen', 'mp_regen_pct', ...ATTACK_RECOVERY],
  },
  {
    words: [
      '추뎀',
      '추댐',
      '추격',
      '추가타',
      '추가 대미지',
      '추가 데미지',
      'followup',
      'follow up',
    ],
    stats: ['phys_followup_pct', 'magic_followup_pct'],
  },
  {
    words: ['크리티컬', '크리티칼', '치명타', '치명', 'critical', 'crit'],
    stats: ['crit_rate', 'crit_rate_pct', 'crit_damage', 'crit_damage_pct'],
  },
  {
    words: ['배리어', '보호막', '실드량', 'barrier'],
    stats: ['phys_barrier', 'magic_barrier', 'frac_barrier_pct'],
  },
  {
    words: ['거리 위력', '위력', '거리뎀', '거리댐', '거리 데미지', '거리 대미지'],
    stats: ['short_range_damage_pct', 'long_range_damage_pct'],
  },
  {
    words: ['뎀증', '댐증', '딜증', '피증', '데미지 증가', '대미지 증가', '피해 증가'],
    stats: ['short_range_damage_pct', 'long_range_damage_pct', ...AGAINST_ELEMENTS],
  },
  {
    words: ['속도', 'speed', '스피드'],
    stats: ['aspd', 'aspd_pct', 'cspd', 'cspd_pct', 'motion_speed_pct'],
  },
  {
    words: ['공마', '공격력 마공', '물마공'],
    stats: ['atk', 'atk_pct', 'matk', 'matk_pct'],
  },
  { words: ['방마방', '방어력들'], stats: ['def', 'def_pct', 'mdef', 'mdef_pct'] },
  {
    words: ['atk 업', 'atk업', '공격력 업', 'atk up'],
    stats: STAT_IDS.filter((id) => id.startsWith('atk_up_')),
  },
  {
    words: ['matk 업', 'matk업', '마공 업', 'matk up'],
    stats: STAT_IDS.filter((id) => id.startsWith('matk_up_')),
  },
]
