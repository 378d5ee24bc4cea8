import { DAY_MS, koreanDay, startOfKoreanDay } from '@gyeol/korean'
import { seriesOf, unitPrice } from '@gyeol/prices'
import type { PriceBasis, PriceSeries } from '@gyeol/terms'
import { seededChance, type Chance } from './seeded-chance.ts'

/** What an invented history is made of; the same plan always gives the same history. */
export type HistoryPlan = {
  readonly seed: number
  /** Its last day, in Korea. */
  readonly today: number
  readonly days: number
  /** How many reports are made of it, on a typical day. */
  readonly reportsADay: number
  /** How many people report it. */
  readonly people: number
  /** The price of one unit on the first day. */
  readonly startPrice: number
  readonly unitQuantity: number
}

/** An invented report. `voice` counts the people of the history from 0. */
export type InventedReport = {
  readonly voice: number
  readonly series: PriceSeries
  readonly basis: PriceBasis
  readonly amount: number
  readonly quantity: number
  readonly unit: number
  readonly weight: number
  readonly day: number
  readonly at: number
}

/** How far the logarithm of a price wanders in a day, and how rarely it jumps. */
const WANDER = 0.012
const JUMP_EVERY_DAYS = 150
const JUMP_SIZE = 0.6

/** How far people are from the price: those who traded, and those who only saw it asked. */
const TRADE_SPREAD = 0.08
const ASK_SPREAD = 0.12
const ASK_ABOVE = 0.06

/** One report in so many slips by a zero. */
const SLIP_EVERY = 70

/**
 * A history as real items have them: a price that wanders, jumps now and then and follows the
 * weekend, and people of whom a few report much, some ask too much and one in many slips by a zero.
 * In the order of time.
 */
export function inventHistory(plan: HistoryPlan): InventedReport[] {
  const chance = seededChance(plan.seed)
  const reports: InventedReport[] = []
  let drift = 0
  for (let day = plan.today - plan.days + 1; day <= plan.today; day += 1) {
    drift += chance.normal() * WANDER
    if (chance.oneIn(JUMP_EVERY_DAYS)) drift += (chance.number() - 0.5) * 2 * JUMP_SIZE
    // Prices neither vanish nor explode, however long the history is.
    drift *= 0.999
    const price = plan.startPrice * Math.exp(drift + weekendOf(day))
    const moments = Array.from({ length: chance.poisson(plan.reportsADay) }, () => chance.number())
    for (const moment of moments.sort((a, b) => a - b)) {
      const report = inventReport({ plan, day, price, moment }, chance)
      if (report) reports.push(report)
    }
  }
  return reports
}

type Scene = {
  readonly plan: HistoryPlan
  readonly day: number
  readonly price: number
  readonly moment: number
}

function inventReport({ plan, day, price, moment }: Scene, chance: Chance): InventedReport | null {
  const voice = chance.rank(plan.people)
  const basis = chance.oneOf(['sold', 'sold', 'bought', 'asked', 'asked'] as const)
  const spread = basis === 'asked' ? ASK_SPREAD : TRADE_SPREAD
  const above = basis === 'asked' ? ASK_ABOVE : 0
  const slip = chance.oneIn(SLIP_EVERY) ? chance.oneOf([10, 0.1]) : 1
  const heard = price * Math.exp(above + chance.normal() * spread) * slip
  const quantity = plan.unitQuantity === 1 ? 1 : plan.unitQuantity * (1 + chance.rank(9))
  const amount = Math.max(1, rounded((heard * quantity) / plan.unitQuantity))
  const unit = unitPrice({ amount, quantity, unitQuantity: plan.unitQuantity })
  if (unit === null) return null
  const at = startOfKoreanDay(day) + Math.floor(moment * DAY_MS)
  const weight = weightOf(voice)
  return { voice, series: seriesOf(basis), basis, amount, quantity, unit, weight, day, at }
}

/** People name round prices: three digits that count. */
function rounded(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 2)
  return Math.round(amount / step) * step
}

/** A little more on Saturdays and Sundays; 1970-01-01 was a Thursday. */
function weekendOf(day: number): number {
  const weekday = (day + 4) % 7
  return weekday === 0 || weekday === 6 ? 0.015 : 0
}

/** Most are old members, every fifth is not. */
function weightOf(voice: number): number {
  if (voice % 10 === 9) return 1
  return voice % 10 === 4 ? 2 : 4
}

/** The history up to a moment: what is said of today is said before now. */
export function until(reports: readonly InventedReport[], now: number): InventedReport[] {
  const today = koreanDay(now)
  return reports.filter(({ day, at }) => day < today || at <= now)
}
