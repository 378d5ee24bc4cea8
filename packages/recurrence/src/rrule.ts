import { monthOf } from './months.ts'
import { endOfDay, koreanDay, weekdayOf } from '@gyeol/korean'
import type { Recurrence, Series } from './model.ts'

const DAY_CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
const FREQUENCIES = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' } as const

/** The rule as calendars read it (RFC 5545, 3.3.10), for a start told in Korean time. */
export function toRRule({ startAt, recurrence }: Series): string {
  const parts = [
    `FREQ=${FREQUENCIES[recurrence.every]}`,
    ...(recurrence.interval > 1 ? [`INTERVAL=${recurrence.interval}`] : []),
    ...dayParts(recurrence, koreanDay(startAt)),
    ...(recurrence.count === null ? [] : [`COUNT=${recurrence.count}`]),
    ...(recurrence.until === null ? [] : [`UNTIL=${utcStamp(endOfDay(recurrence.until) - 1000)}`]),
  ]
  return `RRULE:${parts.join(';')}`
}

function dayParts({ every, weekdays, monthBy }: Recurrence, first: number): string[] {
  if (every === 'day') return []
  // Ours begin on Sunday (RC3); a calendar that is not told begins them on Monday.
  if (every === 'week') return [`BYDAY=${weekdays.map(codeOf).join()}`, 'WKST=SU']
  const { date } = monthOf(first)
  if (monthBy === 'day') return [`BYMONTHDAY=${date}`]
  const place = monthBy === 'weekday' ? Math.ceil(date / 7) : -1
  return [`BYDAY=${place}${codeOf(weekdayOf(first))}`]
}

function codeOf(weekday: number): string {
  return DAY_CODES[weekday] ?? ''
}

/** `20261231T145959Z` */
function utcStamp(time: number): string {
  return new Date(time).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}
