import {
  type PriceClause,
  readPriceClauses,
  type TypedQuery,
  withoutFillers,
} from '@gyeol/catalogue'
import { askedText, formatKoreanUnits, parseKoreanNumber } from '@gyeol/korean'
import { conditionTexts } from './conditions.texts.ts'
import type { TypedReader } from './typed-search.ts'

/** What a part of a typed search asks of prices. */
export type PriceTag = { readonly is: 'price'; readonly clause: PriceClause }

/** A price condition that was typed; `text` says it by itself. */
export type TypedPrice = { readonly clause: PriceClause; readonly text: string }

/** Whether some option called so reaches an amount. */
export type ReachesAmount = (word: string, amount: number) => boolean

/** Lists of things without options. */
export const NO_OPTIONS: ReachesAmount = () => false

type Operator = PriceClause['operator']

/** What stands before and behind an amount; the longer ones of the same beginning come first. */
const SIGNS: readonly (readonly [Operator, { readonly ahead: string; readonly behind: string }])[] =
  [
    [
      '<=',
      {
        ahead: '<=|=<|≤|≦|~|at most|up to|(?:no|not) more than|max(?:imum)?(?: of)?|최대|많아도',
        behind:
          '이하|까지|밑|아래|안쪽|이내|언더|넘지\\s?않는|안\\s?넘는|(?:or|and) (?:less|lower|under|below|cheaper)|at most|max|↓',
      },
    ],
    [
      '>=',
      {
        ahead: '>=|=>|≥|≧|at least|(?:no|not) less than|min(?:imum)?(?: of)?|최소|적어도',
        behind: '이상|부터|(?:or|and) (?:more|higher|above|over|up)|at least|min|↑|\\+|~',
      },
    ],
    [
      '<',
      {
        ahead: '<|under|below|(?:less|lower|cheaper) than',
        behind: '미만|보다\\s?(?:싼|싸게|싸|낮은|저렴한|적은)',
      },
    ],
    [
      '>',
      {
        ahead: '>|over|above|(?:more|higher) than',
        behind: '초과|넘는|넘게|넘음|오버|보다\\s?(?:비싼|비싸게|높은|많은)',
      },
    ],
  ]

const DIGITS = '\\d[\\d,]*(?:\\.\\d+)?'
/** A unit without digits (천만) begins a word. */
const KOREAN = `(?:${DIGITS}\\s?|(?<![가-힣]))[십백천]?[만억조](?:\\s?\\d[\\d,]{0,5}[십백천]?[만억]?){0,3}`
const SHORT = `${DIGITS}\\s?(?:k|thousand|mil|million|m|bil|billion|b)(?![a-z])`
const AMOUNT = `(?:${KOREAN}|${SHORT}|\\d[\\d,]*[백천]?)`
const SPINA = '\\s?(?:스피나|스핀|원|spinas?(?![a-z]))'
const PRICE = '(?:시세|가격|값|prices?|priced|costs?|costing)'
const BEFORE = `(?:(?<said>(?<![가-힣\\w])${PRICE}(?:가|이|은|는)?)\\s*)?`
const AFTER = `(?<after>\\s*${PRICE}(?![가-힣\\w]))?`
/** What ends a comparison in one piece with it: 이하인, 이상이고. */
const ENDING = '(?:(?:이고|이면서|이며|인데|인|의|짜리|으로|로|만|는|은)(?=\\s|$))?'
const anyOf = (side: 'ahead' | 'behind') => SIGNS.map(([, words]) => words[side]).join('|')

const ONE = new RegExp(
  `${BEFORE}(?:(?<ahead>(?<![a-z])(?:${anyOf('ahead')}))\\s*)?(?<![\\w.,])(?<amount>${AMOUNT})(?<spina>${SPINA})?(?:을|를|이|가)?\\s*(?<behind>(?:${anyOf('behind')})(?![a-z]))?${ENDING}${AFTER}`,
  'giu',
)
const RANGE = new RegExp(
  `${BEFORE}(?:(?:between|from)\\s+)?(?<![\\w.,])(?<least>${AMOUNT})\\s*(?:~|-|–|에서|to|and)\\s*(?<most>${AMOUNT})(?<spina>${SPINA})?(?:\\s*(?:사이|까지|이하))?${ENDING}${AFTER}`,
  'giu',
)

/** From here on an amount is no option's. */
const BEYOND_OPTIONS = 1_000_000
/** Below, an amount beside an option is its own, whether anything reaches it or not. */
const USUAL_OPTION = 10_000
/** Numbers of bosses are as large as prices. */
const OF_BOSSES = /(?:hp|mp|e?xp|경험치|체력|피통)$/iu

type Groups = Readonly<Record<string, string | undefined>>

/**
 * Takes the conditions on prices out of a typed text: `천만 이하`, `500만~1억`, `under 10m`, `시세 500 미만`.
 * An amount by itself asks for nothing, and one that an option beside it can have is that option's.
 */
