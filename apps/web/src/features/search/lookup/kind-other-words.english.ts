import type { SearchKind } from './search-entry.ts'

/** What else the kinds are called behind a name. */
export const OTHER_WORDS: Readonly<Partial<Record<SearchKind, readonly string[]>>> = {
  page: ['page', 'screen'],
  crysta: ['crysta', 'crystas', 'xtal', 'xtals', '크리스타'],
  skill: ['skill', 'skills', '스킬'],
  equipment: ['equipment', 'item', 'gear', '장비'],
  registlet: ['registlet', 'registlets', 'regislet', 'reg', 'regs', '레지스트릿'],
  boss: ['boss', 'bosses', 'monster', 'mob', '보스'],
  ability: ['ability', 'abilities', '어빌리티'],
  job: ['job', 'class', 'guide', '직업'],
  quest: ['quest', 'quests', '퀘스트'],
  price: ['price', 'prices'],
  dish: ['food', 'dish', 'buff', 'code'],
}
