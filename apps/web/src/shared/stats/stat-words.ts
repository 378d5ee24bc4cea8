import {
  formatCondition,
  type StatCondition,
  type StatLine,
  type StatWords,
} from '@gyeol/catalogue'
import { GEAR_NAMES, GEAR_SLOT_NAMES, STAT_DICTIONARY } from '@gyeol/game-data'
import { formatSigned } from '@gyeol/korean'
import type { StatId } from '@gyeol/terms'

/** The words stats are written with everywhere. */
export const STAT_WORDS: StatWords = {
  stats: STAT_DICTIONARY,
  gear: GEAR_NAMES,
  slots: GEAR_SLOT_NAMES,
}

/** A stat by itself: `ATK%` and `ATK` are two of them. */
export function statName(stat: StatId): string {
  const { label, unit } = STAT_DICTIONARY[stat]
  return unit === 'percent' ? `${label}%` : label
}

/** An amount of a stat: `+9%`, `−300`; nothing for those that only hold or not. */
export function amountText({ stat, value }: Pick<StatLine, 'stat' | 'value'>): string {
  const { unit } = STAT_DICTIONARY[stat]
  if (unit === 'flag') return value === 1 ? '' : formatSigned(value)
  return `${formatSigned(value)}${unit === 'percent' ? '%' : ''}`
}

/** `방패`, `보조: 마도구`. */
export function conditionText(when: StatCondition): string {
  return formatCondition(when, STAT_WORDS)
}

/** `ATK +9%`, `발도 공격 +3% (발도검)`: one line to copy or to read out. */
export function lineText(line: StatLine): string {
  const { label } = STAT_DICTIONARY[line.stat]
  const shown = [label, amountText(line)].filter(Boolean).join(' ')
  return line.when ? `${shown} (${conditionText(line.when)})` : shown
}
