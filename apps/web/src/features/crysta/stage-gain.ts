import type { StatLine } from '@gyeol/catalogue'
import { formatSigned } from '@gyeol/korean'

/** By how much a line is more than that of the stage before, in its own unit; nothing where it is the same. */
export function gainText(line: StatLine, before: readonly StatLine[]): string {
  const same = before.find(
    (other) => other.stat === line.stat && conditionOf(other) === conditionOf(line),
  )
  // Amounts have at most two decimals.
  const gain = Math.round((line.value - (same?.value ?? 0)) * 100) / 100
  return gain === 0 ? '' : formatSigned(gain)
}

/** The kinds are a set: their order says nothing. */
function conditionOf({ when }: StatLine): string {
  return when === undefined ? '' : `${when.slot} ${when.worn.toSorted().join(' ')}`
}
