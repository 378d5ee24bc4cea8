import { formatSigned } from '@gyeol/korean'
import { gainText } from '../sheet/figure-words.ts'
import type { GoalId } from './replace-request.ts'

/** `+12.2%` of damage; of a figure what it grows by, for its share says little. */
export function gainWords(goal: GoalId, gain: number, before: number): string {
  if (goal !== 'cast' || before <= 0) return gainText(gain)
  return `${formatSigned(Math.round((gain / before) * 1000) / 10)}%`
}
