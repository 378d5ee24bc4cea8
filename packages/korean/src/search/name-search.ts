import { assemble, canBeJongseong, hasBatchim } from 'es-hangul'
import { getRegExp } from 'korean-regexp'
import { otherKeyboard } from './other-keyboard.ts'
import { askedText } from '../tidy-text.ts'
import { type CompactText, compactQuery, compactText, MAX_QUERY_LENGTH } from './search-text.ts'
import { lazily } from './lazily.ts'
import { createLines, type Lines } from './lines.ts'
import { createNearSearch } from './near-search.ts'
import { foldSounds } from './sound-alike.ts'

/** How a name matched, best first. The position in this list is the rank. */
export const MATCH_KINDS = [
  'exact',
  'prefix',
  'word-start',
  'alias-exact',
  'inside',
  'choseong-prefix',
  'choseong',
  'alias',
  'alike',
] as const
/** One of {@link MATCH_KINDS}. */
export type MatchKind = (typeof MATCH_KINDS)[number]

/** The searchable words of one item: the name shown, and what players call it (크뎀, 공속 …). */
export type SearchText = {
  readonly name: string
  readonly aliases?: readonly string[]
}

/** One found item. */
export type SearchHit<Item> = {
  readonly item: Item
  readonly kind: MatchKind
}

/** A list to search; {@link SearchIndex.search} runs per key press. */
export type SearchIndex<Item> = {
  /**
   * The items that match, best kind first, shorter names first inside a kind, then in list order.
   * An empty query finds nothing. Where nothing matched as typed, the text is read as its keys mean
   * with the keyboard set to the other script (rkdrmfp, ㅠ마ㅕㅋ무), without its particle (바쿠잔을),
   * with a Roman numeral for its number (제가 2), and last by what sounds alike (강그래프).
   */
  search(query: string, limit?: number): SearchHit<Item>[]
}

/** A list that can also be asked what a text that finds nothing was meant to be. */
type NearSearch<Item> = {
  /** The items one slip away (바큐잔), then those that sound so in the other script (일루미네이터). */
  near(query: string): SearchHit<Item>[]
}

/** A list whose words are prepared when they are first needed: the slow part. */
type LazySearchIndex<Item> = SearchIndex<Item> &
  NearSearch<Item> & {
    /**
     * Prepares up to `count` more items and tells whether all are ready, so that thousands can be made
     * ready bit by bit while nobody waits. The first search prepares what is left by itself.
     */
    prepare(count: number): boolean
  }

type Entry<Item> = {
  readonly item: Item
  readonly name: CompactText
  readonly aliases: readonly CompactText[]
  readonly order: number
}

/** Entries with all their words in one text: one look through it tells which of thousands are worth a closer one. */
type Searched<Item> = {
  readonly entries: readonly Entry<Item>[]
  readonly lines: Lines
}

type Query = {
  readonly text: string
  readonly isChoseong: boolean
  readonly pattern: RegExp
  /** Words typed with spaces between; they may stand in any order in the name. */
  readonly words: readonly RegExp[]
}

/** Makes `items` searchable; `read` tells the words of one item. Rules: the package README. */
export function createSearchIndex<Item>(
  items: readonly Item[],
  read: (item: Item) => SearchText,
): LazySearchIndex<Item> {
  const entries: Entry<Item>[] = []
  const prepare = (count: number) => {
    for (const item of items.slice(entries.length, entries.length + count)) {
      const { name, aliases = [] } = read(item)
      const order = entries.length
      const others = aliases.map(compactText)
      entries.push({ item, name: compactText(name), aliases: others, order })
    }
    return entries.length === items.length
  }
  const kept = new Map<string, readonly SearchHit<Item>[]>()
  const asWritten = lazily(() => searched(entries))
  const alike = lazily(() => searched(entries.map(foldEntry)))
  const near = createNearSearch(entries)
  return {
    prepare,
    search(typed, limit = Number.POSITIVE_INFINITY) {
      prepare(items.length)
      const hits = kept.get(typed) ?? firstHits(asWritten(), typed, alike)
      keepLast(kept, typed, hits)
      return hits.slice(0, limit)
    },
    near(typed) {
      prepare(items.length)
      return near(typed).map((item) => ({ item, kind: 'alike' }))
    },
  }
}

