import { BASE_VALUES, type BaseClause, type BaseValue, type BaseWords } from '@gyeol/catalogue'
import { conditionTexts } from './conditions.texts.ts'

/** From here on an amount is rather the piece's own: hardly an option gives as much. */
const LEAST: Readonly<Record<BaseValue, number>> = {
  atk: 100,
  def: 100,
  stability: 40,
  potential: 0,
}

/** How base values are typed. */
export function baseWords(): BaseWords {
  const { words, own } = conditionTexts.bases
  return { words, own, isBeyondOptions: (base, value) => value >= LEAST[base] }
}

/** `ATK ≥ 500` of the piece itself. */
export function baseText({ base, operator, value }: BaseClause): string {
  const { operators, bases } = conditionTexts
  return `${bases.names[base]} ${operators[operator]} ${value}`
}

const WORDS = { '>=': 'gte', '>': 'gt', '=': 'eq', '<=': 'lte', '<': 'lt' } as const

/** `atk.gte.500,stability.gte.80` of an address. */
export function readBaseClauses(text: string): readonly BaseClause[] {
  return text.split(',').flatMap((part) => {
    const [name, word, amount = ''] = part.split('.')
    const base = BASE_VALUES.find((one) => one === name)
    // Object.keys loses the literal keys; the record above is the only source of them.
    const operator = (Object.keys(WORDS) as (keyof typeof WORDS)[]).find(
      (sign) => WORDS[sign] === word,
    )
    const isRead = base !== undefined && operator !== undefined && /^\d{1,6}$/.test(amount)
    return isRead ? [{ base, operator, value: Number(amount) }] : []
  })
}

/** See {@link readBaseClauses}. */
export function writeBaseClauses(clauses: readonly BaseClause[]): string {
  return clauses.map(({ base, operator, value }) => `${base}.${WORDS[operator]}.${value}`).join(',')
}
