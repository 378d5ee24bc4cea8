import {
  checkSetting,
  DEFAULT_SETTING,
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
import { QUEST } from './quest.ts'

/** What a player keeps beside the setting itself. */
export type QuestMore = {
  /** Pieces an item was ticked off with, by its Korean name. */
  readonly gathered: Readonly<Record<string, number>>
  /** The first run is the story played for the first time: it takes no diary. */
  readonly isFirstPassNatural: boolean
  /** Minutes one episode takes; null: not told. */
  readonly minutes: number | null
  /** A plan put aside to compare with. */
  readonly pinned: MainQuestSetting | null
}

const NOTHING: QuestMore = {
  gathered: {},
  isFirstPassNatural: true,
  minutes: null,
  pinned: null,
}

const MAX_ITEMS = 500

const isMore = hasShape<QuestMore>({
  gathered: isGathered,
  isFirstPassNatural: isBoolean,
  minutes: orNull(numberFrom(SETTING_LIMITS.minutes.min, SETTING_LIMITS.minutes.max)),
  pinned: orNull(isSetting),
})

/** Ticks of the hand-in list, the pace, and the plan to compare with. */
export const questMoreSaved = defineSaved<QuestMore>({
  key: 'main-quest-more',
  version: 1,
  initial: () => NOTHING,
  schema: (value) =>
    isMore(value)
      ? {
          gathered: value.gathered,
          isFirstPassNatural: value.isFirstPassNatural,
          minutes: value.minutes,
          pinned: value.pinned && settingOf(value.pinned),
        }
      : null,
})

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
  return isRecord(value) && checkSetting(QUEST, settingOf(value as MainQuestSetting)).ok
}

/** Only the fields of a setting, nothing a stranger added. */
function settingOf(value: MainQuestSetting): MainQuestSetting {
  const { level, percent, target, targetPercent, repeat, skipVenena, start, end } = value
  const shape: MainQuestSetting = DEFAULT_SETTING
  return { ...shape, level, percent, target, targetPercent, repeat, skipVenena, start, end }
}
