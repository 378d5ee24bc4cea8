import type { Passes } from '@gyeol/main-quest'
import type { QuestMore } from '../main-quest-more.saved.ts'

/** How long episodes take a player. */
export type Pace = Pick<QuestMore, 'minutes' | 'minutesOf'>

/** Minutes of all passes together; null while nothing was told. */
export function minutesOfPasses(passes: readonly Passes[], pace: Pace): number | null {
  const { minutes, minutesOf } = pace
  if (minutes === null) return null
  const others = Object.entries(minutesOf).map(([no, own]) => ({ no: Number(no), own }))
  return passes.reduce((sum, { start, end, times }) => {
    const extra = others
      .filter(({ no }) => no >= start && no <= end)
      .reduce((more, { own }) => more + own - minutes, 0)
    return sum + times * ((end - start + 1) * minutes + extra)
  }, 0)
}
