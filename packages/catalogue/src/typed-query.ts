import type { StatGuesser } from './stat-guesser.ts'
import { negated, type StatClause } from './stat-query.ts'
import { type FoundClause, readClause, readClauseBehind, rephrase } from './typed-clause.ts'
import { signOf } from './typed-amount.ts'
import { SAID } from './typed-said.ts'
import {
  isAgainst,
  isAgainstAhead,
  isFiller,
  isNot,
  isNotAhead,
  isOr,
  isShortNoun,
  tokensOf,
  withoutParticle,
} from './typed-words.ts'
import { wordKey } from './word-finder.ts'

/** What words of a typed search can mean besides a name. `tag`: kinds, gear … of the list. */
export type TypedQueryFinder<Tag> = {
  readonly stat: StatGuesser
  readonly tag: (word: string) => Tag | undefined
  /** The words of stats that half a word or its 초성 may become, best first; believed with an amount. */
  readonly half?: (word: string) => readonly string[]
  /** Whether a name begins so: a single syllable is that name then. Absent: every syllable is. */
  readonly isName?: (word: string) => boolean
}

/** One understood part of a typed search; `text` is how it was typed. `isNot`: it was ruled out. */
export type TypedPart<Tag> =
  | { readonly kind: 'clause'; readonly clause: StatClause; readonly text: string }
  | {
      readonly kind: 'tag'
      readonly tag: Tag
      readonly text: string
      readonly isNot?: boolean
    }

/** A typed search taken apart. `words`: what is left, a name or a piece of one. */
export type TypedQuery<Tag> = {
  readonly parts: readonly TypedPart<Tag>[]
  readonly words: string
}

/** 크리티컬 대미지 무너뜨리기 … no stat's name has more words. */
const MOST_WORDS = 4

/** What has been read so far: understood parts and words between them, in their order. */
type Piece<Tag> =
  | { readonly is: 'word'; readonly text: string }
  | { readonly is: 'tag'; readonly tag: Tag; readonly text: string; readonly isNot: boolean }
  | { readonly is: 'clause'; readonly found: FoundClause; readonly text: string }

type Reading<Tag> = {
  readonly tokens: readonly string[]
  readonly finder: TypedQueryFinder<Tag>
  readonly pieces: Piece<Tag>[]
  /** 또는 stood behind the last piece. */
  isOrOpen: boolean
  /** `without` stood before. */
  isNotOpen: boolean
  /** `negative` stood before: that word. */
  againstOpen: string | null
}

/**
 * Reads a search as players type it: `크뎀≥10 무기`, `ATK% 10 이상`, `공속 500`, `물관 또는 마관 10`,
 * `어글 제외`. What is no condition stays a name, so every name typed in full is found as one.
 */
export function readTypedQuery<Tag>(text: string, finder: TypedQueryFinder<Tag>): TypedQuery<Tag> {
  const tokens = tokensOf(text)
  const reading: Reading<Tag> = {
    tokens,
    finder,
    pieces: [],
    isOrOpen: false,
    isNotOpen: false,
    againstOpen: null,
  }
  for (let at = 0; at < tokens.length; ) at += readAt(reading, at)
  const pieces = reading.pieces.map((piece) => (isBelieved(piece, reading) ? piece : asWord(piece)))
  const parts = pieces.flatMap(partsOf)
  if (parts.length === 0) return { parts, words: text.normalize('NFC').trim() }
  const words = pieces.flatMap((piece) => (piece.is === 'word' ? [piece.text] : []))
  const left = words.filter(
    (word) => !isFiller(word) && !isShortNoun(word) && !isOr(word) && signOf(word) === undefined,
  )
  return { parts, words: left.join(' ') }
}

