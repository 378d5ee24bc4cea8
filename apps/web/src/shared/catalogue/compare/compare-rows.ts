import type { StatCondition, StatLine } from '@gyeol/catalogue'
import { STAT_IDS, type StatId } from '@gyeol/terms'

/** One stat under one condition, and what each of the compared items has of it. */
export type CompareRow = {
  readonly key: string
  readonly stat: StatId
  readonly when: StatCondition | undefined
  /** In the order of the items; undefined where one does not have it. */
  readonly amounts: readonly (number | undefined)[]
  readonly isSame: boolean
  /** The largest amount, where they differ. */
  readonly best: number | undefined
}

/** Puts the stats of several items side by side, in the order of the catalogue. */
export function compareStats(
  items: readonly { readonly stats: readonly StatLine[] }[],
): readonly CompareRow[] {
  const lines = new Map<string, StatLine>()
  const sums = items.map(({ stats }) => {
    const sum = new Map<string, number>()
    for (const line of stats) {
      const key = keyOf(line)
      lines.set(key, lines.get(key) ?? line)
      sum.set(key, (sum.get(key) ?? 0) + line.value)
    }
    return sum
  })
  return [...lines]
    .toSorted(([, left], [, right]) => orderOf(left) - orderOf(right))
    .map(([key, { stat, when }]) => {
      const amounts = sums.map((sum) => sum.get(key))
      return { key, stat, when, amounts, ...compareNumbers(amounts) }
    })
}

/** Whether amounts are all the same, and the largest where they are not; nothing counts as 0. */
export function compareNumbers(
  amounts: readonly (number | undefined)[],
): Pick<CompareRow, 'isSame' | 'best'> {
  const isSame = new Set(amounts).size === 1
  return { isSame, best: isSame ? undefined : largest(amounts) }
}

function largest(amounts: readonly (number | undefined)[]): number {
  return Math.max(...amounts.map((amount) => amount ?? 0))
}

/** Unconditional ones first, then the catalogue's order. */
function orderOf({ stat, when }: StatLine): number {
  return STAT_IDS.indexOf(stat) + (when === undefined ? 0 : STAT_IDS.length)
}

function keyOf({ stat, when }: StatLine): string {
  return when === undefined ? stat : `${stat} ${when.slot} ${[...when.worn].sort().join(' ')}`
}

/** Most items that are laid side by side. */
export const MOST_COMPARED = 4

/** What the address lays side by side. */
export function readCompared(text: string): readonly string[] {
  return [...new Set(text.split(',').filter(Boolean))].slice(0, MOST_COMPARED)
}

/** The items an address lays side by side, each once: two ids of earlier releases may be one item today. */
export function itemsCompared<Item extends object>(
  text: string,
  byId: ReadonlyMap<string, Item>,
): readonly Item[] {
  return [...new Set(readCompared(text).flatMap((id) => byId.get(id) ?? []))]
}

/** Puts an item beside the others or takes it away; null when there is no more room. */
export function toggleCompared(compared: readonly string[], id: string): readonly string[] | null {
  if (compared.includes(id)) return compared.filter((other) => other !== id)
  return compared.length >= MOST_COMPARED ? null : [...compared, id]
}
