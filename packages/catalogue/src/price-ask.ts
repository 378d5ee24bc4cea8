import { clauseHolds, type PlainClause } from './stat-query.ts'

/** Asks for what a thing costs, in spina. */
export type PriceClause = {
  readonly operator: Exclude<PlainClause['operator'], 'has' | '='>
  readonly value: number
}

/** Whether a price is what is asked for. What has none is not counted. */
export function meetsPrices(price: number | undefined, clauses: readonly PriceClause[]): boolean {
  if (clauses.length === 0) return true
  return price !== undefined && clauses.every((clause) => clauseHolds(clause, price))
}

const WORDS = { '>=': 'gte', '>': 'gt', '<=': 'lte', '<': 'lt' } as const

/** More say nothing that two do not. */
const MOST_CLAUSES = 4

/** `gte.500000,lte.10000000` of an address; what is written otherwise is left out. */
export function readPriceClauses(text: string): readonly PriceClause[] {
  const clauses = text.split(',').flatMap((part): readonly PriceClause[] => {
    const [word, amount = '', ...others] = part.split('.')
    // Object.keys loses the literal keys; the record above is the only source of them.
    const operator = (Object.keys(WORDS) as (keyof typeof WORDS)[]).find(
      (sign) => WORDS[sign] === word,
    )
    const isRead = operator !== undefined && others.length === 0 && /^\d{1,16}$/.test(amount)
    return isRead ? [{ operator, value: Number(amount) }] : []
  })
  return clauses.slice(0, MOST_CLAUSES)
}

/** See {@link readPriceClauses}. */
export function writePriceClauses(clauses: readonly PriceClause[]): string {
  return clauses.map(({ operator, value }) => `${WORDS[operator]}.${value}`).join(',')
}
