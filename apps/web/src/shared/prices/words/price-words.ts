import { daysUntil, formatDate, formatKoreanUnits, formatNumber, startOfDay } from '@gyeol/korean'
import type { PriceLevel, PriceSeries } from '@gyeol/terms'
import { serverNow } from '../../http/server-time.ts'
import { priceTexts } from '../prices.texts.ts'

const UNITS_SHOWN = 2

/** "1억 2,400만": two units; the full number stands in the title and is what is copied. */
export function spinaWords(value: number): string {
  return formatKoreanUnits(value, { maxUnits: UNITS_SHOWN })
}

/** "124,000,000 스피나". */
export function fullSpina(value: number): string {
  return priceTexts.full(formatNumber(value))
}

/** Today in Korea, `YYYY-MM-DD`. */
export function koreanToday(now = serverNow()): string {
  return formatDate(now)
}

/** "오늘", "어제", "3일 전". A day ahead of the viewer's clock is today. */
export function ageWords(day: string, today: string): string {
  const texts = priceTexts
  const days = daysUntil(startOfDay(today), startOfDay(day))
  if (days <= 0) return texts.today
  return days === 1 ? texts.yesterday : texts.daysAgo(days)
}

/** What a price rests on. */
export type Provenance = {
  readonly windowDays: number
  readonly members: number
  readonly newestDay: string | null
}

/** "7일 중앙값 · 6명 · 오늘". `asOf`: the day of the copy it is read from, in place of the age. */
export function provenanceWords(
  { windowDays, members, newestDay }: Provenance,
  { today, asOf }: { readonly today: string; readonly asOf?: string | undefined },
): string {
  const texts = priceTexts
  const age = newestDay === null ? texts.today : ageWords(newestDay, today)
  return texts.provenance(windowDays, members, asOf === undefined ? age : texts.asOf(asOf))
}

const TEN_TIMES = 10
const WHOLE = 1000

/** "4.2%", from ten times on "12배"; `change` in tenths of a percent (PR27). */
export function changeWords(change: number): string {
  const texts = priceTexts
  const times = 1 + change / WHOLE
  if (times >= TEN_TIMES) return texts.times(Math.round(times))
  return texts.percent((Math.abs(change) / TEN_TIMES).toFixed(1))
}

/** Why there is no price, in words. */
export function noPriceWords(
  reason: 'NO_REPORTS' | 'FEW_MEMBERS' | 'SCATTERED' | null,
  members: number,
): string {
  const texts = priceTexts
  if (reason === 'SCATTERED') return texts.noPrice.SCATTERED
  return members === 0 ? texts.noPrice.NO_REPORTS : texts.fewMembers(members)
}

/** "개당", or "1,000개당" for what is counted in bulk. */
export function unitWords(unitQuantity: number): string {
  const texts = priceTexts
  return unitQuantity === 1 ? texts.unitOne : texts.unitMany(formatNumber(unitQuantity))
}

/** "7일 중앙값 · 6명 · 오늘" begins with what these name: 거래 시세, or 호가 기준. */
export function isAskBased(price: { readonly series: PriceSeries } | null): boolean {
  return price?.series === 'ask'
}

/** How many of the three rhombi of a level are filled. */
export const LEVEL_MARKS = { none: 0, low: 1, medium: 2, high: 3 } as const satisfies Record<
  PriceLevel,
  number
>
