import {
  createStatGuesser,
  type StatGuesser,
  type StatLine,
  type StatUsage,
} from '@gyeol/catalogue'
import {
  OPTION_SEARCH_WORDS,
  STAT_DICTIONARY,
  STAT_GROUPS,
  STAT_SEARCH_WORDS,
} from '@gyeol/game-data'
import { STAT_IDS, type StatId } from '@gyeol/terms'

/** Beside 마내 a bare 물내 is the physical one, though the option grant also finds water by it. */
const NOT_MEANT: Readonly<Partial<Record<StatId, string>>> = { res_water_pct: '물내' }

type Spellings = Readonly<Record<StatId, readonly string[]>>

// Tables of words are made when a text is to be read: no list needs them to be drawn.
let spellings: Spellings | undefined
let spellingsOfBothUnits: Spellings | undefined

function forEachStat(words: (id: StatId) => readonly string[]): Spellings {
  // One entry for every id.
  return Object.fromEntries(STAT_IDS.map((id) => [id, words(id)])) as unknown as Spellings
}

/** Everything players call the stats; the option grant has words of its own for many of them. */
export function statSpellings(): Spellings {
  spellings ??= forEachStat(wordsOf)
  return spellings
}

function wordsOf(id: StatId): readonly string[] {
  const { spellings, aliases } = STAT_SEARCH_WORDS[id]
  const words = [...spellings, ...aliases, ...optionWords(id)]
  return words.filter((word) => word !== NOT_MEANT[id])
}

/** What players call an option of the option grant; none where it is no such option. */
function optionWords(key: string): readonly string[] {
  const options: Readonly<
    Record<string, { alternatives: readonly string[]; aliases: readonly string[] }>
  > = OPTION_SEARCH_WORDS
  const { alternatives = [], aliases = [] } = options[key] ?? {}
  return [...alternatives, ...aliases].filter((word) => word !== NOT_MEANT[key as StatId])
}

/**
 * What players call the options of the option grant, by key, the surest first: in the words of its own
 * search, then in those every list understands. A text that is read in knows what a search knows.
 */
export function spokenOptionNames(): readonly Readonly<Record<string, readonly string[]>>[] {
  const keys = Object.keys(OPTION_SEARCH_WORDS)
  return [
    Object.fromEntries(keys.map((key) => [key, optionWords(key)])),
    statSpellingsOfBothUnits(),
  ]
}

/** Words that say their unit: 깡공 is plain, 공퍼 a percentage. */
const UNIT_SAID = /퍼|%|_pct|깡|고정|공엠피|공mp|평타mp|공격 mp/

/** What a stat is called in one unit it may be called in the other (힛 10%). */
function wordsOfBothUnits(id: StatId): readonly string[] {
  const twins = STAT_IDS.filter(
    (other) => STAT_DICTIONARY[other].label === STAT_DICTIONARY[id].label,
  )
  const shared = twins.flatMap((twin) =>
    statSpellings()[twin].filter((word) => !UNIT_SAID.test(word)),
  )
  return [...new Set([...statSpellings()[id], ...shared])]
}

/** How a list uses its stats. */
export function usageOfStats(
  items: Iterable<{ readonly stats: readonly StatLine[] }>,
): ReadonlyMap<StatId, StatUsage> {
  const usage = new Map<StatId, StatUsage>()
  for (const { stats } of items) {
    const seen = new Set<StatId>()
    for (const { stat, value } of stats) {
      const { count, largest } = usage.get(stat) ?? { count: 0, largest: 0 }
      usage.set(stat, {
        count: seen.has(stat) ? count : count + 1,
        largest: Math.max(largest, Math.abs(value)),
      })
      seen.add(stat)
    }
  }
  return usage
}

/** The stats of a list, the most usual first. */
export function usualStats(usage: ReadonlyMap<StatId, StatUsage>): readonly StatId[] {
  return [...usage]
    .toSorted(([, left], [, right]) => right.count - left.count)
    .map(([stat]) => stat)
}

/** {@link statSpellings} with the words of the same stat in the other unit. */
export function statSpellingsOfBothUnits(): Spellings {
  spellingsOfBothUnits ??= forEachStat(wordsOfBothUnits)
  return spellingsOfBothUnits
}

/** Guesses stats by every word players use, as they occur in this list. */
export function listGuesser(usage: ReadonlyMap<StatId, StatUsage>): StatGuesser {
  return createStatGuesser(STAT_DICTIONARY, {
    spellings: statSpellingsOfBothUnits(),
    groups: STAT_GROUPS,
    usage,
  })
}

/** Whether some option called so reaches an amount, in this list. */
export function optionReach(
  usage: ReadonlyMap<StatId, StatUsage>,
): (word: string, amount: number) => boolean {
  // Made with the first amount that may be something else.
  let guess: StatGuesser | undefined
  return (word, amount) => {
    if (word === '') return false
    guess ??= listGuesser(usage)
    return guess([word], false).some((stat) => (usage.get(stat)?.largest ?? 0) >= amount)
  }
}
