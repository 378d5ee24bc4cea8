import type { StatId } from '@gyeol/terms'
import type { StatLine, Worn } from './stat-model.ts'
import { clauseHolds, isMet, type PlainClause, type StatClause } from './stat-query.ts'
import { sumStats } from './stat-sum.ts'

/** What the stats of a thing must be. */
export type StatConditions = {
  readonly clauses: readonly StatClause[]
  /** All of the clauses, or at least one. */
  readonly join: 'all' | 'any'
  /** Without any stat that counts against its owner. */
  readonly isPlain: boolean
  readonly worn: Worn
  /** Lines with a condition count whatever is worn. */
  readonly countsAll: boolean
}

/** Nothing asked for. */
export const NO_CONDITIONS: StatConditions = {
  clauses: [],
  join: 'all',
  isPlain: false,
  worn: {},
  countsAll: false,
}

/** What each stat amounts to for somebody who wears this. */
export function amountsOf(
  lines: readonly StatLine[],
  { worn, countsAll }: Pick<StatConditions, 'worn' | 'countsAll'>,
): ReadonlyMap<StatId, number> {
  return countsAll
    ? sumStats(lines.map(({ stat, value }) => ({ stat, value })))
    : sumStats(lines, worn)
}

/** Whether the lines name what is asked for at all: most things do not, and need no sums. */
export function mayMeet(
  lines: readonly StatLine[],
  { clauses, join }: Pick<StatConditions, 'clauses' | 'join'>,
): boolean {
  if (clauses.length === 0) return true
  const may = (clause: StatClause) =>
    clause.isNot === true ||
    mayMeetChoice(lines, clause) ||
    (clause.or?.some((choice) => mayMeetChoice(lines, choice)) ?? false)
  return join === 'any' ? clauses.some(may) : clauses.every(may)
}

function mayMeetChoice(lines: readonly StatLine[], choice: PlainClause): boolean {
  const isNothingEnough = clauseHolds(choice, undefined)
  return isNothingEnough || lines.some(({ stat }) => stat === choice.stat)
}

/** Whether amounts are what is asked for. */
export function meetsConditions(
  amounts: ReadonlyMap<StatId, number>,
  { clauses, join, isPlain }: StatConditions,
): boolean {
  if (isPlain && [...amounts.values()].some((amount) => amount < 0)) return false
  if (clauses.length === 0) return true
  const holds = (clause: StatClause) => isMet(clause, amounts)
  return join === 'any' ? clauses.some(holds) : clauses.every(holds)
}