export function readPrices(
  typed: string,
  reaches: ReachesAmount,
): { readonly prices: readonly TypedPrice[]; readonly rest: string } {
  const text = askedText(typed).replaceAll(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
  const prices: TypedPrice[] = []
  const take = (
    source: string,
    pattern: RegExp,
    read: (said: string, groups: Groups) => readonly TypedPrice[],
  ) =>
    source.replaceAll(pattern, (said: string, ...others) => {
      // Always the last, as the pattern has named groups; before it the whole text, and the place in it.
      const groups = others.at(-1) as Groups
      const at = Number(others.at(-3))
      const found = read(said, groups)
      const [first] = found
      if (first === undefined) return said
      const around = {
        before: wordsOf(source.slice(0, at)).at(-1) ?? '',
        after: wordsOf(source.slice(at + said.length))[0] ?? '',
      }
      if (!isPrice(first.clause.value, groups, { ...around, reaches })) return said
      prices.push(...found)
      return ' '
    })
  const left = take(take(text, RANGE, rangeOf), ONE, oneOf)
  if (prices.length === 0) return { prices, rest: typed }
  const rest = left.replaceAll(/\s+/g, ' ').trim()
  // 천만 이하 크리스타: what is left only says what it is a list of.
  return { prices, rest: withoutFillers(rest) === '' ? '' : rest }
}

const wordsOf = (text: string) => text.trim().split(/\s+/)

function oneOf(said: string, { ahead, amount = '', behind }: Groups): readonly TypedPrice[] {
  const operator = behind === undefined ? signOf(ahead, 'ahead') : signOf(behind, 'behind')
  const value = amountOf(amount)
  if (operator === undefined || value === null) return []
  return [{ clause: { operator, value }, text: said.trim() }]
}

function rangeOf(_: string, { least = '', most = '' }: Groups): readonly TypedPrice[] {
  const [unit = ''] = UNIT.exec(most) ?? []
  const from = amountOf(/\d$/.test(least) ? `${least}${unit}` : least)
  const to = amountOf(most)
  if (from === null || to === null || from > to || !hasUnit(most)) return []
  return [{ operator: '>=', value: from } as const, { operator: '<=', value: to } as const].map(
    (clause) => ({ clause, text: priceText(clause) }),
  )
}

const UNIT = /(?:[십백천]?[만억조]|\s?[a-z]+)$/iu
const hasUnit = (amount: string) => !/^[\d,]+$/.test(amount)

function signOf(word: string | undefined, side: 'ahead' | 'behind'): Operator | undefined {
  if (word === undefined) return undefined
  return SIGNS.find(([, words]) => new RegExp(`^(?:${words[side]})$`, 'iu').test(word))?.[0]
}

const POWERS: Readonly<Record<string, number>> = { k: 3, t: 3, m: 6, b: 9 }

/** Whole spina only. */
function amountOf(text: string): number | null {
  const short = /^(?<digits>[\d,.]+)\s?(?<unit>[a-z])[a-z]*$/iu.exec(text)?.groups
  const value =
    short === undefined
      ? parseKoreanNumber(text)
      : Number(
          `${short['digits']?.replaceAll(',', '')}e${POWERS[short['unit']?.toLowerCase() ?? '']}`,
        )
  return value !== null && Number.isSafeInteger(value) ? value : null
}

type Around = {
  readonly before: string
  readonly after: string
  readonly reaches: ReachesAmount
}

function isPrice(value: number, groups: Groups, { before, after, reaches }: Around): boolean {
  const { said, spina, amount, most } = groups
  if ((said ?? spina ?? groups['after']) !== undefined) return true
  if (OF_BOSSES.test(before)) return false
  if (value >= BEYOND_OPTIONS) return true
  if (!hasUnit(amount ?? most ?? '')) return false
  const isOwn = reaches(before, value) || (value < USUAL_OPTION && reaches(before, 0))
  return !isOwn && !reaches(after, value)
}

/** `시세 1,000만 이하`, as it is read again. */
export function priceText({ operator, value }: PriceClause): string {
  return conditionTexts.price(formatKoreanUnits(value), operator)
}

/** The conditions on prices of an address, and the typed text. */
export type PricesIn = { readonly price: string; readonly q: string }

/** What an address asks of prices: its own conditions, those of the typed text, and the words beside them. */
export function pricesAsked({ price, q }: PricesIn) {
  const { prices: typed, rest: words } = readPrices(q, NO_OPTIONS)
  const clauses = readPriceClauses(price)
  return { clauses, typed, all: [...clauses, ...typed.map(({ clause }) => clause)], words }
}

/** A typed text with its conditions on prices taken out before the rest is read. */
export function withPrices<Tag>(
  text: string,
  reaches: ReachesAmount,
  read: TypedReader<Tag>,
): TypedQuery<Tag | PriceTag> {
  const { prices, rest } = readPrices(text, reaches)
  if (prices.length === 0) return read(text)
  const typed = read(rest, true)
  const parts = prices.map(({ clause, text: said }) => ({
    kind: 'tag' as const,
    tag: { is: 'price' as const, clause },
    text: said,
  }))
  return { parts: [...typed.parts, ...parts], words: typed.words }
}
