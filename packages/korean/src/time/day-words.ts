/** The days of the week from Sunday on, as lists write them. */
export const WEEKDAYS: readonly string[] = ['일', '월', '화', '수', '목', '금', '토']

/** Stands behind a time of day; in Korea nobody needs to be told whose time it is. */
export const ZONE_MARK: string = ''

/** A day of a list: `11.20 금`. */
export function listDay(month: number, day: number, weekday: string): string {
  return `${pad(month)}.${pad(day)} ${weekday}`
}

/** The day of a list and the time of day. */
export type ListTime = readonly [day: string, clock: string]

/** From one time of a list to another: `11.20 금 18:00 – 11.22 일 24:00`. */
export function listRange(start: ListTime, end: ListTime): string {
  return `${start.join(' ').trim()} – ${end.join(' ').trim()}`
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
