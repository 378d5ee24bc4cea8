import type { ListTime } from './day-words.ts'

/** The days of the week from Sunday on, as lists in English write them. */
export const WEEKDAYS: readonly string[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Stands behind a time of day: the game's times are those of Korea. */
export const ZONE_MARK: string = ' KST'

let months: Intl.DateTimeFormat | undefined

/** A day of a list: `Fri, Nov 20`. */
export function listDay(month: number, day: number, weekday: string): string {
  months ??= new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
  return `${weekday}, ${months.format(Date.UTC(2000, month - 1, 1))} ${day}`
}

/** From one time of a list to another; a day is told once: `Fri, Nov 20 14:00–18:00 KST`. */
export function listRange(start: ListTime, end: ListTime): string {
  const isOneDay = start[0] === end[0]
  return isOneDay
    ? `${start.join(' ')}–${end[1]}${ZONE_MARK}`
    : `${start.join(' ')} – ${end.join(' ')}${ZONE_MARK}`
}
