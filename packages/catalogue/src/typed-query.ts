import { STAT_IDS, type StatId } from '@gyeol/terms'
import type { StatDictionary } from './stat-model.ts'
import type { StatClause } from './stat-query.ts'
import type { StatSpellings } from './stat-text.ts'
import { wordKey } from './word-finder.ts'

/** The stat a typed word stands for. `isPercent`: a % was typed with it; `value`: the amount. */
export type StatGuesser = (word: string, isPercent: boolean, value?: number) => StatId | undefined

/** How a list uses a stat. */
export type StatUsage = {
  /** How many things have it. */
  readonly count: number
  /** The largest amount, whatever its sign. */
  readonly largest: number
}

/** What words of a typed search can mean besides a name. `tag`: kinds, gear … of the list. */
export type TypedQueryFinder<Tag> = {
  readonly stat: StatGuesser
  readonly tag: (word: string) => Tag | undefined
}

/** One understood part of a typed search; `text` is how it was typed. */
export type TypedPart<Tag> =
  | { readonly kind: 'clause'; readonly clause: StatClause; readonly text: string }
  | { readonly kind: 'tag'; readonly tag: Tag; readonly text: string }

/** A typed search taken apart. `words`: what is left, a name or a piece of one. */
export type TypedQuery<Tag> = {
  readonly parts: readonly TypedPart<Tag>[]
  readonly words: string
}

/** A word for more labels than this (스탯) says nothing certain. */
const MOST_LABELS = 3

/** An amount above is no percentage where a list does not tell better. */
const LARGEST_PERCENT = 100

/**
 * Guesses stats by label, spelling, short form and slang. Where a word fits a plain and a percent
 * stat and no % was typed, the one that occurs more often in the list is meant (`usage`), unless
 * the amount is larger than any percentage of the list: `공속 500` means the plain one.
 */
export function createStatGuesser(
  stats: StatDictionary,
  spellings: StatSpellings,
  usage: ReadonlyMap<StatId, StatUsage> = new Map(),
): StatGuesser {
  const ids = wordsToIds(stats, spellings)
  const fitsPercent = (id: StatId, value: number) =>
    Math.abs(value) <= (usage.get(id)?.largest ?? LARGEST_PERCENT)
  const countOf = (id: StatId) => usage.get(id)?.count ?? 0
  return (word, isPercent, value = 0) => {
    const found = ids.get(statKey(word)) ?? []
    if (new Set(found.map((id) => stats[id].label)).size > MOST_LABELS) return undefined
    const wanted = found.filter((id) =>
      isPercent
        ? stats[id].unit === 'percent'
        : stats[id].unit !== 'percent' || fitsPercent(id, value),
    )
    const choice = wanted.length > 0 ? wanted : found
    return choice.toSorted((left, right) => countOf(right) - countOf(left))[0]
  }
}

function wordsToIds(
  stats: StatDictionary,
  spellings: StatSpellings,
): ReadonlyMap<string, readonly StatId[]> {
  const ids = new Map<string, StatId[]>()
  for (const id of STAT_IDS) {
    const keys = new Set([stats[id].label, id, ...spellings[id]].map(statKey))
    for (const key of keys) ids.set(key, [...(ids.get(key) ?? []), id])
  }
  return ids
}

function statKey(word: string): string {
  return wordKey(word.replace(/_pct$/, '')).replace(/%$/, '')
}

type Operator = Exclude<StatClause['operator'], 'has'>

const OPERATORS: Readonly<Record<string, Operator>> = {
  '≥': '>=',
  '>=': '>=',
  '=>': '>=',
  '≤': '<=',
  '<=': '<=',
  '=<': '<=',
  '>': '>',
  '<': '<',
  '=': '=',
  이상: '>=',
  이하: '<=',
  초과: '>',
  미만: '<',
}

const TOKEN = />=|<=|=>|=<|[≥≤<>=]|[^\s,<>=≥≤]+/g
const SIGN = /^(?:>=|<=|=>|=<|[≥≤<>=])$/
const AMOUNT = /^(?<value>[-−]?\d{1,6})(?<percent>%?)(?<suffix>[ㄱ-ㅎ가-힣]{0,2})$/
/** `크뎀10이상` in one piece; `회피+16` is a name. */
const GLUED = /^(?<word>.*[^\d+-])(?<amount>[-−]?\d{1,6}%?[ㄱ-ㅎ가-힣]{0,2})$/
/** 이상, 이하, 초과 or 미만, also half typed. */
const SUFFIX = /^(?:[ㅇㅊㅁ]|이[가-힣ㄱ-ㅎ]?|초[가-힣ㄱ-ㅎ]?|미[가-힣ㄱ-ㅎ]?|일|잇|밈)$/
/** 크리티컬 대미지 무너뜨리기 … no stat's name has more words. */
const MOST_WORDS = 4

