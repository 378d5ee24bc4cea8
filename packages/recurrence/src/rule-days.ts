import { dayOfText, dayText, weekdayOf } from '@gyeol/korean'
import { firstOfMonth, monthOf } from './months.ts'
import type { RecurrenceRule } from './model.ts'

const DAYS_A_WEEK = 7

/** A rule whose months never have its day again (29 February by 99 months) is not searched for ever. */
const MOST_EMPTY_PERIODS = 2000

/** The last day a schedule may hold, 2999-12-31. */
const LAST_DAY = dayOfText('2999-12-31')

/**
 * The days a rule (RC1–RC6) gives from a day on, in order. `first` is the day it begins on. The
 * caller stops: a rule without end goes on until the end of 2999.
 */
export function* ruleDays(rule: RecurrenceRule, first: number, from: number): Generator<number> {
  const last = endOf(rule)
  // Counting needs every day before; without it the days before are jumped over.
  let period = rule.count === null ? Math.max(0, periodOf(rule, first, from)) : 0
  let count = 0
  for (let empty = 0; empty < MOST_EMPTY_PERIODS; period += 1, empty += 1) {
    for (const day of periodDays(rule, first, period)) {
      if (day < first) continue
      if (day > last || count === rule.count) return
      count += 1
      empty = 0
      if (day >= from) yield day
    }
  }
}

/** The days a rule gives up to a day, the last first; of a rule without a `count` (see {@link dated}). */
export function* ruleDaysBack(
  rule: RecurrenceRule,
  first: number,
  from: number,
): Generator<number> {
  const last = Math.min(from, endOf(rule))
  const begin = periodOf(rule, first, last)
  for (let period = begin; period >= 0 && begin - period < MOST_EMPTY_PERIODS; period -= 1) {
    for (const day of periodDays(rule, first, period).toReversed())
      if (day >= first && day <= last) yield day
  }
}

/**
 * The same rule ending on the day of its last time, so that no question about a day has to count
 * from the first one again.
 */
export function dated<Rule extends RecurrenceRule>(rule: Rule, first: number): Rule {
  if (rule.count === null) return rule
  let last = first - 1
  for (const day of ruleDays(rule, first, first)) last = day
  return { ...rule, until: dayText(last), count: null }
}

/** Whether a rule gives a day. */
export function isRuleDay(rule: RecurrenceRule, first: number, day: number): boolean {
  if (day < first || day > endOf(dated(rule, first))) return false
  return periodDays(rule, first, periodOf(rule, first, day)).includes(day)
}

function endOf({ until }: RecurrenceRule): number {
  return until === null ? LAST_DAY : Math.min(dayOfText(until), LAST_DAY)
}

/** The period a day lies in, or one before it. */
function periodOf({ every, interval }: RecurrenceRule, first: number, day: number): number {
  if (every === 'day') return Math.floor((day - first) / interval)
  if (every === 'week')
    return Math.floor((day - first + weekdayOf(first)) / (DAYS_A_WEEK * interval))
  return Math.floor((monthOf(day).month - monthOf(first).month) / interval)
}

/** The days of one period: a day, a week from Sunday (RC3), or a month. */
function periodDays(rule: RecurrenceRule, first: number, period: number): number[] {
  const step = rule.interval * period
  if (rule.every === 'day') return [first + step]
  if (rule.every === 'week') {
    const sunday = first - weekdayOf(first) + step * DAYS_A_WEEK
    return rule.weekdays.toSorted((one, other) => one - other).map((weekday) => sunday + weekday)
  }
  const day = dayOfMonth(rule, first, monthOf(first).month + step)
  return day === null ? [] : [day]
}

/** The day of one month; null for a month that has none (RC5). */
function dayOfMonth({ monthBy }: RecurrenceRule, first: number, month: number): number | null {
  const { date } = monthOf(first)
  const start = firstOfMonth(month)
  const end = firstOfMonth(month + 1)
  const day = dayIn({ monthBy, date, weekday: weekdayOf(first) }, start, end)
  return day < end ? day : null
}

type MonthPlace = Pick<RecurrenceRule, 'monthBy'> & {
  readonly date: number
  readonly weekday: number
}

function dayIn({ monthBy, date, weekday }: MonthPlace, start: number, end: number): number {
  if (monthBy === 'day') return start + date - 1
  if (monthBy === 'last-weekday') {
    const last = end - 1
    return last - ((weekdayOf(last) - weekday + DAYS_A_WEEK) % DAYS_A_WEEK)
  }
  const ahead = (weekday - weekdayOf(start) + DAYS_A_WEEK) % DAYS_A_WEEK
  return start + ahead + Math.floor((date - 1) / DAYS_A_WEEK) * DAYS_A_WEEK
}
