import type { EpisodeRange, LevelPercent, MainQuestSetting } from './model.ts'
import type { QuestIndex } from './quest-index.ts'
import { MAX_EPISODES } from './table-check.ts'

/** What a new plan starts from (specification §4, SPEC.md SET1). */
export const DEFAULT_SETTING: MainQuestSetting = {
  level: 1,
  percent: 0,
  target: null,
  targetPercent: 0,
  repeat: false,
  skipVenena: true,
  start: 1,
  end: null,
}

/** Smallest and largest whole number of the numeric settings (SPEC.md SET2). */
export const SETTING_LIMITS = {
  level: { min: 1, max: 999 },
  percent: { min: 0, max: 99 },
  target: { min: 1, max: 999 },
  targetPercent: { min: 0, max: 99 },
  runs: { min: 1, max: 100_000 },
  minutes: { min: 0.1, max: 600 },
} as const

/** The closed list of reasons why settings are not accepted. */
export const SETTING_REFUSALS = [
  'NOT_A_WHOLE_NUMBER',
  'BELOW_MINIMUM',
  'ABOVE_MAXIMUM',
  'NOT_A_CHOICE',
  'START_AFTER_END',
] as const

/** One of {@link SETTING_REFUSALS}. */
export type SettingRefusalCode = (typeof SETTING_REFUSALS)[number]

/** One wrong setting. START_AFTER_END names `start`; exchanging both mends it. */
export type SettingRefusal = {
  readonly field: keyof MainQuestSetting | 'runs'
  readonly code: SettingRefusalCode
  readonly limit?: number
}

/** A setting with its empty fields filled in from the data. */
export type ResolvedSetting = {
  readonly from: LevelPercent
  readonly target: LevelPercent
  readonly range: EpisodeRange
  readonly repeat: boolean
  readonly skipVenena: boolean
}

/** Settings that may be used, or everything that is wrong with them. */
export type SettingCheck =
  | { readonly ok: true; readonly value: ResolvedSetting }
  | { readonly ok: false; readonly refusals: readonly SettingRefusal[] }

/** What a setting is held against: how far the story goes, and the level cap. */
export type SettingFrame = Pick<QuestIndex, 'lastEpisode'> & {
  readonly table: Pick<QuestIndex['table'], 'levelCap'>
}

/**
 * The widest frame a table can have. For settings that are kept: they outlive the table they were
 * made with (SPEC.md SET5).
 */
export const ANY_TABLE: SettingFrame = {
  lastEpisode: MAX_EPISODES,
  table: { levelCap: SETTING_LIMITS.level.max },
}

/** Holds a setting against its limits and the table and fills in cap and last episode. */
export function checkSetting(quest: SettingFrame, setting: MainQuestSetting): SettingCheck {
  const episode = { min: 1, max: quest.lastEpisode }
  const { target, end } = setting
  const refusals = [
    numberRefusal('level', setting.level, SETTING_LIMITS.level),
    numberRefusal('percent', setting.percent, SETTING_LIMITS.percent),
    target === null ? null : numberRefusal('target', target, SETTING_LIMITS.target),
    numberRefusal('targetPercent', setting.targetPercent, SETTING_LIMITS.targetPercent),
    numberRefusal('start', setting.start, episode),
    end === null ? null : numberRefusal('end', end, episode),
    choiceRefusal('repeat', setting.repeat),
    choiceRefusal('skipVenena', setting.skipVenena),
  ].filter((refusal) => refusal !== null)
  if (refusals.length > 0) return { ok: false, refusals }
  const value = resolve(quest, setting)
  if (value.range.start <= value.range.end) return { ok: true, value }
  return { ok: false, refusals: [{ field: 'start', code: 'START_AFTER_END' }] }
}

/** Why a number of runs is not accepted, or null. */
export function runsRefusal(runs: number): SettingRefusal | null {
  return numberRefusal('runs', runs, SETTING_LIMITS.runs)
}

/** The setting as it is kept: a target or end equal to the default is stored empty (SPEC.md SET3). */
export function storedSetting(quest: QuestIndex, setting: MainQuestSetting): MainQuestSetting {
  const isCap = setting.target === quest.table.levelCap && setting.targetPercent === 0
  return {
    ...setting,
    target: isCap ? null : setting.target,
    end: setting.end === quest.lastEpisode ? null : setting.end,
  }
}

/**
 * A kept setting as a table can take it: ends that lie behind its last episode move there (SPEC.md
 * SET5). The very same object when it fits.
 */
export function fitSetting(quest: SettingFrame, setting: MainQuestSetting): MainQuestSetting {
  const { lastEpisode } = quest
  const { start, end } = setting
  if (start <= lastEpisode && (end ?? 0) <= lastEpisode) return setting
  const isEndBehind = end !== null && end > lastEpisode
  return { ...setting, start: Math.min(start, lastEpisode), end: isEndBehind ? null : end }
}

/** Start and end in story order: what the screen offers after START_AFTER_END. */
export function swapEnds(quest: QuestIndex, setting: MainQuestSetting): MainQuestSetting {
  const end = setting.end ?? quest.lastEpisode
  return setting.start <= end ? setting : { ...setting, start: end, end: setting.start }
}

function resolve(quest: SettingFrame, setting: MainQuestSetting): ResolvedSetting {
  const { level, percent, targetPercent, repeat, skipVenena, start } = setting
  return {
    from: { level, percent },
    target: { level: setting.target ?? quest.table.levelCap, percent: targetPercent },
    range: { start, end: setting.end ?? quest.lastEpisode },
    repeat,
    skipVenena,
  }
}

type NumberLimits = { readonly min: number; readonly max: number }

function numberRefusal(
  field: SettingRefusal['field'],
  value: number,
  { min, max }: NumberLimits,
): SettingRefusal | null {
  if (!Number.isInteger(value)) return { field, code: 'NOT_A_WHOLE_NUMBER' }
  if (value < min) return { field, code: 'BELOW_MINIMUM', limit: min }
  if (value > max) return { field, code: 'ABOVE_MAXIMUM', limit: max }
  return null
}

function choiceRefusal(field: SettingRefusal['field'], value: unknown): SettingRefusal | null {
  return typeof value === 'boolean' ? null : { field, code: 'NOT_A_CHOICE' }
}
