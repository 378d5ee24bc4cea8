import type { OfferedList } from './search-entry.ts'

/** What the things of each list are called beside a condition. */
export const LIST_NOUNS: Readonly<Record<Exclude<OfferedList, 'price'>, RegExp>> = {
  crysta: /^(?:크리스타|크리스탈|크리|크리들|crystas?|xtal{1,2}s?|crystals?)$/i,
  equipment: /^(?:장비|장비템|아이템|템|gear|equipment|equips?|items?)$/i,
  boss: /^(?:보스|보스몹|몹|몬스터|레이드|보스들|bosses|boss|monsters?|mobs?)$/i,
  registlet: /^(?:레지|레지스트릿|레지스트렛|레지스틀릿|registlets?|regislets?|regs?)$/i,
}
