import type { StatId } from '@gyeol/terms'
import type { StatGuesser } from './stat-guesser.ts'
import type { PlainClause, StatClause } from './stat-query.ts'
import {
  mirrored,
  type Operator,
  readAmount,
  signOf,
  type TypedAmount,
  unglue,
} from './typed-amount.ts'
import { SAID } from './typed-said.ts'
import { isFiller, withoutParticle } from './typed-words.ts'

/** What a clause compares with. Null: the stat only has to be there. */
export type ClauseAmount = {
  readonly operator: Operator
  readonly value: number
  readonly isPercent: boolean
} | null

/** What was joined by 또는, each with the words it may be short for. */
export type ClauseWords = readonly (readonly string[])[]

/** A clause with what it was made of. `text`: words that say it alone. */
export type FoundClause = {
  readonly clause: StatClause
  readonly words: ClauseWords
  readonly amount: ClauseAmount
  readonly text: string
}

/** What a stat can be called, whole or half typed. */
export type ClauseFinder = {
  readonly stat: StatGuesser
  readonly half?: (word: string) => readonly string[]
}

/** `length`: how many tokens behind the phrase belong to it. */
type ReadClause = {
  readonly found: readonly FoundClause[]
  readonly length: number
  /** What follows is another choice. */
  readonly isOr: boolean
}

/** Most words between a stat and its amount that say nothing (크뎀 옵션이 10). */
const MOST_BETWEEN = 2
const MOST_WORDS = 4

/** Reads a phrase as a stat, with the amounts behind it. */
export function readClause(
  phrase: string,
  rest: readonly string[],
  finder: ClauseFinder,
): ReadClause | null {
  const glued = unglue(phrase)
  if (glued !== null) {
    const words = wordsOf(glued.word, true, finder)
    const found = words.length > 0 ? withAmounts({ words, finder }, [glued.amount, ...rest]) : null
    // The amount is a piece of the phrase itself.
    if (found !== null) return { ...found, length: found.length - 1 }
  }
  const between = wordsBetween(rest)
  const sign = signOf(rest[between])
  const behind = rest.slice(between + (sign === undefined ? 0 : 1))
  const hasAmount = readAmount(behind) !== null
  const words = wordsOf(phrase, hasAmount, finder)
  if (words.length === 0) return null
  const skipped = rest.length - behind.length
  const counted = withAmounts({ words, finder }, behind, sign)
  if (counted !== null) return { ...counted, length: counted.length + skipped }
  const clause = rephrase([words], null, finder)
  const found = { clause, words: [words], amount: null, text: phrase }
  return { found: [found], length: sign === undefined ? 0 : skipped, isOr: false }
}

/** Reads an amount with the stat behind it: `10% 이상 물관`, `최소 10 물관`, `9 <= ATK`. */
export function readClauseBehind(
  tokens: readonly string[],
  finder: ClauseFinder,
): { readonly found: readonly FoundClause[]; readonly length: number } | null {
  const ahead = signOf(tokens[0])
  const begin = ahead === undefined ? 0 : 1
  const amount = readAmount(tokens.slice(begin))
  if (amount === null) return null
  const sign = signOf(tokens[begin + amount.length])
  const start = begin + amount.length + (sign === undefined ? 0 : 1)
  for (let count = Math.min(MOST_WORDS, tokens.length - start); count > 0; count -= 1) {
    const phrase = tokens.slice(start, start + count).join(' ')
    const words = [phrase, withoutParticle(phrase)?.stem ?? ''].filter(
      (word) => finder.stat([word], false).length > 0,
    )
    const next = tokens.slice(start + count)
    if (words.length === 0 || readAmount(next) !== null || signOf(next[0]) !== undefined) continue
    const operator = sign === undefined ? (ahead ?? amount.operator ?? '>=') : mirrored(sign)
    return {
      found: clausesOf(words.slice(0, 1), { ...amount, operator }, finder),
      length: start + count,
    }
  }
  return null
}

/** The clause of some words of stats; they must mean something. */
export function rephrase(
  words: ClauseWords,
  amount: ClauseAmount,
  { stat }: ClauseFinder,
): StatClause {
  const isPercent = amount?.isPercent === true || words.flat().some((word) => word.includes('%'))
  const stats = new Set(words.flatMap((each) => stat(each, isPercent, amount?.value)))
  const { operator, value } = amount ?? { operator: 'has' as const, value: 0 }
  const [first, ...others] = inOneUnit([...stats], operator).map(
    (id): PlainClause => ({ stat: id, operator, value }),
  )
  if (first === undefined) throw new Error(`no stat is called ${words.join(', ')}`)
  return others.length === 0 ? first : { ...first, or: others }
}

/** Little of one unit says nothing of the other: only enough of either is enough. */
function inOneUnit(stats: readonly StatId[], operator: PlainClause['operator']): readonly StatId[] {
  if (operator === 'has' || operator === '>=' || operator === '>') return stats
  const nameOf = (stat: StatId) => stat.replace(/_pct$/, '')
  return stats.filter((stat, place) => {
    return stats.findIndex((other) => nameOf(other) === nameOf(stat)) === place
  })
}

/** The words a phrase stands for: itself, or what it may become while it is being typed. */
function wordsOf(phrase: string, hasAmount: boolean, finder: ClauseFinder): readonly string[] {
  if (finder.stat([phrase], false).length > 0) return [phrase]
  return hasAmount ? (finder.half?.(phrase) ?? []) : []
}

function wordsBetween(rest: readonly string[]): number {
  let count = 0
  while (count < MOST_BETWEEN && isFiller(rest[count] ?? '')) count += 1
  const next = rest.slice(count)
  return readAmount(next) === null && signOf(next[0]) === undefined ? 0 : count
}

/** One clause for every amount: `10~20` and `10 이상 20 이하` are two. */
function withAmounts(
  { words, finder }: { readonly words: readonly string[]; readonly finder: ClauseFinder },
  tokens: readonly string[],
  sign?: Operator,
): ReadClause | null {
  const amount = readAmount(tokens)
  if (amount === null) return null
  // 어그로 -10 asks for less, 크뎀 10 for more.
  const operator = sign ?? amount.operator ?? (amount.value < 0 ? '<=' : '>=')
  const found = clausesOf(words, { ...amount, operator }, finder)
  const next = tokens.slice(amount.length)
  const second = sign === undefined ? readAmount(next) : null
  if (amount.isOr || second === null || second.operator === null) {
    return { found, length: amount.length, isOr: amount.isOr }
  }
  const more = clausesOf(words, { ...second, operator: second.operator }, finder)
  return { found: [...found, ...more], length: amount.length + second.length, isOr: second.isOr }
}

function clausesOf(
  words: readonly string[],
  { operator, value, isPercent, most }: TypedAmount & { readonly operator: Operator },
  finder: ClauseFinder,
): readonly FoundClause[] {
  const one = (sign: Operator, amount: number): FoundClause => {
    const compared = { operator: sign, value: amount, isPercent }
    const text = SAID.amount(words[0] ?? '', `${amount}${isPercent ? '%' : ''}`, sign)
    return { clause: rephrase([words], compared, finder), words: [words], amount: compared, text }
  }
  return most === null ? [one(operator, value)] : [one('>=', value), one('<=', most)]
}
