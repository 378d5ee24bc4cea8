const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** A day (YYYY-MM-DD) where room is short: "Nov 9". */
export function shortDay(day: string): string {
  return days.format(Date.parse(day))
}
