import { wordKey } from '@gyeol/catalogue'
import {
  askedText,
  createSearchIndex,
  MATCH_KINDS,
  type MatchKind,
  type SearchIndex,
} from '@gyeol/korean'
import {
  type HitGroup,
  SEARCH_KINDS,
  type SearchEntry,
  type SearchHit,
  type SearchKind,
  type SearchLimits,
} from './search-entry.ts'

type NameIndex = SearchIndex<SearchEntry>

/** Names prepared for searching, and what they find, in groups of one kind. */
export type NameGroups = {
  readonly find: (text: string, limits: SearchLimits) => readonly HitGroup[]
  /** What a text that finds nothing was meant to be. */
  readonly near: (text: string, limits: SearchLimits) => readonly HitGroup[]
  /** How well the best name fits; undefined where there is none. */
  readonly bestKind: (text: string) => MatchKind | undefined
  /** Whether players call an entry so. */
  readonly isNickname: (text: string) => boolean
}

/**
 * Finds entries by their names and puts them into groups of one kind: the group with the best match
 * first, equally good ones in the order of {@link SEARCH_KINDS}. What everybody calls so comes first of
 * all where nothing has the very name.
 */
export function createNameGroups(
  entries: readonly SearchEntry[],
  nicknames: Nicknames = {},
): NameGroups {
  const index = createSearchIndex(entries, ({ key, name, aliases }) => ({
    name,
    aliases: [...aliases, ...(nicknames[key] ?? [])],
  }))
  const called = calledBy(entries, nicknames)
  return {
    find: (text, limits) => {
      const hits = index.search(text)
      const first = hits[0]?.kind === 'exact' ? undefined : called.get(wordKey(askedText(text)))
      if (first === undefined) return grouped(hits, limits)
      const rest = hits.filter(({ item }) => !first.includes(item))
      return grouped([...first.map((item) => ({ item, kind: 'exact' as const })), ...rest], limits)
    },
    near: (text, limits) => grouped(index.near(text), limits),
    bestKind: (text) => index.search(text, 1)[0]?.kind,
    isNickname: (text) => called.has(wordKey(askedText(text))),
  }
}

/** What players call entries besides, by their keys. */
export type Nicknames = Readonly<Record<string, readonly string[]>>

function calledBy(entries: readonly SearchEntry[], nicknames: Nicknames) {
  const called = new Map<string, SearchEntry[]>()
  for (const entry of entries) {
    // 메인퀘 and 메인 퀘 are one word.
    for (const word of new Set((nicknames[entry.key] ?? []).map(wordKey))) {
      called.set(word, [...(called.get(word) ?? []), entry])
    }
  }
  return called
}

function grouped(
  found: ReturnType<NameIndex['search']>,
  limits: SearchLimits,
): readonly HitGroup[] {
  const groups = new Map<SearchKind, { rank: number; hits: SearchEntry[] }>()
  for (const { item, kind: match } of found) {
    const group = groups.get(item.kind)
    // Hits come best first, so the first of a kind tells the rank of its group.
    if (group === undefined) {
      groups.set(item.kind, { rank: MATCH_KINDS.indexOf(match), hits: [item] })
    } else group.hits.push(item)
  }
  return [...groups]
    .toSorted(
      ([left, { rank }], [right, { rank: other }]) =>
        rank - other || SEARCH_KINDS.indexOf(left) - SEARCH_KINDS.indexOf(right),
    )
    .map(([kind, { hits }]) => ({
      kind,
      total: hits.length,
      hits: hits.slice(0, mostOf(kind, limits)).map(hitOf),
    }))
}

/** How many hits of a kind are wanted. */
export function mostOf(kind: SearchKind, { mostPerKind, kind: only }: SearchLimits): number {
  return only === undefined || only === kind ? mostPerKind : 0
}

/** What is shown of an entry. */
export function hitOf({ key, kind, name, detail, href }: SearchEntry): SearchHit {
  return { key, kind, name, detail, href }
}
