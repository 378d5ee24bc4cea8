import { withoutFillers } from '@gyeol/catalogue'
import type { NameGroups } from './name-groups.ts'
import { OTHER_WORDS } from './kind-other-words.ts'
import { type HitGroup, SEARCH_KINDS, type SearchKind, type SearchLimits } from './search-entry.ts'
import { searchTexts } from '../search.texts.ts'

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
  const kind = SEARCH_KINDS.find((each) => words.some((word) => isWordOf(each, word)))
  const rest = words.filter((word) => kind === undefined || !isWordOf(kind, word)).join(' ')
  const fewer = withoutFillers(rest)
  if (fewer === '' || fewer === text.trim()) return { groups: [], isWhole: false }
  const groups = names(fewer, limits)
  const first = groups.filter((group) => group.kind === kind)
  const others = groups.filter((group) => group.kind !== kind)
  return { groups: [...first, ...others], isWhole: false }
}

function isWordOf(kind: SearchKind, word: string): boolean {
  const given = word.toLowerCase()
  return given === searchTexts.kind[kind].toLowerCase() || !!OTHER_WORDS[kind]?.includes(given)
}
