export type * from './src/model.ts'
export { MONSTER_KINDS } from './src/model.ts'
export { expAt, expOfLevel, expToLevel, levelAt, levelNeededFor } from './src/experience.ts'
export { type FixedRunsPlan, fixedRunsPlan } from './src/fixed-runs.ts'
export { type HandIn, handInsByMap, handInsOf, type MapHandIns } from './src/hand-ins.ts'
export {
  DIFFICULTIES,
  type Difficulty,
  type LevelingSpot,
  spotsAt,
  type TurnIn,
  turnInsFor,
} from './src/leveling-spots.ts'
export {
  type CapCrossing,
  neededExp,
  type PlanResult,
  planQuest,
  type QuestPlan,
  type VenenaChoice,
} from './src/plan.ts'
export {
  type ChapterShare,
  chapterShares,
  cumulativeExp,
  type EpisodeProgress,
  episodeProgress,
} from './src/progress.ts'
export {
  episodeExp,
  firstReaching,
  indexQuest,
  lastReaching,
  type QuestIndex,
  type RangeQuestion,
  rangeExp,
  skippableParts,
} from './src/quest-index.ts'
export {
  diariesFor,
  type ExpQuestion,
  MAX_ROWS,
  type Passes,
  passesOf,
  type RepeatPlan,
  type RepeatRow,
  repeatPlan,
  repeatRow,
  repeatRows,
} from './src/repeat.ts'
export {
  bestRoutes,
  type EpisodeMinutes,
  expPerCost,
  type Route,
  type RouteLimits,
} from './src/routes.ts'
export {
  ANY_TABLE,
  checkSetting,
  DEFAULT_SETTING,
  fitSetting,
  type ResolvedSetting,
  runsRefusal,
  SETTING_LIMITS,
  SETTING_REFUSALS,
  type SettingCheck,
  type SettingFrame,
  type SettingRefusal,
  type SettingRefusalCode,
  storedSetting,
  swapEnds,
} from './src/setting.ts'
export {
  checkTable,
  isLaterTable,
  MAX_EPISODES,
  MAX_TABLE_EXP,
  TABLE_FINDINGS,
  type TableFinding,
  type TableFindingCode,
} from './src/table-check.ts'
export {
  describeSettingRefusal,
  describeTableFinding,
  SETTING_REFUSAL_TEXTS,
  TABLE_FINDING_TEXTS,
} from './src/texts.ts'
