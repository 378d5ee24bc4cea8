import type { StatId } from '@gyeol/terms'
import type { StatLine, Worn } from './stat-model.ts'

/** Whether a line counts for somebody who wears this. */
export function isActive({ when }: StatLine, worn: Worn): boolean {
  if (!when) return true
  const present = worn[when.slot]
  return present !== undefined && when.worn.includes(present)
}

/** Amounts have two decimals at most; binary fractions must not show in their sum. */
const plus = (left: number, right: number) => Math.round((left + right) * 100) / 100

/** The sum of every stat of the lines that count, in the order in which they first stand. */
export function sumStats(lines: readonly StatLine[], worn: Worn = {}): Map<StatId, number> {
  const sums = new Map<StatId, number>()
  for (const line of lines)
    if (isActive(line, worn)) sums.set(line.stat, plus(sums.get(line.stat) ?? 0, line.value))
  return sums
}

/** How one stat under one condition differs between two items. */
export type StatDifference = StatLine & {
  readonly from: number
  /** `value` is `to - from`. */
  readonly to: number
}

/**
 * What changes when `from` is replaced by `to`: one entry for each stat under each condition whose
 * amount differs, in the order of `to`, then what is lost. An enhancer crysta replaces its base, so
 * this is what its step in the tree brings.
 */
export function diffStats(
  from: readonly StatLine[],
  to: readonly StatLine[],
): readonly StatDifference[] {
  const before = sumByCondition(from)
  const after = sumByCondition(to)
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const line = after.get(key) ?? before.get(key)
    if (!line) return []
    const amounts = { from: before.get(key)?.value ?? 0, to: after.get(key)?.value ?? 0 }
    const value = plus(amounts.to, -amounts.from)
    return value === 0 ? [] : [{ ...line, ...amounts, value }]
  })
}

function sumByCondition(lines: readonly StatLine[]): ReadonlyMap<string, StatLine> {
  const sums = new Map<string, StatLine>()
  for (const line of lines) {
    const { stat, when } = line
    const key = when ? `${stat} ${when.slot} ${[...when.worn].sort().join(' ')}` : stat
    sums.set(key, { ...line, value: plus(sums.get(key)?.value ?? 0, line.value) })
  }
  return sums
}
