import { readAmount, signOf } from './typed-amount.ts'
import { clauseHolds, type PlainClause } from './stat-query.ts'
import { tokensOf, withoutParticle } from './typed-words.ts'
import { wordKey } from './word-finder.ts'

/** What a piece of equipment is by itself, beside the options on it. */
export const BASE_VALUES = ['atk', 'def', 'stability', 'potential'] as const

/** One of {@link BASE_VALUES}. */
export type BaseValue = (typeof BASE_VALUES)[number]

/** Asks for the amount of a base value. */
export type BaseClause = {
  readonly base: BaseValue
  readonly operator: Exclude<PlainClause['operator'], 'has'>
  readonly value: number
}

/** A piece by its base values; null: it has none, or nobody knows. */
export type PieceBases = { readonly [Base in BaseValue]?: number | null }

/** Whether a piece has what is asked of its base values. What it does not have is not enough. */
export function meetsBases(piece: PieceBases, clauses: readonly BaseClause[]): boolean {
  return clauses.every(({ base, operator, value }) => {
    const amount = piece[base]
    return typeof amount === 'number' && clauseHolds({ operator, value }, amount)
  })
}

/** What base values are called, and which amounts of a bare word can only be one. */
export type BaseWords = {
  readonly words: Readonly<Record<BaseValue, readonly string[]>>
  /** What stands before a word that means the piece itself: base ATK, 자체 공격력. */
  readonly own: readonly string[]
  /** Whether an amount is more than any option gives. */
  readonly isBeyondOptions: (base: BaseValue, value: number) => boolean
}

/** A base condition that was typed; `text` is how. */
export type TypedBase = { readonly clause: BaseClause; readonly text: string }

const MOST_WORDS = 3

/**
 * Takes base conditions out of a typed search: `안정 80`, `base ATK ≥ 700`, `잠재 100 이상`. An amount
 * that an option can reach stays one of options; so does a percentage.
 */
export function readBases(
  text: string,
  words: BaseWords,
): { readonly bases: readonly TypedBase[]; readonly rest: string } {
  const tokens = tokensOf(text)
  const bases: TypedBase[] = []
  const left: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const read = readBaseAt(tokens.slice(at), words)
    if (read === null) left.push(tokens[at] ?? '')
    else bases.push({ clause: read.clause, text: tokens.slice(at, at + read.length).join(' ') })
    at += read?.length ?? 1
  }
  return bases.length === 0 ? { bases, rest: text } : { bases, rest: left.join(' ') }
}

function readBaseAt(
  tokens: readonly string[],
  words: BaseWords,
): { readonly clause: BaseClause; readonly length: number } | null {
  const isOwn = words.own.includes((tokens[0] ?? '').toLowerCase())
  const start = isOwn ? 1 : 0
  for (let count = Math.min(MOST_WORDS, tokens.length - start); count > 0; count -= 1) {
    const phrase = tokens.slice(start, start + count).join(' ')
    const glued = /^(?<word>.*[^\d\s])(?<amount>\d{1,6}[가-힣↑↓+]*)$/u.exec(phrase)?.groups
    const base = baseOf(glued?.word ?? phrase, words)
    if (base === undefined) continue
    const behind = tokens.slice(start + count)
    const sign = glued === undefined ? signOf(behind[0]) : undefined
    const rest = [...(glued === undefined ? [] : [glued.amount ?? '']), ...behind]
    const amount = readAmount(rest.slice(sign === undefined ? 0 : 1))
    if (amount === null || amount.isPercent || amount.most !== null) continue
    const { value } = amount
    if (!isOwn && !words.isBeyondOptions(base, value)) continue
    const length =
      start + count + amount.length + (sign === undefined ? 0 : 1) - (glued === undefined ? 0 : 1)
    return { clause: { base, operator: sign ?? amount.operator ?? '>=', value }, length }
  }
  return null
}

function baseOf(phrase: string, { words }: BaseWords): BaseValue | undefined {
  const keys = new Set([phrase, withoutParticle(phrase)?.stem ?? phrase].map(wordKey))
  return BASE_VALUES.find((base) => words[base].some((word) => keys.has(wordKey(word))))
}
