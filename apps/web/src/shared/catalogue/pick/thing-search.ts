import { createSearchIndex } from '@gyeol/korean'
import {
  amountsOf,
  type BaseValue,
  meetsBases,
  meetsConditions,
  nameWords,
  NO_CONDITIONS,
  type PieceBases,
  readBases,
  type StatLine,
} from '@gyeol/catalogue'
import type { StatId } from '@gyeol/terms'
import { baseWords } from '../../conditions/base-values.ts'
import { inClauseOrder, inWeightOrder } from '../../conditions/condition-order.ts'
import { soughtStats } from '../../conditions/stat-conditions.ts'
import {
  COMMON_TAG_WORDS,
  createTypedReader,
  typedClauses,
  typedTags,
} from '../../conditions/typed-search.ts'
import { usageOfStats } from '../../stats/stat-guesser.ts'
import { lineText } from '../../stats/stat-words.ts'

type Thing = PieceBases & {
  readonly name: string
  readonly nameEn: string | null
  readonly aliases: readonly string[]
  readonly stats: readonly StatLine[]
}

/** What a text found, best first, and what of it is to be set off in the rows. */
export type FoundThings<Item> = {
  readonly items: readonly Item[]
  readonly sought: ReadonlySet<StatId>
  readonly bases: ReadonlySet<BaseValue>
}

/**
 * Finds things as their own lists do: by name and 초성, by what they give (`크뎀 10`, `관통 마이너스 없음`),
 * or both. Where something is asked of them, what has the most of it comes first.
 * @param options.hasBases they are pieces, asked for by values of their own too (`안정 80`)
 */
export function createThingSearch<Item extends Thing>(
  items: readonly Item[],
  { hasBases = false }: { readonly hasBases?: boolean } = {},
): (query: string) => FoundThings<Item> {
  const names = createSearchIndex(items, nameWords)
  const read = createTypedReader({ usage: usageOfStats(items), words: COMMON_TAG_WORDS, names })
  const namedSo = (words: string) => names.search(words).map(({ item }) => item)
  const search = (query: string): FoundThings<Item> => {
    const { bases, rest } = hasBases ? readBases(query, baseWords()) : { bases: [], rest: query }
    const typed = read(rest, bases.length > 0)
    const clauses = typedClauses(typed)
    const isPlain = typedTags(typed).some(({ is }) => is === 'plain')
    // Whether a condition is met depends on the rest of the build: what could count is shown.
    const conditions = { ...NO_CONDITIONS, clauses, isPlain, countsAll: true }
    const amounts = (item: Item) => amountsOf(item.stats, conditions)
    const called = typed.words === '' ? items : namedSo(typed.words)
    const asked = bases.map(({ clause }) => clause)
    const told = { sought: soughtStats(clauses), bases: new Set(asked.map(({ base }) => base)) }
    const able = called.filter((item) => meetsBases(item, asked))
    const [first] = asked
    if (clauses.length === 0 && !isPlain) {
      if (first === undefined) return { items: called, ...told }
      const isDesc = !first.operator.startsWith('<')
      return { items: inWeightOrder(able, isDesc, (item) => item[first.base]), ...told }
    }
    const found = able.filter((item) => meetsConditions(amounts(item), conditions))
    // What nothing gives may be what something is called: 마법공격 Up.
    if (found.length === 0) return { items: namedSo(query), sought: new Set(), bases: new Set() }
    return { items: inClauseOrder(found, clauses, amounts), ...told }
  }
  // The rows ask for the same text as the list.
  let last: { readonly query: string; readonly found: FoundThings<Item> } | null = null
  return (query) => {
    if (last?.query !== query) last = { query, found: search(query) }
    return last.found
  }
}

/** What a row tells beside a name. `isSought`: it was asked for. */
export type ThingFact = { readonly text: string; readonly isSought: boolean }

/** So much of what was not asked for is told. */
const MOST_OTHERS = 3

/** The lines of a thing as its row tells them: all that was asked for, then some of the rest. */
export function factsOf(
  lines: readonly StatLine[],
  sought: ReadonlySet<StatId>,
): readonly ThingFact[] {
  const facts = lines.map((line) => ({ text: lineText(line), isSought: sought.has(line.stat) }))
  const asked = facts.filter(({ isSought }) => isSought)
  const others = facts.filter(({ isSought }) => !isSought)
  return [...asked, ...others.slice(0, Math.max(0, MOST_OTHERS - asked.length))]
}