/** A screen asks for the same text several times while it draws, and for its words with every letter that is typed. */
const MOST_KEPT = 16

function keepLast<Value>(kept: Map<string, Value>, key: string, value: Value) {
  kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}

function searched<Item>(entries: readonly Entry<Item>[]): Searched<Item> {
  const words = ({ name, aliases }: Entry<Item>) => [name, ...aliases].map(({ text }) => text)
  return { entries, lines: createLines(entries.map((entry) => words(entry).join(' '))) }
}

function foldEntry<Item>(entry: Entry<Item>): Entry<Item> {
  const fold = ({ text, wordStarts }: CompactText) => ({ text: foldSounds(text), wordStarts })
  return { ...entry, name: fold(entry.name), aliases: entry.aliases.map(fold) }
}

/** The hits of the first reading of a text that has any. */
function firstHits<Item>(
  asWritten: Searched<Item>,
  typed: string,
  alike: () => Searched<Item>,
): SearchHit<Item>[] {
  for (const query of readings(typed)) {
    const hits = searchEntries(asWritten, query)
    if (hits.length > 0) return hits
  }
  const heard = readAlike(typed)
  if (heard === null) return []
  return searchEntries(alike(), heard).map(({ item }) => ({ item, kind: 'alike' }))
}

/** One or two syllables sound like too many names. */
const LEAST_HEARD = 3

function readAlike(typed: string): Query | null {
  const asked = askedText(typed.slice(0, MAX_QUERY_LENGTH))
  const text = compactQuery(asked)
  const syllables = text.match(/[가-힣]/g)?.length ?? 0
  return syllables < LEAST_HEARD ? null : readQuery(foldSounds(asked))
}

/** Compiles `typed` once and tells how a single name matches it, or null. */
export function createMatcher(typed: string): (name: string) => MatchKind | null {
  const queries = [...readings(typed)]
  return (name) => {
    const compact = compactText(name)
    for (const query of queries) {
      const kind = matchName(query, compact)
      if (kind !== null) return kind
    }
    return null
  }
}

function searchEntries<Item>({ entries, lines }: Searched<Item>, query: Query): SearchHit<Item>[] {
  const found: { entry: Entry<Item>; kind: MatchKind; rank: number }[] = []
  // What holds several words in another order holds the first of them.
  const firstWords = query.words.length > 1 ? query.words.slice(0, 1) : []
  for (const at of lines.meeting([query.pattern, ...firstWords], query.text)) {
    const entry = entries[at]
    if (entry === undefined) continue
    const named = matchName(query, entry.name)
    const match = named === null ? matchAliases(query, entry) : { kind: named, nearness: 0 }
    if (match === null) continue
    const rank = MATCH_KINDS.indexOf(match.kind) + match.nearness / MATCH_KINDS.length
    found.push({ entry, kind: match.kind, rank })
  }
  found.sort(
    (left, right) =>
      left.rank - right.rank ||
      left.entry.name.text.length - right.entry.name.text.length ||
      left.entry.order - right.entry.order,
  )
  return found.map(({ entry, kind }) => ({ item: entry.item, kind }))
}

function matchName(query: Query, name: CompactText): MatchKind | null {
  if (name.text === query.text) return 'exact'
  const at = name.text.search(query.pattern)
  if (at === -1) return query.words.length > 1 && hasAllWords(query, name) ? 'inside' : null
  if (query.isChoseong) return at === 0 ? 'choseong-prefix' : 'choseong'
  if (at === 0) return 'prefix'
  return startsWord(query, name) ? 'word-start' : 'inside'
}

