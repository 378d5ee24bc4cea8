import {
  ANY_TABLE,
  checkSetting,
  DEFAULT_SETTING,
  MAX_EPISODES,
  type MainQuestSetting,
  SETTING_LIMITS,
} from '@gyeol/main-quest'
import { defineSaved } from '../../shared/saved-data/saved-data.ts'
import {
  hasShape,
  isBoolean,
  isRecord,
  numberFrom,
  orNull,
} from '../../shared/saved-data/shapes.ts'

/** What a player keeps beside the setting itself. */
export type QuestMore = {
  /** Pieces an item was ticked off with, by its Korean name. */
  readonly gathered: Readonly<Record<string, number>>
  /** The first run is the story played for the first time: it takes no diary. */
  readonly isFirstPassNatural: boolean
  /** Minutes one episode takes; null: not told. */
  readonly minutes: number | null
  /** Minutes of episodes that take longer or shorter than the others, by overall number. */
  readonly minutesOf: Readonly<Record<number, number>>
  /** Routes begin with the whole range once, as somebody plays who sees the story for the first time. */
  readonly isStoryFirst: boolean
  /** A plan put aside to compare with. */
  readonly pinned: MainQuestSetting | null
}

const NOTHING: QuestMore = {
  gathered: {},
  isFirstPassNatural: true,
  minutes: null,
  minutesOf: {},
  isStoryFirst: false,
  pinned: null,
}

const MAX_ITEMS = 500

const isMinutes = numberFrom(SETTING_LIMITS.minutes.min, SETTING_LIMITS.minutes.max)

const isMore = hasShape<QuestMore>({
  gathered: isGathered,
  isFirstPassNatural: isBoolean,
  minutes: orNull(isMinutes),
  minutesOf: isMinutesOf,
  isStoryFirst: isBoolean,
  pinned: orNull(isSetting),
})

/** Ticks of the hand-in list, the pace, and the plan to compare with. */
export const questMoreSaved = defineSaved<QuestMore>({
  key: 'main-quest-more',
  version: 1,
  initial: () => NOTHING,
  schema: readMore,
})

function readMore(kept: unknown): QuestMore | null {
  // Minutes of single episodes and the story first came later.
  const value = isRecord(kept) ? { minutesOf: {}, isStoryFirst: false, ...kept } : kept
  if (!isMore(value)) return null
  const { gathered, isFirstPassNatural, minutes, minutesOf, isStoryFirst, pinned } = value
  return {
    gathered,
    isFirstPassNatural,
    minutes,
    minutesOf,
    isStoryFirst,
    pinned: pinned && settingOf(pinned),
  }
}

function isMinutesOf(value: unknown): value is Record<number, number> {
  if (!isRecord(value)) return false
  return Object.entries(value).every(([key, minutes]) => {
    const no = Number(key)
    return Number.isInteger(no) && no >= 1 && no <= MAX_EPISODES && isMinutes(minutes)
  })
}

function isGathered(value: unknown): value is Record<string, number> {
  if (!isRecord(value)) return false
  const counts = Object.values(value)
  return (
    counts.length <= MAX_ITEMS &&
    counts.every((count) => Number.isInteger(count) && Number(count) > 0)
  )
}

function isSetting(value: unknown): value is MainQuestSetting {
  // checkSetting looks at every field, whatever stands there.
  return isRecord(value) && checkSetting(ANY_TABLE, settingOf(value as MainQuestSetting)).ok
}

/** Only the fields of a setting, nothing a stranger added. */
function settingOf(value: MainQuestSetting): MainQuestSetting {
  const { level, percent, target, targetPercent, repeat, skipVenena, start, end } = value
  const shape: MainQuestSetting = DEFAULT_SETTING
  return { ...shape, level, percent, target, targetPercent, repeat, skipVenena, start, end }
}
