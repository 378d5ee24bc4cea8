import { expAt, expToLevel, levelAt, levelNeededFor } from './experience.ts'
import type { LevelPercent, LevelState, MainQuestSetting } from './model.ts'
import {
  firstReaching,
  lastReaching,
  type QuestIndex,
  type RangeQuestion,
  rangeExp,
  skippableParts,
} from './quest-index.ts'
import { type RepeatPlan, repeatPlan } from './repeat.ts'
import { checkSetting, type ResolvedSetting, type SettingRefusal } from './setting.ts'

/** Everything the planner says about one setting (SPEC.md OUT1–OUT8). EXP are whole numbers. */
export type QuestPlan = {
  readonly setting: ResolvedSetting
  /** EXP from level 1, 0 % to where the player stands. */
  readonly startExp: number
  /** EXP still missing; 0 when the target is already reached. */
  readonly neededExp: number
  /** EXP of one pass over the range. */
  readonly rangeExp: number
  /** Where one pass ends, beyond the cap if need be. */
  readonly afterRange: LevelState
  /** One pass is enough. */
  readonly reaches: boolean
  /** First episode after which the target is reached; null: not in one pass, or nothing is needed. */
  readonly stopAt: number | null
  /** Last episode from which one pass still reaches it; null likewise. */
  readonly startFrom: number | null
  /** Level and percent with which one pass over the range is just enough. */
  readonly requiredStart: LevelPercent
  /** The same range again and again until the target; null: the range gives no EXP. */
  readonly repeat: RepeatPlan | null
  readonly cap: CapCrossing
  /** Skippable parts inside the range and what playing them would change. */
  readonly venena: VenenaChoice
}

/** How one pass stands to the level cap: the game's treatment of EXP at the cap is unknown (OUT7). */
export type CapCrossing = {
  readonly level: number
  /** Episode after which the cap is reached within one pass, else null. */
  readonly episode: number | null
  /** EXP beyond the cap after one pass; 0 when it stays below. */
  readonly overExp: number
  /** The target lies above today's cap. */
  readonly isTargetAbove: boolean
}

/** The Venena choice of a range. */
export type VenenaChoice = {
  /** The range contains a part that may be skipped; else the choice changes nothing. */
  readonly applies: boolean
  readonly episodes: readonly number[]
  /** EXP one pass gains when the parts are played. */
  readonly exp: number
}

/** A plan, or what is wrong with the setting. */
export type PlanResult =
  | { readonly ok: true; readonly value: QuestPlan }
  | { readonly ok: false; readonly refusals: readonly SettingRefusal[] }

/** Answers a setting. Pure: the same table and setting give the same plan. */
export function planQuest(quest: QuestIndex, setting: MainQuestSetting): PlanResult {
  const check = checkSetting(quest, setting)
  return check.ok ? { ok: true, value: planOf(quest, check.value) } : check
}

/** EXP from one shown level to another (OUT1): 0 when the target is not above. */
export function neededExp(from: LevelPercent, target: LevelPercent): number {
  return Math.max(0, expAt(target) - expAt(from))
}

function planOf(quest: QuestIndex, setting: ResolvedSetting): QuestPlan {
  const question: RangeQuestion = { ...setting.range, skipVenena: setting.skipVenena }
  const startExp = expAt(setting.from)
  const needed = neededExp(setting.from, setting.target)
  const exp = rangeExp(quest, question)
  return {
    setting,
    startExp,
    neededExp: needed,
    rangeExp: exp,
    afterRange: levelAt(startExp + exp),
    reaches: exp >= needed,
    stopAt: firstReaching(quest, question, needed),
    startFrom: lastReaching(quest, question, needed),
    requiredStart: levelNeededFor(expAt(setting.target) - exp),
    repeat: repeatPlan(quest, question, { startExp, neededExp: needed }),
    cap: capCrossing(quest, setting, startExp),
    venena: venenaChoice(quest, setting),
  }
}

function capCrossing(quest: QuestIndex, setting: ResolvedSetting, startExp: number): CapCrossing {
  const { levelCap } = quest.table
  const question = { ...setting.range, skipVenena: setting.skipVenena }
  const capExp = expToLevel(levelCap)
  return {
    level: levelCap,
    episode: firstReaching(quest, question, capExp - startExp),
    overExp: Math.max(0, startExp + rangeExp(quest, question) - Math.max(capExp, startExp)),
    isTargetAbove: setting.target.level > levelCap,
  }
}

function venenaChoice(quest: QuestIndex, { range }: ResolvedSetting): VenenaChoice {
  const parts = skippableParts(quest, range)
  return {
    applies: parts.length > 0,
    episodes: parts.map(({ no }) => no),
    exp: parts.reduce((sum, { part }) => sum + part.exp, 0),
  }
}
