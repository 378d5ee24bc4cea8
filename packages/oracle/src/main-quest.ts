import {
  indexQuest,
  MAX_ROWS,
  type MainQuestSetting,
  planQuest,
  type QuestIndex,
  type QuestPlan,
  type QuestTable,
  type RepeatPlan,
  repeatRow,
} from '@gyeol/main-quest'
import TABLE from '@gyeol/main-quest/fixtures/table-2026-06.json' with { type: 'json' }
import {
  differences,
  type Fields,
  fieldsAt,
  integerAt,
  isFields,
  listAt,
  unknownKeys,
} from './json-fields.ts'
import type { OracleEngine, OracleVector } from './oracle-engine.ts'

/*
 * Recorded level plans. They belong to the table of June 2026, which is frozen beside the engine: the
 * product's own table moves on. What other planners print (`peers`) is no expectation.
 */

const VECTOR_KEYS = ['tie', 'id', 'input', 'expected', 'peers']
const INPUT_KEYS = [
  'level',
  'percent',
  'target',
  'targetPercent',
  'start',
  'end',
  'skipVenena',
  'repeat',
]

/** `{ vectors: [{ id, input, expected }] }`. */
export const mainQuestOracle: OracleEngine = {
  read(file) {
    const isOurs =
      isFields(file) &&
      Array.isArray(file.vectors) &&
      file.vectors.length > 0 &&
      file.vectors.every((vector) => !isFields(vector) || isFields(vector.input))
    if (!isOurs || !isFields(file)) {
      return { ok: false, message: 'not a file of level plans: it has no list "vectors" of inputs' }
    }
    const quest = indexQuest(TABLE as QuestTable)
    return {
      ok: true,
      vectors: listAt(file, 'vectors').map((vector, index) => readVector(quest, vector, index)),
    }
  },
}

function readVector(quest: QuestIndex, vector: unknown, index: number): OracleVector {
  if (!isFields(vector)) {
    return { id: `vectors[${index}]`, run: () => ['the vector is not an object'] }
  }
  const id = typeof vector.id === 'string' ? vector.id : `vectors[${index}]`
  return { id, run: () => runPlan(quest, vector) }
}

function runPlan(quest: QuestIndex, vector: Fields): string[] {
  const input = fieldsAt(vector, 'input')
  const setting = readSetting(quest, input)
  const result = planQuest(quest, setting)
  if (!result.ok) return [`refused: ${result.refusals.map(({ code }) => code).join(', ')}`]
  const { repeat, ...expected } = fieldsAt(vector, 'expected')
  const actual = outcomeOf(result.value)
  return [
    ...unknownKeys(vector, VECTOR_KEYS, 'vector'),
    ...unknownKeys(input, INPUT_KEYS, 'input'),
    ...bothWays(expected, actual, 'plan'),
    ...repeatDifferences(quest, setting.repeat ? result.value.repeat : null, repeat),
  ]
}

function readSetting(quest: QuestIndex, input: Fields): MainQuestSetting {
  const { skipVenena, repeat } = input
  if (typeof skipVenena !== 'boolean' || typeof repeat !== 'boolean') {
    throw new Error('input: skipVenena and repeat are true or false')
  }
  return {
    level: integerAt(input, 'level'),
    percent: integerAt(input, 'percent'),
    target: integerAt(input, 'target'),
    targetPercent: input.targetPercent === undefined ? 0 : integerAt(input, 'targetPercent'),
    start: readEpisode(quest, input, 'start'),
    end: readEpisode(quest, input, 'end'),
    skipVenena,
    repeat,
  }
}

/** The overall number; chapter and place must be those of the table. */
function readEpisode(quest: QuestIndex, input: Fields, key: string): number {
  const place = fieldsAt(input, key)
  const no = integerAt(place, 'no')
  const episode = quest.episodes[no - 1]
  if (!episode) throw new Error(`input: ${key} is not an episode of the table`)
  const { chapter, index } = episode
  const [difference] = bothWays(place, { no, chapter, index }, `input.${key}`)
  if (difference !== undefined) throw new Error(difference)
  return no
}

function outcomeOf(plan: QuestPlan): Fields {
  const { neededExp, rangeExp, afterRange, reaches, stopAt, startFrom, requiredStart } = plan
  return { neededExp, rangeExp, afterRange, reaches, stopAt, startFrom, requiredStart }
}

function repeatDifferences(
  quest: QuestIndex,
  plan: RepeatPlan | null,
  recorded: unknown,
): string[] {
  if (plan === null && recorded === undefined) return []
  if (plan === null || !isFields(recorded)) return ['repeat: only one of the two repeats']
  const { rows, rowsTrimmed = false, ...totals } = recorded
  const { fullRuns, lastRunStopsAt, totalRuns, gainedExp, leftoverExp, final } = plan
  const actual = { fullRuns, lastRunStopsAt, totalRuns, gainedExp, leftoverExp, final }
  const found = bothWays(totals, actual, 'repeat')
  if (rows === null) {
    return plan.totalRuns > MAX_ROWS ? found : [...found, 'repeat: rows are missing']
  }
  const recordedRows = { rows: listAt(recorded, 'rows'), isTrimmed: rowsTrimmed }
  return [...found, ...rowDifferences(quest, plan, recordedRows)]
}

type RecordedRows = { readonly rows: readonly unknown[]; readonly isTrimmed: unknown }

/** Long tables are recorded with their first and last rows only; those must be ours. */
function rowDifferences(
  quest: QuestIndex,
  plan: RepeatPlan,
  { rows, isTrimmed }: RecordedRows,
): string[] {
  const runs = rows.map((row) => (isFields(row) ? integerAt(row, 'run') : Number.NaN))
  const found = rows.flatMap((recorded) => {
    if (!isFields(recorded)) return ['repeat.rows: a row is not an object']
    const row = repeatRow(quest, plan, integerAt(recorded, 'run'))
    if (row === null) return [`repeat.rows: there is no run ${String(recorded.run)}`]
    const { run, lastEpisode, level, percent } = row
    return bothWays(recorded, { run, lastEpisode, level, percent }, `repeat.rows run ${run}`)
  })
  const isAscending = runs.every((run, index) => index === 0 || run > (runs[index - 1] ?? 0))
  const isComplete = runs.length === plan.totalRuns
  const hasEnds = runs[0] === 1 && runs.at(-1) === plan.totalRuns
  if (!isAscending) found.push('repeat.rows: the runs are not ascending')
  if (isTrimmed === true ? isComplete || !hasEnds : !isComplete) {
    found.push(`repeat.rows: ${runs.length} rows recorded for ${plan.totalRuns} runs`)
  }
  return found
}

/** Differences, and answers of ours that are not expected at all. */
function bothWays(expected: Fields, actual: Fields, where: string): string[] {
  return [
    ...differences(expected, actual, where),
    ...Object.keys(actual)
      .filter((key) => !Object.hasOwn(expected, key))
      .map((key) => `${where}: ${key} is not expected`),
  ]
}
