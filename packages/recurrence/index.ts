export type { Attendance, ClashFree } from './src/clash-free.ts'
export { chooseClashFree, clash, clashesOf } from './src/clash-free.ts'
export type {
  MonthBy,
  Occurrence,
  OccurrenceChange,
  Recurrence,
  RecurrenceException,
  RecurrenceRule,
  RecurrenceUnit,
  Series,
} from './src/model.ts'
export type { TimeSpan } from './src/occurrences.ts'
export {
  lastOccurrence,
  nextOccurrences,
  occurrenceOn,
  occurrencesIn,
} from './src/occurrences.ts'
export { toRRule } from './src/rrule.ts'
export type { RecurrenceProblem, WishedSeries } from './src/rule-problem.ts'
export { recurrenceProblem } from './src/rule-problem.ts'
export {
  endedBefore,
  movedByDays,
  startedOn,
  weekdayAt,
  withException,
  withoutException,
} from './src/series-edits.ts'
