import { withoutFillers } from '@gyeol/catalogue'
import type { NameGroups } from './name-groups.ts'
import { type HitGroup, SEARCH_KINDS, type SearchKind, type SearchLimits } from './search-entry.ts'
import { searchTexts } from '../search.texts.ts'

/** What else the kinds are called behind a name. */
const OTHER_WORDS: Readonly<Partial<Record<SearchKind, readonly string[]>>> = {
  page: ['화면', '페이지'],
  crysta: ['크리', '크리스탈', 'crysta'],
  skill: ['skill'],
  equipment: ['아이템', '템', 'equipment'],
  registlet: ['레지', '레지스트렛', '레지스틀릿'],
  boss: ['보스몹', '몹', '몬스터', 'boss'],
  ability: ['어빌', '어빌리티'],
  job: ['직업', '가이드'],
  quest: ['퀘스트', '퀘'],
}

/** What a text finds by name. */
export type NamedHits = {
  readonly groups: readonly HitGroup[]
  /** All words of the text are of the names. */
  readonly isWhole: boolean
}

/**
 * Finds by name; where nothing is called so in full, a kind beside the name (하드 히트 스킬, 발굴 골렘
 * 보스) says whose hits come first, and words that ask for nothing (추천, 찾아줘) are left out.
 */
export function namesWithKinds(names: NameGroups, text: string, limits: SearchLimits): NamedHits {
  const found = names(text, limits)
  if (found.length > 0) return { groups: found, isWhole: true }
  const words = text.trim().split(/\s+/)
  const kind = SEARCH_KINDS.find((each) => words.some((word) => wordsOf(each).includes(word)))
  const rest = words.filter((word) => kind === undefined || !wordsOf(kind).includes(word)).join(' ')
  const fewer = withoutFillers(rest)
  if (fewer === '' || fewer === text.trim()) return { groups: [], isWhole: false }
  const groups = names(fewer, limits)
  const first = groups.filter((group) => group.kind === kind)
  const others = groups.filter((group) => group.kind !== kind)
  return { groups: [...first, ...others], isWhole: false }
}

function wordsOf(kind: SearchKind): readonly string[] {
  return [searchTexts.kind[kind], ...(OTHER_WORDS[kind] ?? [])]
}
