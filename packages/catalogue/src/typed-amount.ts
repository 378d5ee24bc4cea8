import type { PlainClause } from './stat-query.ts'

/** How an amount is compared. */
export type Operator = Exclude<PlainClause['operator'], 'has'>

/** An amount at the beginning of some tokens. `length`: how many of them it takes. */
export type TypedAmount = {
  readonly value: number
  readonly isPercent: boolean
  /** Null where none was typed: at least. */
  readonly operator: Operator | null
  /** `10~20`: the most of a range. */
  readonly most: number | null
  /** 이거나 ended it: what follows is another choice. */
  readonly isOr: boolean
  readonly length: number
}

const SIGNS: Readonly<Record<string, Operator>> = {
  '≥': '>=',
  '>=': '>=',
  '=>': '>=',
  '≤': '<=',
  '<=': '<=',
  '=<': '<=',
  '>': '>',
  '<': '<',
  '=': '=',
  최소: '>=',
  적어도: '>=',
  최대: '<=',
  딱: '=',
  정확히: '=',
}

/** The same comparison read from the other side: `9 <= ATK`. */
const MIRRORED: Readonly<Record<Operator, Operator>> = {
  '>=': '<=',
  '<=': '>=',
  '>': '<',
  '<': '>',
  '=': '=',
}

/** Words behind an amount, with whatever ends them: 이상인, 넘는, 보다 높은, 짜리 … */
const BEHIND: readonly (readonly [RegExp, Operator])[] = [
  [/^(?:이상|부터|업$|up$|오버|over$|보다위)/, '>='],
  [/^(?:이하|까지|아래|밑|다운$|down$|언더|under$)/, '<='],
  [/^(?:초과|넘|보다(?:큰|높|많|크))/, '>'],
  [/^(?:미만|보다(?:작|낮|적)|안되)/, '<'],
  [/^(?:짜리|인$)/, '='],
  // 이상, 이하, 초과 or 미만, half typed.
  [/^(?:[ㅇㅊㅁ]|이[가-힣ㄱ-ㅎ]?|초[가-힣ㄱ-ㅎ]?|미[가-힣ㄱ-ㅎ]?|일|잇|밈)$/, '>='],
  // What says nothing about the comparison.
  [/^(?:정도|쯤|대|점|은|는|가|을|를|의|만|도|로|씩)$/, '>='],
]

const ARROWS: Readonly<Record<string, Operator>> = { '↑': '>=', '+': '>=', '↓': '<=' }

const AMOUNT =
  /^(?<value>[-+]?\d{1,6})(?<percent>%?)(?:[~-](?<most>\d{1,6})(?<mostPercent>%?))?(?<arrow>[↑↓+]?)(?<own>[ㄱ-ㅎ가-힣a-z]{0,8})$/i

/** `크뎀10이상` in one piece; `회피+16` is a name. */
const GLUED = /^(?<word>.*[^\d+~-])(?<amount>-?\d{1,6}%?(?:[~-]\d{1,6}%?)?[↑↓+]?[ㄱ-ㅎ가-힣]{0,8})$/

/** The comparison a token is by itself. */
export function signOf(token: string | undefined): Operator | undefined {
  return token === undefined ? undefined : SIGNS[token]
}

/** The comparison as it reads with its sides exchanged. */
export function mirrored(operator: Operator): Operator {
  return MIRRORED[operator]
}

/** A word with its amount in one piece; null where it ends otherwise. */
export function unglue(phrase: string): { readonly word: string; readonly amount: string } | null {
  const groups = GLUED.exec(phrase)?.groups
  return groups ? { word: groups.word ?? '', amount: groups.amount ?? '' } : null
}

/** Reads the amount some tokens begin with, its comparison behind it included. */
export function readAmount(tokens: readonly string[]): TypedAmount | null {
  const [first = '', second = '', third = ''] = tokens
  const groups = AMOUNT.exec(first)?.groups
  if (!groups) return null
  const { value = '', percent, most, mostPercent, arrow = '', own = '' } = groups
  const behind = own === '' ? null : operatorBehind(own)
  if (own !== '' && behind === null && own !== '보다') return null
  const number = Number(value)
  const amount = {
    value: number,
    isPercent: percent === '%' || mostPercent === '%',
    most: most === undefined ? null : Number(most),
    isOr: endsInOr(own),
  }
  if (arrow !== '') return { ...amount, operator: ARROWS[arrow] ?? '>=', length: 1 }
  if (behind !== null) return { ...amount, operator: behind, length: 1 }
  // 이상 as a word of its own, 보다 and what it compares with as two.
  const isTwo = second === '보다'
  const next = operatorBehind(isTwo || own === '보다' ? `보다${isTwo ? third : second}` : second)
  if (next === null) return { ...amount, operator: null, length: 1 }
  return { ...amount, operator: next, isOr: endsInOr(second), length: isTwo ? 3 : 2 }
}

const endsInOr = (word: string) => /[가-힣](?:거나|이나)$/.test(word)

function operatorBehind(word: string): Operator | null {
  return BEHIND.find(([pattern]) => pattern.test(word))?.[1] ?? null
}
