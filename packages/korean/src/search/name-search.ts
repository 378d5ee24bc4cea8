import { assemble, canBeJongseong, hasBatchim } from 'es-hangul'
import { getRegExp } from 'korean-regexp'
import { otherKeyboard } from './other-keyboard.ts'
import { askedText } from '../tidy-text.ts'
import { type CompactText, compactQuery, compactText, MAX_QUERY_LENGTH } from './search-text.ts'
import { lazily } from './lazily.ts'
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
  /** All aliases in one text: most names are none of them, and one look tells so. */
  readonly aliasText: string
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
      entries.push({ item, name: compactText(name), ...aliasesOf(others), order })
    }
    return entries.length === items.length
  }
  // A screen asks for the same text several times while it draws.
  let last: { readonly typed: string; readonly hits: readonly SearchHit<Item>[] } | null = null
  const alike = lazily(() => entries.map(foldEntry))
  const near = createNearSearch(entries)
  return {
    prepare,
    search(typed, limit = Number.POSITIVE_INFINITY) {
      prepare(items.length)
      if (last?.typed !== typed) last = { typed, hits: firstHits(entries, typed, alike) }
      return last.hits.slice(0, limit)
    },
    near(typed) {
      prepare(items.length)
      return near(typed).map((item) => ({ item, kind: 'alike' }))
    },
  }
}

function aliasesOf(aliases: readonly CompactText[]) {
  return { aliases, aliasText: aliases.map(({ text }) => text).join('\n') }
}

function foldEntry<Item>(entry: Entry<Item>): Entry<Item> {
  const fold = ({ text, wordStarts }: CompactText) => ({ text: foldSounds(text), wordStarts })
  return { ...entry, name: fold(entry.name), ...aliasesOf(entry.aliases.map(fold)) }
}

/** The hits of the first reading of a text that has any. */
function firstHits<Item>(
  entries: readonly Entry<Item>[],
  typed: string,
  alike: () => readonly Entry<Item>[],
): SearchHit<Item>[] {
  for (const query of readings(typed)) {
    const hits = searchEntries(entries, query)
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

function searchEntries<Item>(entries: readonly Entry<Item>[], query: Query): SearchHit<Item>[] {
  const found: { entry: Entry<Item>; kind: MatchKind; rank: number }[] = []
  for (const entry of entries) {
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
  { aliases, aliasText }: Entry<Item>,
): { readonly kind: MatchKind; readonly nearness: number } | null {
  if (!query.pattern.test(aliasText) && !aliasText.includes(query.text)) return null
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
  for (const meant of [typed, asked, ...otherKeyboard(asked), ...nameForms(asked)]) {
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

/** Understands 초성, half-typed last syllables (강글 → 강그레프) and mixtures of both (바ㅋㅈ). */
function compilePattern(text: string): RegExp {
  const pattern = getRegExp(text, { initialSearch: true })
  const closed = closeLastSyllable(text)
  if (closed === null) return pattern
  const other = getRegExp(closed, { initialSearch: true })
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
