import { choicesOf, isMet, type StatClause } from '@gyeol/catalogue'
import type { StatId } from '@gyeol/terms'

type Weight = number | null | undefined

/** Things by a number of theirs; what has no such number comes last either way. */
export function inWeightOrder<Thing>(
  things: readonly Thing[],
  isDesc: boolean,
  weigh: (thing: Thing) => Weight,
): readonly Thing[] {
  const sign = isDesc ? -1 : 1
  return things
    .map((thing) => ({ thing, weight: weigh(thing) }))
    .toSorted((left, right) => compareWeights(left.weight, right.weight, sign))
    .map(({ thing }) => thing)
}

function compareWeights(left: Weight, right: Weight, sign: number): number {
  const hasLeft = typeof left === 'number'
  const hasRight = typeof right === 'number'
  if (!hasLeft || !hasRight) return Number(hasRight) - Number(hasLeft)
  return sign * (left - right)
}

/** Things by how much they have of what is asked for first; as found where nothing is. */
export function inClauseOrder<Thing>(
  things: readonly Thing[],
  clauses: readonly StatClause[],
  amountsOf: (thing: Thing) => ReadonlyMap<StatId, number>,
): readonly Thing[] {
  const first = leadingClause(clauses)
  if (first === undefined) return things
  return inWeightOrder(things, asksForMuch(first), (thing) => weightOf(first, amountsOf(thing)))
}

/**
 * The stat a list is ordered by when no order was chosen, the largest amount first unless little is
 * asked for. Undefined where the first condition is about several stats, or there is none.
 */
export function clauseOrder(
  clauses: readonly StatClause[],
): { readonly key: StatId; readonly isDesc: boolean } | undefined {
  const first = leadingClause(clauses)
  if (first === undefined || first.or !== undefined) return undefined
  return { key: first.stat, isDesc: asksForMuch(first) }
}

/** What a list is sorted by is set off in its rows as what was asked for, before it. */
export function withSorted(
  sought: ReadonlySet<StatId>,
  sorted: StatId | undefined,
): ReadonlySet<StatId> {
  return sorted === undefined ? sought : new Set([sorted, ...sought])
}

function asksForMuch({ operator }: StatClause): boolean {
  return operator !== '<' && operator !== '<='
}

/** The condition things are ordered by: the first that asks for something rather than for none. */
function leadingClause(clauses: readonly StatClause[]): StatClause | undefined {
  const asksForNone = ({ operator, value, isNot }: StatClause) =>
    isNot === true || (value === 0 && (operator === '=' || operator === '>='))
  return clauses.find((clause) => !asksForNone(clause)) ?? clauses[0]
}

/** How much of what a clause asks for a thing has: the amounts of its stats that are enough. */
function weightOf(clause: StatClause, amounts: ReadonlyMap<StatId, number>): number | undefined {
  const found = choicesOf(clause).flatMap((choice) => {
    const amount = amounts.get(choice.stat)
    return amount !== undefined && isMet(choice, amounts) ? [amount] : []
  })
  return found.length === 0 ? undefined : found.reduce((sum, amount) => sum + amount, 0)
}
