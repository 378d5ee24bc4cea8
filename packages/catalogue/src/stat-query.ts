import { type GearKind, STAT_IDS, type StatId } from '@gyeol/terms'
import { USUAL_SLOT } from './gear.ts'
import type { StatLine } from './stat-model.ts'
import { sumStats } from './stat-sum.ts'

/** Asks for a stat: that there is a good amount of it (`has`), or for its amount. */
export type PlainClause = {
  readonly stat: StatId
  readonly operator: 'has' | '=' | '>' | '<' | '>=' | '<='
  readonly value: number
}

/** Asks for a stat, or for one of several where `or` has more; with `isNot`, that none of it holds. */
export type StatClause = PlainClause & {
  readonly or?: readonly PlainClause[]
  readonly isNot?: boolean
}

const CLAUSE = /^(?<stat>[a-z_]+)(?:(?<operator>>=|<=|=|>|<)(?<value>-?\d{1,6}))?$/

/** Reads `atk_pct>=9,cspd`; null when it names an unknown stat or is written otherwise. */
export function parseStatQuery(text: string): readonly PlainClause[] | null {
  const clauses = text.split(',').map((part): PlainClause | null => {
    const groups = CLAUSE.exec(part)?.groups
    const stat = STAT_IDS.find((id) => id === groups?.stat)
    if (!groups || !stat) return null
    // The pattern lets nothing else through.
    const operator = (groups.operator ?? 'has') as PlainClause['operator']
    return { stat, operator, value: Number(groups.value ?? 0) }
  })
  return clauses.every((clause) => clause !== null) ? clauses : null
}

/** Writes clauses as {@link parseStatQuery} reads them. */
export function formatStatQuery(clauses: readonly PlainClause[]): string {
  return clauses
    .map(({ stat, operator, value }) => (operator === 'has' ? stat : `${stat}${operator}${value}`))
    .join(',')
}

/** What the lines amount to for somebody who wears `worn` where it is usually worn. */
export function amountOf(
  lines: readonly StatLine[],
  stat: StatId,
  worn?: GearKind,
): number | undefined {
  return sumStats(lines, worn === undefined ? {} : { [USUAL_SLOT[worn]]: worn }).get(stat)
}

/** Whether every clause holds. A stat that is not there amounts to nothing: `cspd>=0` holds then. */
export function matchesStats(
  lines: readonly StatLine[],
  clauses: readonly PlainClause[],
  worn?: GearKind,
): boolean {
  return clauses.every((clause) => clauseHolds(clause, amountOf(lines, clause.stat, worn)))
}

/** Whether a clause holds for an amount; undefined where the stat is not there. */
export function clauseHolds(
  { operator, value }: Omit<PlainClause, 'stat'>,
  amount: number | undefined,
): boolean {
  const present = amount ?? 0
  if (operator === 'has') return present > 0
  if (operator === '=') return present === value
  if (operator === '>') return present > value
  if (operator === '<') return present < value
  return operator === '>=' ? present >= value : present <= value
}

/** What a clause asks for, one of which is enough: itself without the rest, then `or`. */
export function choicesOf({ stat, operator, value, or = [] }: StatClause): readonly PlainClause[] {
  return [{ stat, operator, value }, ...or]
}

/** Whether a clause holds for what the stats of an item amount to. */
export function isMet(clause: StatClause, amounts: ReadonlyMap<StatId, number>): boolean {
  const holds = choicesOf(clause).some((choice) => clauseHolds(choice, amounts.get(choice.stat)))
  return holds !== (clause.isNot === true)
}

/** The clause that holds where this one does not, as plain as it can be said. */
export function negated(clause: StatClause): StatClause {
  const { stat, operator, value, or = [], isNot } = clause
  if (or.length > 0 || isNot === true) return { ...clause, isNot: isNot !== true }
  if (operator === 'has') return { stat, operator: '=', value: 0 }
  return operator === '='
    ? { ...clause, isNot: true }
    : { stat, operator: OPPOSITES[operator], value }
}

const OPPOSITES = { '>=': '<', '<=': '>', '>': '<=', '<': '>=' } as const