/** The first hit may lie inside a word while a later one opens a word. */
function startsWord(query: Query, name: CompactText): boolean {
  for (const start of name.wordStarts) {
    if (start > 0 && name.text.slice(start).search(query.pattern) === 0) return true
  }
  return false
}

function hasAllWords(query: Query, name: CompactText): boolean {
  return query.words.every((word) => word.test(name.text))
}

/** `nearness`: how well the best of the other names fits, 0 is best. */
function matchAliases<Item>(
  query: Query,
  { aliases }: Entry<Item>,
): { readonly kind: MatchKind; readonly nearness: number } | null {
  let nearness: number | null = null
  for (const alias of aliases) {
    if (alias.text !== query.text && !query.pattern.test(alias.text)) continue
    const kind = matchName(query, alias)
    if (kind === 'exact') return { kind: 'alias-exact', nearness: 0 }
    const rank = kind === null ? MATCH_KINDS.length - 1 : MATCH_KINDS.indexOf(kind)
    nearness = Math.min(nearness ?? rank, rank)
  }
  return nearness === null ? null : { kind: 'alias', nearness }
}

function readQuery(typed: string): Query | null {
  const text = compactQuery(typed.slice(0, MAX_QUERY_LENGTH))
  if (text === '') return null
  return {
    text,
    isChoseong: /^[ㄱ-ㅎ]+$/.test(text),
    pattern: compilePattern(text),
    words: typed
      .slice(0, MAX_QUERY_LENGTH)
      .trim()
      .split(/\s+/)
      .map(compactQuery)
      .filter(Boolean)
      .map(compilePattern),
  }
}

/** What a typed text may mean: as it stands, without marks around it, as keys of the other script, and as it is said. */
function* readings(typed: string): Generator<Query> {
  const asked = askedText(typed.slice(0, MAX_QUERY_LENGTH))
  const meanings = [typed, asked, ...otherKeyboard(asked), ...nameForms(asked)]
  for (const meant of new Set(meanings)) {
    const query = readQuery(meant)
    if (query !== null) yield query
  }
}

const PARTICLE =
  /(?<=[가-힣a-zⅠ-Ⅻ]{2})(?:이랑|하고|에서|으로|은|는|이|가|을|를|의|도|만|와|과|랑|로)$/iu
const NUMBER = /^(?<name>.*[^\d\s+-])\s*(?<number>[1-9]|10)$/u
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const

/**
 * What else a typed name may stand for, the likeliest first: 바쿠잔을 is 바쿠잔, 제가 2 is 제가II.
 * Empty for a name that can only be meant as it stands.
 */
export function nameForms(text: string): readonly string[] {
  const bare = text.trim().replace(PARTICLE, '')
  const { name, number } = NUMBER.exec(bare)?.groups ?? {}
  const roman = name === undefined ? [] : [name + (ROMAN[Number(number)] ?? '')]
  return bare === text.trim() ? roman : [bare, ...roman]
}

/** Names and typed texts are of one case already. */
const EXACT_CASE = { initialSearch: true, ignoreCase: false }

/** Understands 초성, half-typed last syllables (강글 → 강그레프) and mixtures of both (바ㅋㅈ). */
function compilePattern(text: string): RegExp {
  const pattern = getRegExp(text, EXACT_CASE)
  const closed = closeLastSyllable(text)
  if (closed === null) return pattern
  const other = getRegExp(closed, EXACT_CASE)
  return new RegExp(`${pattern.source}|${other.source}`, pattern.flags)
}

/** A last consonant may also close the syllable before it: 바쿠자ㄴ is 바쿠잔, not only 바쿠자나. */
function closeLastSyllable(text: string): string | null {
  const parts = /^(?<head>.*)(?<open>[가-힣])(?<last>[ㄱ-ㅎ])$/u.exec(text)?.groups
  if (parts === undefined) return null
  const { head = '', open = '', last = '' } = parts
  if (!canBeJongseong(last) || hasBatchim(open)) return null
  return head + assemble([open, last])
}
