import { createStatGuesser, type StatGuesser, type StatLine } from '@gyeol/catalogue'
import { OPTION_SEARCH_WORDS, STAT_DICTIONARY, STAT_SEARCH_WORDS } from '@gyeol/game-data'
import { STAT_IDS, type StatId } from '@gyeol/terms'

/** Everything players call the stats; the option grant has words of its own for many of them. */
export const STAT_SPELLINGS = Object.fromEntries(
  STAT_IDS.map((id) => [id, wordsOf(id)]),
) as unknown as Readonly<Record<StatId, readonly string[]>> // one entry for every id

function wordsOf(id: StatId): readonly string[] {
  const options: Readonly<
    Record<string, { alternatives: readonly string[]; aliases: readonly string[] }>
  > = OPTION_SEARCH_WORDS
  const { spellings, aliases } = STAT_SEARCH_WORDS[id]
  const more = options[id]
  return [...spellings, ...aliases, ...(more?.alternatives ?? []), ...(more?.aliases ?? [])]
}

/** How many things of a list have each stat. */
export function countStats(
  items: Iterable<{ readonly stats: readonly StatLine[] }>,
): ReadonlyMap<StatId, number> {
  const counts = new Map<StatId, number>()
  for (const { stats } of items) {
    for (const stat of new Set(stats.map((line) => line.stat))) {
      counts.set(stat, (counts.get(stat) ?? 0) + 1)
    }
  }
  return counts
}

/** Guesses stats by every word players use, as they occur in this list. */
export function listGuesser(counts: ReadonlyMap<StatId, number>): StatGuesser {
  return createStatGuesser(STAT_DICTIONARY, STAT_SPELLINGS, counts)
}