/** Reads what begins at a token and answers how many of them that took. */
function readAt<Tag>(reading: Reading<Tag>, at: number): number {
  const { tokens, pieces } = reading
  const token = tokens[at] ?? ''
  const last = pieces.at(-1)
  const isBehindPart = last !== undefined && last.is !== 'word'
  // 물관 크리 is a crysta, 물관 크리 10 two conditions.
  if (last !== undefined && isShortNoun(token) && !/^[-+\d<>=≥≤]/.test(tokens[at + 1] ?? '')) {
    pieces.push({ is: 'word', text: token })
    return 1
  }
  const isBare = last?.is === 'clause' && last.found.amount === null
  // 공속 마이너스 없는 is about that stat, 마이너스 없는 alone about all.
  if (isBare && isAgainst(token) && isNot(tokens[at + 1] ?? '')) {
    pieces[pieces.length - 1] = ruledOut(againstOwner(last, token), tokens[at + 1] ?? '')
    return 2
  }
  const against = tokens[at + 1] ?? ''
  if (isNotAhead(token) && isAgainstAhead(against) && isOfStatAt(reading, at + 2)) {
    reading.isNotOpen = true
    reading.againstOpen = against
    return 2
  }
  const length = readPart(reading, at)
  if (length > 0) return length
  if (isBehindPart && isOr(token)) {
    reading.isOrOpen = true
    return 1
  }
  if (isBehindPart && isNot(token)) {
    pieces[pieces.length - 1] = ruledOut(last, token)
    return 1
  }
  if (isBare && isAgainst(token)) {
    pieces[pieces.length - 1] = againstOwner(last, token)
    return 1
  }
  if (isNotAhead(token)) {
    reading.isNotOpen = true
    return 1
  }
  if (isAgainstAhead(token)) {
    reading.againstOpen = token
    return 1
  }
  pieces.push({ is: 'word', text: token })
  return 1
}

/** Whether `no negative` before a token is about the stat that begins there; `no negative stats` is about all. */
function isOfStatAt<Tag>(reading: Reading<Tag>, at: number): boolean {
  const { tokens, finder } = reading
  if (finder.tag(tokens.slice(at - 2, at + 1).join(' ')) !== undefined) return false
  const pieces: Piece<Tag>[] = []
  const alone = { ...reading, pieces, isOrOpen: false, isNotOpen: false, againstOpen: null }
  readPart(alone, at)
  const [first] = pieces
  return first?.is === 'clause' && first.found.amount === null
}

/** Reads the part with the most words that begins at a token; 0 where there is none. */
function readPart<Tag>(reading: Reading<Tag>, at: number): number {
  const { tokens, finder } = reading
  for (let count = Math.min(MOST_WORDS, tokens.length - at); count > 0; count -= 1) {
    const words = tokens.slice(at, at + count)
    if (words.some((word) => signOf(word) !== undefined && words.length === 1)) continue
    if (words.some((word) => /^[<>=≥≤|/&]+$/.test(word))) continue
    const phrase = words.join(' ')
    const bare = withoutParticle(phrase)
    for (const { stem, isOr: isChoice } of [
      { stem: phrase, isOr: false },
      ...(bare ? [bare] : []),
    ]) {
      const length = readPhrase(reading, { stem, at, count })
      if (length === 0) continue
      if (isChoice) reading.isOrOpen = true
      return length
    }
  }
  // A number behind a word is a piece of a name.
  if (reading.pieces.at(-1)?.is === 'word') return 0
  const behind = readClauseBehind(tokens.slice(at), finder)
  if (behind === null) return 0
  pushClauses(reading, behind.found, tokens.slice(at, at + behind.length).join(' '))
  return behind.length
}

type Phrase = { readonly stem: string; readonly at: number; readonly count: number }

function readPhrase<Tag>(reading: Reading<Tag>, { stem, at, count }: Phrase): number {
  const { tokens, finder, pieces } = reading
  const tag = finder.tag(stem)
  if (tag !== undefined) {
    const typed = tokens.slice(at, at + count).join(' ')
    const { isNotOpen: isNot } = reading
    pieces.push({ is: 'tag', tag, text: isNot ? SAID.not(typed) : typed, isNot })
    closeOpen(reading)
    return count
  }
  const read = readClause(stem, tokens.slice(at + count), finder)
  if (read === null) return 0
  const length = count + read.length
  pushClauses(reading, read.found, tokens.slice(at, at + length).join(' '))
  reading.isOrOpen = read.isOr
  return length
}

