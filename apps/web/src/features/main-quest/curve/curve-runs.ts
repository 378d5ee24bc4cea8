import {
  type EpisodeProgress,
  episodeProgress,
  type LevelPercent,
  type QuestIndex,
  type QuestPlan,
  repeatRow,
} from '@gyeol/main-quest'

/** One run as a line of the chart. */
export type CurveRun = { readonly run: number; readonly episodes: readonly EpisodeProgress[] }

const MOST_LINES = 6

/** The runs worth drawing: all of a few, else the first ones and the last. */
export function curveRuns(quest: QuestIndex, plan: QuestPlan): readonly CurveRun[] {
  const { range, skipVenena, repeat } = plan.setting
  if (!repeat || plan.repeat === null) {
    return [{ run: 1, episodes: episodeProgress(quest, { ...range, skipVenena }, plan.startExp) }]
  }
  const { totalRuns } = plan.repeat
  return runNumbers(totalRuns).flatMap((run) => {
    const row = plan.repeat && repeatRow(quest, plan.repeat, run)
    if (!row) return []
    const question = { start: range.start, end: row.lastEpisode, skipVenena }
    const startExp = plan.startExp + (run - 1) * plan.rangeExp
    return [{ run, episodes: episodeProgress(quest, question, startExp) }]
  })
}

/** Whether some runs in the middle are left out. */
export function isCut(runs: readonly CurveRun[]): boolean {
  return (runs.at(-1)?.run ?? 0) > runs.length
}

/** A level with its percent behind the point: where it stands on the axis. */
export function levelHeight({ level, percent }: LevelPercent): number {
  return level + percent / 100
}

/** Columns of the chart: episodes (0 stands for "before the first"), then one column of levels for each run. */
export function curveColumns(runs: readonly CurveRun[]): [number[], ...(number | null)[][]] {
  const longest = runs.reduce(
    (most, { episodes }) => (episodes.length > most.length ? episodes : most),
    runs[0]?.episodes ?? [],
  )
  const [first] = longest
  if (first === undefined) return [[]]
  const xs = [first.no - 1, ...longest.map(({ no }) => no)]
  const lines = runs.map(({ episodes }) =>
    xs.map((_, index) => {
      const state = index === 0 ? episodes[0]?.before : episodes[index - 1]?.after
      return state === undefined ? null : levelHeight(state)
    }),
  )
  return [xs, ...lines]
}

function runNumbers(total: number): number[] {
  const first = Array.from({ length: Math.min(total, MOST_LINES) }, (_, index) => index + 1)
  return total <= MOST_LINES ? first : [...first.slice(0, -1), total]
}
