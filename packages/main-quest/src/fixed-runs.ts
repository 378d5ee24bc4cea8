import { levelAt } from './experience.ts'
import type { EpisodeRange, LevelState } from './model.ts'
import { lastReaching, type QuestIndex, type RangeQuestion, rangeExp } from './quest-index.ts'
import type { ExpQuestion } from './repeat.ts'

/** K passes over one shortened range (SPEC.md KRN1). */
export type FixedRunsPlan = {
  readonly runs: number
  /** Latest start with which the passes are enough. */
  readonly range: EpisodeRange
  readonly expPerRun: number
  readonly gainedExp: number
  readonly leftoverExp: number
  readonly final: LevelState
  /** Episodes of all passes. */
  readonly episodes: number
}

/**
 * The latest start from which exactly `runs` passes to the end of the range are enough; null when
 * even the whole range is not, or nothing is needed. Expects `runs` without `runsRefusal`.
 */
export function fixedRunsPlan(
  quest: QuestIndex,
  { runs, ...range }: RangeQuestion & { readonly runs: number },
  { startExp, neededExp }: ExpQuestion,
): FixedRunsPlan | null {
  const start = lastReaching(quest, range, Math.ceil(neededExp / runs))
  if (start === null) return null
  const expPerRun = rangeExp(quest, { ...range, start })
  const gainedExp = runs * expPerRun
  return {
    runs,
    range: { start, end: range.end },
    expPerRun,
    gainedExp,
    leftoverExp: gainedExp - neededExp,
    final: levelAt(startExp + gainedExp),
    episodes: runs * (range.end - start + 1),
  }
}
