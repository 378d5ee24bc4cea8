import type { PlainClause } from './stat-query.ts'

const COMPARED: Readonly<Record<Exclude<PlainClause['operator'], 'has'>, string>> = {
  '>=': '이상',
  '<=': '이하',
  '>': '초과',
  '<': '미만',
  '=': '짜리',
}

/** How a part of a typed search is written where it was not typed by itself; each is read again. */
export const SAID = {
  amount: (word: string, amount: string, operator: keyof typeof COMPARED) =>
    `${word} ${amount} ${COMPARED[operator]}`,
  not: (text: string) => `${text} 제외`,
  either: (one: string, other: string) => `${one} 또는 ${other}`,
} as const
