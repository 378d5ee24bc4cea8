import { withoutFillers } from '@gyeol/catalogue'
import { createSearchIndex, type SearchIndex, type SearchText } from '@gyeol/korean'

type ListSearchOptions<Item> = {
  /** The words of an item. */
  readonly read: (item: Item) => SearchText
  /** What the items of the list are called: 하드 히트 스킬 is 하드 히트 among skills. */
  readonly nouns: readonly string[]
  /** What a short form is written as in the texts of the list (크뎀: 크리티컬 대미지). */
  readonly spelledOut?: (text: string) => readonly string[]
}

/**
 * A list searched as players type: by name, then without the words that only say what it is a list
 * of or ask for nothing (추천), then by what slang stands for.
 */
export function createListSearch<Item>(
  items: readonly Item[],
  { read, nouns, spelledOut }: ListSearchOptions<Item>,
): SearchIndex<Item> {
  const index = createSearchIndex(items, read)
  const spelled = (text: string) => {
    const hits = (spelledOut?.(text) ?? []).flatMap((words) => index.search(words))
    const best = new Map(hits.toReversed().map((hit) => [hit.item, hit]))
    return [...best.values()].toReversed()
  }
  return {
    search(text, limit = Number.POSITIVE_INFINITY) {
      const fewer = withoutFillers(text)
        .split(' ')
        .filter((word) => !nouns.includes(word))
        .join(' ')
      for (const words of new Set([text, fewer])) {
        const hits = index.search(words)
        const found = hits.length > 0 ? hits : spelled(words)
        if (found.length > 0) return found.slice(0, limit)
      }
      return []
    },
  }
}
