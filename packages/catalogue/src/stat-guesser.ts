import { STAT_IDS, type StatId } from '@gyeol/terms'
import type { StatDictionary } from './stat-model.ts'
import type { StatSpellings } from './stat-text.ts'
import { wordKey } from './word-finder.ts'

/**
 * The stats some typed words stand for, the most usual first; none where they are no stats.
 * `isPercent`: a % was typed with them; `value`: the amount. A stat is either plain or percent,
 * never both.
 */
export type StatGuesser = (
  words: readonly string[],
  isPercent: boolean,
  value?: number,
) => readonly StatId[]

/** How a list uses a stat. */
export type StatUsage = {
  /** How many items have it. */
  readonly count: number
  /** The largest amount, whatever its sign. */
  readonly largest: number
}

/** A word that means several stats at once (관통: 물리 and 마법). */
export type StatGroup = { readonly words: readonly string[]; readonly stats: readonly StatId[] }

/** What a guesser knows besides the labels. */
export type StatGuesserOptions = {
  readonly spellings: StatSpellings
  readonly groups?: readonly StatGroup[]
  readonly usage?: ReadonlyMap<StatId, StatUsage>
}

/** Amounts of both units mean about the same while the plain ones are not much larger. */
const ALIKE = 4
/** A unit this many times rarer than the other is not what one thinks of. */
const RARE = 8

/** An amount above is no percentage where a list does not tell better. */
const LARGEST_PERCENT = 100

/**
 * Guesses stats by label, spelling, short form and slang. Where a word fits a plain and a percent
 * stat and no % was typed, either will do if there is no amount or the amounts of both are alike in
 * the list (`usage`); otherwise the one that occurs more often there is meant, unless
 * the amount is larger than any percentage of the list: `공속 500` means the plain one. Of several
 * stats a word may be short for, those that never reach the amount are not meant; a group means all
 * of its stats.
 */
export function createStatGuesser(
  stats: StatDictionary,
  { spellings, groups = [], usage = new Map() }: StatGuesserOptions,
): StatGuesser {
  const ids = wordsToIds(stats, spellings, groups)
  const groupKeys = new Set(groups.flatMap((group) => group.words.map(statKey)))
  const reaches = (id: StatId, value: number, most: number) =>
    Math.abs(value) <= (usage.get(id)?.largest ?? most)
  const byUse = (left: StatId, right: StatId) =>
    (usage.get(right)?.count ?? 0) - (usage.get(left)?.count ?? 0)
  const inOneUnit = (found: readonly StatId[], isPercent: boolean, value: number) => {
    const wanted = found.filter((id) =>
      isPercent
        ? stats[id].unit === 'percent'
        : stats[id].unit !== 'percent' || reaches(id, value, LARGEST_PERCENT),
    )
    const meant = (wanted.length > 0 ? wanted : found).toSorted(byUse)
    return isAlike(meant) ? meant : meant.slice(0, 1)
  }
  const isAlike = (found: readonly StatId[]) => {
    const largest = (unit: 'flat' | 'percent') =>
      Math.max(
        0,
        ...found.filter((id) => stats[id].unit === unit).map((id) => usage.get(id)?.largest ?? 0),
      )
    const counts = found.map((id) => usage.get(id)?.count ?? 0)
    const isUsual = Math.min(...counts) * RARE >= Math.max(...counts)
    return isUsual && largest('percent') > 0 && largest('flat') < ALIKE * largest('percent')
  }
  /** Where no amount says which, either unit will do. */
  const inEitherUnit = (found: readonly StatId[]) => {
    const used = found.filter((id) => usage.size === 0 || usage.has(id))
    return (used.length > 0 ? used : found).toSorted(byUse)
  }
  return (words, isPercent, amount) => {
    const value = amount ?? 0
    const found = [...new Set(words.flatMap((word) => ids.get(statKey(word)) ?? []))]
    const labels = [...new Set(found.map((id) => stats[id].label))]
    const meant = labels.flatMap((label) => {
      const named = found.filter((id) => stats[id].label === label)
      if (amount === undefined && !isPercent) return inEitherUnit(named)
      return inOneUnit(named, isPercent, value)
    })
    if (words.every((word) => groupKeys.has(statKey(word)))) return meant.toSorted(byUse)
    const able = meant.filter((id) => reaches(id, value, value === 0 ? 0 : -1))
    return (able.length > 0 ? able : meant).toSorted(byUse)
  }
}

function wordsToIds(
  stats: StatDictionary,
  spellings: StatSpellings,
  groups: readonly StatGroup[],
): ReadonlyMap<string, readonly StatId[]> {
  const ids = new Map<string, readonly StatId[]>()
  for (const id of STAT_IDS) {
    const keys = new Set([stats[id].label, id, ...spellings[id]].map(statKey))
    for (const key of keys) ids.set(key, [...(ids.get(key) ?? []), id])
  }
  // What a group says stands: it names all of its stats, those that are called so themselves too.
  for (const { words, stats: members } of groups) {
    for (const word of words) ids.set(statKey(word), members)
  }
  return ids
}

function statKey(word: string): string {
  return wordKey(word.replace(/_pct$/, '')).replace(/%$/, '')
}
