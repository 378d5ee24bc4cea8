/** A day (YYYY-MM-DD) where room is short: "11.09". */
export function shortDay(day: string): string {
  return `${day.slice(5, 7)}.${day.slice(8, 10)}`
}
