import {
  readTypedQuery,
  type StatClause,
  type StatGuesser,
  type TypedQuery,
} from '@gyeol/catalogue'
import { GEAR_ALIASES, GEAR_NAMES } from '@gyeol/game-data'
import { otherKeyboard, type SearchIndex } from '@gyeol/korean'
import { GEAR_KINDS, type GearKind } from '@gyeol/terms'

/** Words every list with stats understands; each list adds its own kinds. */
export type CommonTag = { readonly is: 'plain' } | { readonly is: 'worn'; readonly gear: GearKind }

/** Spellings of {@link CommonTag}. */
export const COMMON_TAG_WORDS: readonly (readonly [CommonTag, readonly string[]])[] = [
  [
    { is: 'plain' },
    ['마이너스 없음', '마이너스 없이', '패널티 없음', '페널티 없음', '노패널티', '노페널티'],
  ],
  ...GEAR_KINDS.map(
    (gear) => [{ is: 'worn', gear }, [GEAR_NAMES[gear], ...GEAR_ALIASES[gear]]] as const,
  ),
]

interface TypedReaderOptions<Tag> {
  readonly stat: StatGuesser
  readonly words: readonly (readonly [Tag, readonly string[]])[]
  /** The list's own names: several words that begin one (가드 골렘) are that name. */
  readonly names: SearchIndex<unknown>
}

/**
 * Understands a typed search in the words of one list, also where some of them were typed with the
 * keyboard set to the other script (`zmepa 10`, `ㅁ사 9%`).
 */
export function createTypedReader<Tag>({
  stat,
  words,
  names,
}: TypedReaderOptions<Tag>): (text: string) => TypedQuery<Tag> {
  const tags = new Map<string, Tag>()
  for (const [tag, spellings] of words) {
    for (const spelling of spellings) {
      const key = keyOf(spelling)
      if (!tags.has(key)) tags.set(key, tag)
    }
  }
  const finder = { stat, tag: (word: string) => tags.get(keyOf(word)) }
  const isName = (text: string) => {
    const [best] = names.search(text, 1)
    return best?.kind === 'exact' || best?.kind === 'prefix'
  }
  const readAnew = (text: string): TypedQuery<Tag> => {
    const read = readTypedQuery(text, finder)
    if (read.parts.length > 0 && /\S\s+\S/.test(text) && isName(text)) {
      return { parts: [], words: text.trim() }
    }
    if (read.words === '' || isName(read.words)) return read
    return otherReadings(text, read.words)
      .map((typed) => readTypedQuery(typed, finder))
      .reduce((best, other) => (saysMore(other, best) ? other : best), read)
  }
  // A screen asks for the same text several times while it draws.
  let last: { readonly text: string; readonly typed: TypedQuery<Tag> } | null = null
  return (text) => {
    if (last?.text !== text) last = { text, typed: readAnew(text) }
    return last.typed
  }
}

/** Words that belong to an amount, whatever stands before it. */
const COMPARISON = /^(?:이상|이하|초과|미만)$/

/** The text with the keys of the other script: in the words nobody understood, then in all. */
function otherReadings(text: string, unread: string): readonly string[] {
  const strange = new Set(unread.split(' ').filter((word) => !COMPARISON.test(word)))
  const inStrange = text
    .split(/(\s+)/)
    .map((piece) => (strange.has(piece) ? (otherKeyboard(piece).at(-1) ?? piece) : piece))
    .join('')
  return [inStrange, ...otherKeyboard(text)]
}

/** Whether a reading understands more parts than another one, or the same with fewer words left. */
function saysMore<Tag>(one: TypedQuery<Tag>, other: TypedQuery<Tag>): boolean {
  const more = one.parts.length - other.parts.length
  return more > 0 || (more === 0 && one.parts.length > 0 && wordsLeft(one) < wordsLeft(other))
}

function wordsLeft<Tag>({ words }: TypedQuery<Tag>): number {
  return words.split(' ').filter(Boolean).length
}

function keyOf(word: string): string {
  return word.toLowerCase().replaceAll(/\s+/g, '')
}

/** The conditions among what was typed. */
export function typedClauses<Tag>({ parts }: TypedQuery<Tag>): readonly StatClause[] {
  return parts.flatMap((part) => (part.kind === 'clause' ? [part.clause] : []))
}

/** The text without one of its understood parts. */
export function withoutPart<Tag>({ parts, words }: TypedQuery<Tag>, index: number): string {
  const texts = parts.toSpliced(index, 1).map(({ text }) => text)
  return [words, ...texts].filter(Boolean).join(' ')
}