/** Several clauses of one phrase (10~20) are parts of their own, each with a text that says it alone. */
function pushClauses<Tag>(
  reading: Reading<Tag>,
  found: readonly FoundClause[],
  typed: string,
): void {
  const { pieces } = reading
  for (const read of found) {
    const { found: each, text } = asOpened(reading, read, found.length > 1 ? read.text : typed)
    const last = pieces.at(-1)
    if (reading.isOrOpen && last?.is === 'clause') {
      pieces[pieces.length - 1] = eitherOf(last, { found: each, text }, reading.finder)
    } else if (reading.isNotOpen) {
      const clause = negated(each.clause)
      pieces.push({ is: 'clause', found: { ...each, clause }, text: SAID.not(text) })
    } else pieces.push({ is: 'clause', found: each, text })
    closeOpen(reading)
  }
}

/** A clause behind `negative`; an amount says by itself whether it is. */
function asOpened<Tag>(
  { againstOpen }: Reading<Tag>,
  found: FoundClause,
  text: string,
): ClausePiece {
  if (againstOpen === null || found.amount !== null) return { found, text }
  return { ...againstOwner({ found, text }, againstOpen), text: `${againstOpen} ${text}` }
}

function closeOpen<Tag>(reading: Reading<Tag>): void {
  reading.isOrOpen = false
  reading.isNotOpen = false
  reading.againstOpen = null
}

type ClausePiece = { readonly found: FoundClause; readonly text: string }

/** Two clauses joined by 또는. An amount behind the last word counts for the words before it. */
function eitherOf<Tag>(
  one: ClausePiece,
  other: ClausePiece,
  finder: TypedQueryFinder<Tag>,
): Piece<Tag> {
  const text = SAID.either(one.text, other.text)
  const words = [...one.found.words, ...other.found.words]
  const { amount } = other.found
  if (one.found.amount === null) {
    const clause = rephrase(words, amount, finder)
    return { is: 'clause', text, found: { clause, words, amount, text } }
  }
  const { stat, operator, value, or = [] } = other.found.clause
  const choices = [...(one.found.clause.or ?? []), { stat, operator, value }, ...or]
  const clause = { ...one.found.clause, or: choices }
  return { is: 'clause', text, found: { clause, words, amount: one.found.amount, text } }
}

function ruledOut<Tag>(piece: Piece<Tag>, token: string): Piece<Tag> {
  const text = `${piece.text} ${token}`
  if (piece.is === 'tag') return { ...piece, text, isNot: !piece.isNot }
  if (piece.is === 'word') return { is: 'word', text }
  return { ...piece, text, found: { ...piece.found, clause: negated(piece.found.clause) } }
}

/** 공속 마이너스: below nothing. */
function againstOwner(piece: ClausePiece, token: string): ClausePiece & { readonly is: 'clause' } {
  const below = { operator: '<', value: 0 } as const
  const { or, ...first } = piece.found.clause
  const clause = {
    ...first,
    ...below,
    ...(or === undefined ? {} : { or: or.map((choice) => ({ ...choice, ...below })) }),
  }
  const amount = { ...below, isPercent: false }
  return { is: 'clause', text: `${piece.text} ${token}`, found: { ...piece.found, clause, amount } }
}

/** One syllable is more often the beginning of a name than a short form or a kind. */
function isBelieved<Tag>(piece: Piece<Tag>, { pieces, finder }: Reading<Tag>): boolean {
  if (piece.is === 'word') return true
  if (wordKey(piece.text).length > 1) return true
  const isName = finder.isName?.(piece.text) ?? true
  if (!isName || piece.is === 'clause') return !isName
  return pieces.some((other) => other.is === 'clause' && wordKey(other.text).length > 1)
}

function asWord<Tag>({ text }: Piece<Tag>): Piece<Tag> {
  return { is: 'word', text }
}

function partsOf<Tag>(piece: Piece<Tag>): readonly TypedPart<Tag>[] {
  if (piece.is === 'word') return []
  if (piece.is === 'clause') {
    return [{ kind: 'clause', clause: piece.found.clause, text: piece.text }]
  }
  const { tag, text, isNot: isRuledOut } = piece
  return [{ kind: 'tag', tag, text, ...(isRuledOut ? { isNot: true } : {}) }]
}
