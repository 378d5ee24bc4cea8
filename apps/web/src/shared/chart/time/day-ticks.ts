import { shortDay } from '../../texts/short-day.ts'
import { dayNumber, dayText } from './days.ts'

/** A label below the axis of days. */
export type DayTick = { readonly day: string; readonly text: string }

/** Longer ranges are labelled by months with their years: the same day would stand there twice. */
const MONTHS_FROM_DAYS = 200
const DAY_STEPS = [1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 45, 60] as const
const NEAREST_PART = 0.75
const MONTH_STEPS = [1, 2, 3, 6, 12, 24] as const

/** Whether a range is so long that days need their year. */
export function isLongRange(from: string, to: string): boolean {
  return dayNumber(to) - dayNumber(from) > MONTHS_FROM_DAYS
}

/** About `most` labels: both ends and days in even steps between them, or beginnings of months in long ranges. */
export function dayTicks(from: string, to: string, most: number): readonly DayTick[] {
  if (isLongRange(from, to)) return monthTicks(from, to, Math.max(1, most))
  const [first, last] = [dayNumber(from), dayNumber(to)]
  const least = (last - first) / Math.max(1, most - 1)
  const step = DAY_STEPS.find((one) => one >= least) ?? Math.max(1, last - first)
  const numbers = [first]
  // The last label before the end keeps its distance from it.
  for (let number = first + step; number <= last - step * NEAREST_PART; number += step) {
    numbers.push(number)
  }
  if (last > first) numbers.push(last)
  return numbers.map((number) => {
    const day = dayText(number)
    return { day, text: shortDay(day) }
  })
}

function monthTicks(from: string, to: string, most: number): readonly DayTick[] {
  const first = monthsOf(from) + (from.endsWith('-01') ? 0 : 1)
  const last = monthsOf(to)
  const step = MONTH_STEPS.find((one) => (last - first) / one < most) ?? 24
  const begin = Math.ceil(first / step) * step
  const count = Math.max(0, Math.floor((last - begin) / step) + 1)
  return Array.from({ length: count }, (_, index) => {
    const month = begin + index * step
    const [year, no] = [Math.floor(month / 12), (month % 12) + 1]
    return { day: `${year}-${String(no).padStart(2, '0')}-01`, text: `${year}.${no}` }
  })
}

function monthsOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}
