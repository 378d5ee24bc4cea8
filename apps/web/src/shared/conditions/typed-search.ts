import {
  readTypedQuery,
  type StatClause,
  type StatUsage,
  type TypedQuery,
  withoutFillers,
} from '@gyeol/catalogue'
import { GEAR_ALIASES, GEAR_NAMES } from '@gyeol/game-data'
import { askedText, type SearchIndex } from '@gyeol/korean'
import { GEAR_KINDS, type GearKind, type StatId } from '@gyeol/terms'
import { createHalfTyped } from '../stats/half-typed-stats.ts'
import { listGuesser } from '../stats/stat-guesser.ts'
import { otherReadings } from './other-readings.ts'
import { TAG_WORDS } from './tag-words.ts'

/** Words every list with stats understands; each list adds its own kinds. */
export type CommonTag = { readonly is: 'plain' } | { readonly is: 'worn'; readonly gear: GearKind }

/** Spellings of {@link CommonTag}. */
export const COMMON_TAG_WORDS: readonly (readonly [CommonTag, readonly string[]])[] = [
  [{ is: 'plain' }, TAG_WORDS.plain],
  ...GEAR_KINDS.map(
    (gear) => [{ is: 'worn', gear }, [GEAR_NAMES[gear], ...GEAR_ALIASES[gear]]] as const,
  ),
]

type TypedReaderOptions<Tag> = {
  /** How the list uses its stats. */
  readonly usage: ReadonlyMap<StatId, StatUsage>
  readonly words: readonly (readonly [Tag, readonly string[]])[]
  /** The list's own names: several words that begin one (가드 골렘) are that name. */
  readonly names: SearchIndex<unknown>
}

/**
 * Understands a typed search in the words of one list, also where some of them were typed with the
 * keyboard set to the other script (`zmepa 10`, `ㅁ사 9%`), by their 초성 (`ㅋㄷ 10`) or not to their
 * end (`크리뎀ㅈ 10`).
 */
export function createTypedReader<Tag>(options: TypedReaderOptions<Tag>): TypedReader<Tag> {
  // Made with the first text: most who open a list only look at it.
  let read: TypedReader<Tag> | undefined
  // A screen asks for the same text several times while it draws.
  let last: { readonly key: string; readonly typed: TypedQuery<Tag> } | null = null
  return (typed, isBesideOthers = false) => {
    const text = askedText(typed)
    if (text === '') return { parts: [], words: '' }
    read ??= createReader(options)
    const key = `${isBesideOthers} ${text}`
    if (last?.key !== key) last = { key, typed: read(text, isBesideOthers) }
    return last.typed
  }
}

/** Takes a text apart. `isBesideOthers`: it stood beside a condition, where one syllable (활) is a kind. */
export type TypedReader<Tag> = (text: string, isBesideOthers?: boolean) => TypedQuery<Tag>

function createReader<Tag>({ usage, words, names }: TypedReaderOptions<Tag>): TypedReader<Tag> {
  const tags = new Map<string, Tag>()
  for (const [tag, spellings] of words) {
    for (const spelling of spellings) {
      const key = keyOf(spelling)
      if (!tags.has(key)) tags.set(key, tag)
    }
  }
  const bestKind = remembered((text) => names.search(text, 1)[0]?.kind ?? null)
  const isName = (text: string) => {
    const kind = bestKind(text)
    if (kind === 'alias') return LATIN.test(text)
    return kind === 'exact' || kind === 'prefix' || kind === 'alias-exact'
  }
  const half = createHalfTyped(usage)
  const finder = {
    stat: listGuesser(usage),
    tag: (word: string) => tags.get(keyOf(word)),
    half: (word: string) => (isName(word) ? [] : half(word)),
    isName,
  }
  const wholeFinder = { ...finder, half: nothing }
  const besideFinder = { ...finder, isName: () => false }
  return (asked, isBesideOthers = false) => {
    if (isBesideOthers) return readTypedQuery(asked, besideFinder)
    const isCalledSo = bestKind(asked) !== null
    // ATK+9% is a condition unless something is called so, as 회피+16 is.
    const text = isCalledSo ? asked : asked.replaceAll(/(?<=[^\d\s+])\s*[+＋](?=[\d０-９])/g, ' ')
    const read = readTypedQuery(text, isCalledSo ? wholeFinder : finder)
    if (read.parts.length > 0 && /\S\s+\S/.test(text) && isName(text)) {
      return { parts: [], words: text.trim() }
    }
    if (read.words === '' || isName(read.words)) return read
    const best = otherReadings(text, read.words)
      .map((typed) => readTypedQuery(typed, finder))
      .reduce((most, other) => (saysMore(other, most) ? other : most), read)
    return { ...best, words: calledWords(best.words, (words) => bestKind(words) !== null) }
  }
}

/** English names are aliases, of which no beginning is told apart. */
const LATIN = /^[a-z'\s-]{4,}$/i

const nothing = (): readonly string[] => []

/** 바쿠잔 크리스타 is 바쿠잔 where nothing is called so in full. */
function calledWords(words: string, isCalled: (words: string) => boolean): string {
  if (words === '' || isCalled(words)) return words
  const fewer = withoutFillers(words)
  return fewer !== '' && isCalled(fewer) ? fewer : words
}

/** The same pieces of a text are asked for with every key. */
const MOST_REMEMBERED = 200

function remembered<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = ask(text)
    if (answers.size >= MOST_REMEMBERED) answers.clear()
    answers.set(text, answer)
    return answer
  }
}

/** Whether a reading understands more parts than another one, or the same with less left over. */
function saysMore<Tag>(one: TypedQuery<Tag>, other: TypedQuery<Tag>): boolean {
  const more = one.parts.length - other.parts.length
  return more > 0 || (more === 0 && one.parts.length > 0 && lettersLeft(one) < lettersLeft(other))
}

function lettersLeft<Tag>({ words }: TypedQuery<Tag>): number {
  return keyOf(words).length
}

function keyOf(word: string): string {
  return word.toLowerCase().replaceAll(/\s+/g, '')
}

/** The conditions among what was typed. */
export function typedClauses<Tag>({ parts }: TypedQuery<Tag>): readonly StatClause[] {
  return parts.flatMap((part) => (part.kind === 'clause' ? [part.clause] : []))
}

/** The tags among what was typed: those asked for, or those ruled out. */
export function typedTags<Tag>({ parts }: TypedQuery<Tag>, isNot = false): readonly Tag[] {
  return parts.flatMap((part) =>
    part.kind === 'tag' && (part.isNot ?? false) === isNot ? [part.tag] : [],
  )
}

/** The text without one of its understood parts. */
export function withoutPart<Tag>({ parts, words }: TypedQuery<Tag>, index: number): string {
  const texts = parts.toSpliced(index, 1).map(({ text }) => text)
  return [words, ...texts].filter(Boolean).join(' ')
}

const COMPARED =
  /[<>=≥≤]|\d[%+↑↓]|\d\s*(?:이상|이하|초과|미만|or (?:more|less|higher|lower))|(?:at least|at most|more than|less than|최소|최대) -?\d/i

/** Words that were left over though they compare something: a condition whose stat is not known. */
export function unreadCondition<Tag>({ words }: TypedQuery<Tag>): string | null {
  return COMPARED.test(words) ? words : null
}
