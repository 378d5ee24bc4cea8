import { createSearchIndex, MATCH_KINDS } from '@gyeol/korean'
import {
  type HitGroup,
  SEARCH_KINDS,
  type SearchEntry,
  type SearchHit,
  type SearchKind,
  type SearchLimits,
} from './search-entry.ts'

/** Names prepared for searching. */
export type NameGroups = (text: string, limits: SearchLimits) => readonly HitGroup[]

/**
 * Finds entries by their names and puts them into groups of one kind: the group with the best match
 * first, equally good ones in the order of {@link SEARCH_KINDS}.
 */
export function createNameGroups(entries: readonly SearchEntry[]): NameGroups {
  const index = createSearchIndex(entries, ({ name, aliases }) => ({ name, aliases }))
  return (text, limits) => {
    const groups = new Map<SearchKind, { rank: number; hits: SearchEntry[] }>()
    for (const { item, kind: match } of index.search(text)) {
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
}

/** How many hits of a kind are wanted. */
export function mostOf(kind: SearchKind, { mostPerKind, kind: only }: SearchLimits): number {
  return only === undefined || only === kind ? mostPerKind : 0
}

/** What is shown of an entry. */
export function hitOf({ key, kind, name, detail, href }: SearchEntry): SearchHit {
  return { key, kind, name, detail, href }
}
