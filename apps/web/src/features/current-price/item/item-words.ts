import type { CurrentPrice, PriceEstimateView, PriceReport } from '@gyeol/contract'
import { daysUntil, formatDate, kstParts, startOfDay } from '@gyeol/korean'
import { doubtsOf } from '@gyeol/prices'
import type { PriceSeries } from '@gyeol/terms'
import { spinaWords } from '../../../shared/prices/words/price-words.ts'
import { itemTexts } from './item.texts.ts'

/** The series an item's page leads with (PR13); without a price the one somebody spoke in. */
export function shownSeries({ headline, deal, ask }: CurrentPrice): PriceSeries {
  if (headline !== null) return headline
  return deal.voiceCount === 0 && ask.voiceCount > 0 ? 'ask' : 'deal'
}

/** "11.20": a day where the year is plain. */
export function shortDay(day: string): string {
  return day.slice(5).replace('-', '.')
}

/** "11.20 금". */
export function weekDay(day: string): string {
  return `${shortDay(day)} ${kstParts(startOfDay(day)).weekday}`
}

/** When something was or will be: "오늘 21:40", "어제", "11.20 금". */
export function whenWords(at: number, now: number): string {
  const texts = itemTexts
  const { hour, minute } = kstParts(at)
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  const days = daysUntil(startOfDay(formatDate(at)), now)
  if (days === 0) return texts.todayAt(time)
  if (days === 1) return texts.tomorrowAt(time)
  if (days === -1) return texts.yesterdayAt(time)
  return weekDay(formatDate(at))
}

/** Why there is no price: too few members (PR23), or reports that contradict one another (PR18). */
export function noPriceWords({
  reason,
  members,
}: Pick<PriceEstimateView, 'reason' | 'members'>): string {
  const texts = itemTexts
  return reason === 'SCATTERED' ? texts.scattered(members) : texts.few(members)
}

/** Why a price is no more than 참고만 (PR24), in sentences; none for a better one. */
export function doubtWords(
  { level, members, q1, q3, newestDay, since, filteredCount }: PriceEstimateView,
  today: string,
): readonly string[] {
  if (level !== 'low' || q1 === null || q3 === null || newestDay === null) return []
  const age = daysUntil(startOfDay(today), startOfDay(newestDay))
  const doubts = doubtsOf({ members, q1, q3, age, filteredCount, isMoved: since !== null })
  return doubts.map((doubt) => itemTexts.doubts[doubt](members))
}

/** What became of a report (PR26), beside the estimate of its series. */
export function becameWords(
  { use, excludedReason, isMine }: Pick<PriceReport, 'use' | 'excludedReason' | 'isMine'>,
  { reason }: Pick<PriceEstimateView, 'reason'>,
): string {
  const texts = itemTexts
  if (use === 'excluded' && excludedReason !== null) return texts.excludedOf(excludedReason)
  if (use === 'withdrawn' && !isMine) return texts.withdrawnByAuthor
  if (reason === 'SCATTERED' && (use === 'filtered' || use === 'single'))
    return texts.scatteredUses[use]
  return texts.uses[use]
}

/** What a report said before it was changed, by whom, when and why (PR44). */
export function changeWords(
  { at, isByEditor, by, reason, unit }: PriceReport['changes'][number],
  now: number,
): string {
  const texts = itemTexts
  const who = isByEditor ? texts.changedByEditor(by) : texts.changedByAuthor
  const words = [whenWords(Date.parse(at), now), who, texts.before(spinaWords(unit))]
  return [...words, ...(reason === null ? [] : [reason])].join(' · ')
}

/** Lowest and highest of the voices where the estimate has none of its own (PR18). */
export function voiceRange({
  min,
  max,
  voices,
}: Pick<PriceEstimateView, 'min' | 'max' | 'voices'>): {
  readonly min: number
  readonly max: number
} | null {
  if (min !== null && max !== null) return { min, max }
  if (voices.length < 2) return null
  return { min: Math.min(...voices), max: Math.max(...voices) }
}
