import { createSearchIndex } from '@gyeol/korean'
import {
  amountsOf,
  meetsConditions,
  nameWords,
  NO_CONDITIONS,
  type StatLine,
} from '@gyeol/catalogue'
import { inClauseOrder } from '../../../shared/conditions/condition-order.ts'
import {
  COMMON_TAG_WORDS,
  createTypedReader,
  typedClauses,
  typedTags,
} from '../../../shared/conditions/typed-search.ts'
import { usageOfStats } from '../../../shared/stats/stat-guesser.ts'

type Thing = {
  readonly name: string
  readonly nameEn: string | null
  readonly aliases: readonly string[]
  readonly stats: readonly StatLine[]
}

/**
 * Finds things as their own lists do: by name and 초성, by what they give (`크뎀 10`, `관통 마이너스 없음`),
 * or both. Where only a stat is typed, what gives the most of it comes first.
 */
export function createThingSearch<Item extends Thing>(
  items: readonly Item[],
): (query: string) => readonly Item[] {
  const names = createSearchIndex(items, nameWords)
  const read = createTypedReader({ usage: usageOfStats(items), words: COMMON_TAG_WORDS, names })
  return (query) => {
    const typed = read(query)
    const clauses = typedClauses(typed)
    const isPlain = typedTags(typed).some(({ is }) => is === 'plain')
    const called = typed.words === '' ? items : names.search(typed.words).map(({ item }) => item)
    if (clauses.length === 0 && !isPlain) return called
    // Whether a condition is met depends on the rest of the build: what could count is shown.
    const conditions = { ...NO_CONDITIONS, clauses, isPlain, countsAll: true }
    const amounts = (item: Item) => amountsOf(item.stats, conditions)
    const found = called.filter((item) => meetsConditions(amounts(item), conditions))
    return inClauseOrder(found, clauses, amounts)
  }
}
