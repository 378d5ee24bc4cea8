import type { OptionCategory } from '@gyeol/terms'

/** Korean names of the option categories, as the Korean simulator shows them (2024-10-21). */
export const OPTION_CATEGORY_NAMES = {
  stats: '스탯',
  hpMp: 'HP/MP',
  attack: '공격',
  defense: '방어',
  accuracy: '명중',
  dodge: '회피',
  speed: '속도',
  critical: '크리티컬',
  elemental: '속성 내성',
  other: '기타',
  elementGrant: '속성 부여',
} as const satisfies Record<OptionCategory, string>