/**
 * Reads a search as players type it: `크뎀≥10 무기`, `ATK% 10 이상`, `공속 500`, `방패 물관`. What is
 * no condition stays a name, so every name typed in full is found as one.
 */
export function readTypedQuery<Tag>(text: string, finder: TypedQueryFinder<Tag>): TypedQuery<Tag> {
  const tokens = text.normalize('NFC').match(TOKEN) ?? []
  const parts: TypedPart<Tag>[] = []
  const words: string[] = []
  let at = 0
  while (at < tokens.length) {
    const found = partAt(tokens, at, finder)
    if (found === null) words.push(tokens[at] ?? '')
    else parts.push(found.part)
    at += found?.length ?? 1
  }
  return { parts, words: words.filter((word) => !SIGN.test(word)).join(' ') }
}

type Found<Tag> = { readonly part: TypedPart<Tag>; readonly length: number }

/** The part with the most words that begins at a token. */
function partAt<Tag>(
  tokens: readonly string[],
  at: number,
  finder: TypedQueryFinder<Tag>,
): Found<Tag> | null {
  for (let count = Math.min(MOST_WORDS, tokens.length - at); count > 0; count -= 1) {
    const pieces = tokens.slice(at, at + count)
    if (pieces.some((piece) => SIGN.test(piece))) continue
    const phrase = pieces.join(' ')
    const tag = wordKey(phrase).length > 1 ? finder.tag(phrase) : undefined
    if (tag !== undefined) return { part: { kind: 'tag', tag, text: phrase }, length: count }
    const rest = tokens.slice(at + count)
    const found = readClause(phrase, rest, finder.stat)
    if (found === null) continue
    const length = count + found.length
    const typed = tokens.slice(at, at + length).join(' ')
    return { part: { kind: 'clause', clause: found.clause, text: typed }, length }
  }
  return null
}

/** `length`: how many tokens behind the phrase belong to it. */
type FoundClause = { readonly clause: StatClause; readonly length: number }

function readClause(
  phrase: string,
  rest: readonly string[],
  guess: StatGuesser,
): FoundClause | null {
  const glued = GLUED.exec(phrase)?.groups
  const word = glued?.word ?? ''
  if (glued && guess(word, false) !== undefined) {
    const found = withAmount(word, [glued.amount ?? '', ...rest], guess)
    // The amount is a piece of the phrase itself.
    return found === null ? null : { ...found, length: found.length - 1 }
  }
  if (guess(phrase, false) === undefined) return null
  const sign = rest[0] !== undefined && SIGN.test(rest[0]) ? rest[0] : undefined
  const counted = withAmount(phrase, sign === undefined ? rest : rest.slice(1), guess)
  if (counted === null) {
    // One syllable is more often the beginning of a name than a short form.
    if (wordKey(phrase).length < 2 && sign === undefined) return null
    const stat = guess(phrase, phrase.includes('%'))
    if (stat === undefined) return null
    return { clause: { stat, operator: 'has', value: 0 }, length: sign === undefined ? 0 : 1 }
  }
  if (sign === undefined) return counted
  const operator = OPERATORS[sign] ?? '>='
  return { clause: { ...counted.clause, operator }, length: counted.length + 1 }
}

/** Reads the amount a list of tokens begins with. */
function withAmount(
  word: string,
  tokens: readonly string[],
  guess: StatGuesser,
): FoundClause | null {
  const [first = '', second] = tokens
  const groups = AMOUNT.exec(first)?.groups
  if (!groups) return null
  const own = groups.suffix ?? ''
  if (own !== '' && !SUFFIX.test(own)) return null
  const isNext = own === '' && second !== undefined && SUFFIX.test(second)
  const suffix = isNext ? second : own
  const value = Number((groups.value ?? '').replace('−', '-'))
  const stat = guess(word, word.includes('%') || groups.percent === '%', value)
  if (stat === undefined) return null
  const operator = OPERATORS[suffix] ?? '>='
  return { clause: { stat, operator, value }, length: isNext ? 2 : 1 }
}
