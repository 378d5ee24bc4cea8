import { findByReadings, withoutFillers } from '@gyeol/catalogue'
import { createSearchIndex, type SearchIndex, type SearchText } from '@gyeol/korean'

type ListSearchOptions<Item> = {
  /** The words of an item. */
  readonly read: (item: Item) => SearchText
  /** What the items of the list are called: 하드 히트 스킬 is 하드 히트 among skills. */
  readonly nouns: readonly string[]
  /** What a short form is written as in the texts of the list (크뎀: 크리티컬 대미지). */
  readonly spelledOut?: (text: string) => readonly string[]
}

/** A list searched by the words of its items. */
export type ListSearch<Item> = SearchIndex<Item> & {
  /** What a text may mean: the first reading that finds something counts, in all of its spellings. */
  readonly readings: (text: string) => readonly (readonly string[])[]
}

/**
 * A list searched as players type: by name, then without the words that only say what it is a list
 * of or ask for nothing (추천), then by what slang stands for.
 */
export function createListSearch<Item>(
  items: readonly Item[],
  { read, nouns, spelledOut }: ListSearchOptions<Item>,
): ListSearch<Item> {
  const index = createSearchIndex(items, read)
  const readings = (text: string) => {
    const fewer = withoutFillers(text)
      .split(' ')
      .filter((word) => !nouns.includes(word))
      .join(' ')
    const meant = [...new Set([text, fewer])].filter((words) => words.trim() !== '')
    return meant.flatMap((words) => [[words], spelledOut?.(words) ?? []]).filter(hasSome)
  }
  return {
    readings,
    search(text, limit = Number.POSITIVE_INFINITY) {
      const hits = findByReadings(readings(text), (words) => index.search(words))
      // Of several spellings the one that fits an item first counts.
      const best = new Map(hits.toReversed().map((hit) => [hit.item, hit]))
      return [...best.values()].toReversed().slice(0, limit)
    },
  }
}

const hasSome = (words: readonly string[]) => words.length > 0
