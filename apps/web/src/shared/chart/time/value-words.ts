import { formatKoreanUnits, formatNumber, roundDecimals } from '@gyeol/korean'
import { axisWords, shortWords } from '../scale/axis-words.ts'

/** What the values of a chart are: spina, or points of an index whose beginning is 100. */
export type Measure = 'spina' | 'index'

const UNITS_IN_DENSE_PLACES = 2

/** "1억 2,400만", or "104.2" of an index. */
export function valueWords(value: number, measure: Measure): string {
  if (measure === 'index') return formatNumber(roundDecimals(value, 1))
  return formatKoreanUnits(value, { maxUnits: UNITS_IN_DENSE_PLACES })
}

/** "1.24억" where room is short. */
export function shortValue(value: number, measure: Measure): string {
  return measure === 'index' ? valueWords(value, measure) : shortWords(value)
}

/** The words of all ticks of an axis, in one unit. */
export function tickWords(ticks: readonly number[], measure: Measure): readonly string[] {
  return measure === 'index' ? ticks.map((tick) => formatNumber(tick)) : axisWords(ticks)
}
