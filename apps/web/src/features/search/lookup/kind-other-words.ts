import type { SearchKind } from './search-entry.ts'

/** What else the kinds are called behind a name. */
export const OTHER_WORDS: Readonly<Partial<Record<SearchKind, readonly string[]>>> = {
  page: ['화면', '페이지'],
  crysta: ['크리', '크리스탈', 'crysta'],
  skill: ['skill'],
  equipment: ['아이템', '템', 'equipment'],
  registlet: ['레지', '레지스트렛', '레지스틀릿'],
  boss: ['보스몹', '몹', '몬스터', 'boss'],
  ability: ['어빌', '어빌리티'],
  job: ['직업', '가이드'],
  quest: ['퀘스트', '퀘', '메퀘', '메인퀘', '메인퀘스트'],
  price: ['시세', '가격'],
  dish: ['요리', '음식', '밥', '버프'],
}
