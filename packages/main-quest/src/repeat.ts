import { levelAt } from './experience.ts'
import type { EpisodeRange, LevelState } from './model.ts'
import { firstReaching, type QuestIndex, type RangeQuestion, rangeExp } from './quest-index.ts'

/** Rows of a repeat table that are worth showing; beyond it only totals (SPEC.md REP4). */
export const MAX_ROWS = 100

/** Passing a range again and again with 모험가의 일기 until the target (SPEC.md REP1–REP3). */
export type RepeatPlan = {
  readonly range: RangeQuestion
  /** EXP from level 1, 0 % at the start. */
  readonly startExp: number
  /** Whole passes. */
  readonly fullRuns: number
  /** Episode after which one more, partial pass may stop; null: whole passes are exactly enough. */
  readonly lastRunStopsAt: number | null
  readonly totalRuns: number
  readonly gainedExp: number
  /** EXP beyond the target. */
  readonly leftoverExp: number
  readonly final: LevelState
}

/** One pass of a repeat plan and the state after it. */
export type RepeatRow = LevelState & {
  /** From 1. */
  readonly run: number
  readonly lastEpisode: number
  /** EXP gained by this pass. */
  readonly exp: number
}

/** What is missing, both counted in EXP. */
export type ExpQuestion = { readonly startExp: number; readonly neededExp: number }

/** Closed form, whatever the number of runs; null when the range gives no EXP but some is needed. */
export function repeatPlan(
  quest: QuestIndex,
  range: RangeQuestion,
  { startExp, neededExp }: ExpQuestion,
): RepeatPlan | null {
  const exp = rangeExp(quest, range)
  if (exp === 0 && neededExp > 0) return null
  const fullRuns = exp === 0 ? 0 : Math.floor(neededExp / exp)
  const rest = neededExp - fullRuns * exp
  const lastRunStopsAt = firstReaching(quest, range, rest)
  const lastExp = lastRunStopsAt === null ? 0 : rangeExp(quest, { ...range, end: lastRunStopsAt })
  const gainedExp = fullRuns * exp + lastExp
  return {
    range,
    startExp,
    fullRuns,
    lastRunStopsAt,
    totalRuns: fullRuns + (lastRunStopsAt === null ? 0 : 1),
    gainedExp,
    leftoverExp: gainedExp - neededExp,
    final: levelAt(startExp + gainedExp),
  }
}

/** The row of one run, from 1 to `totalRuns`, without walking the runs before it. Null outside. */
export function repeatRow(quest: QuestIndex, plan: RepeatPlan, run: number): RepeatRow | null {
  if (!Number.isInteger(run) || run < 1 || run > plan.totalRuns) return null
  const exp = rangeExp(quest, plan.range)
  const isPartial = run > plan.fullRuns
  const lastEpisode = isPartial ? (plan.lastRunStopsAt ?? plan.range.end) : plan.range.end
  const ownExp = isPartial ? plan.gainedExp - plan.fullRuns * exp : exp
  const gained = isPartial ? plan.gainedExp : run * exp
  return { run, lastEpisode, exp: ownExp, ...levelAt(plan.startExp + gained) }
}

/** The first `limit` rows (at most 100). */
export function repeatRows(quest: QuestIndex, plan: RepeatPlan, limit = MAX_ROWS): RepeatRow[] {
  const count = Math.min(plan.totalRuns, limit, MAX_ROWS)
  return Array.from({ length: count }, (_, index) => repeatRow(quest, plan, index + 1)).filter(
    (row) => row !== null,
  )
}

/**
 * Diaries a number of passes costs (SPEC.md REP5): none for the first one if the story was never
 * played before.
 */
export function diariesFor(totalRuns: number, isFirstPassNatural: boolean): number {
  return Math.max(0, isFirstPassNatural ? totalRuns - 1 : totalRuns)
}

/** Some passes over the same episodes: what is counted in hand-ins and minutes. */
export type Passes = EpisodeRange & { readonly times: number }

/** The whole passes of a plan and its partial one. */
export function passesOf({ range, fullRuns, lastRunStopsAt }: RepeatPlan): Passes[] {
  const { start, end } = range
  return [
    ...(fullRuns > 0 ? [{ start, end, times: fullRuns }] : []),
    ...(lastRunStopsAt === null ? [] : [{ start, end: lastRunStopsAt, times: 1 }]),
  ]
}
