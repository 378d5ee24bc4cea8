const DAY_MS = 86_400_000

/** Day 0 of workbooks; those of old Macs begin in 1904. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
const DAY_ZERO_1904 = Date.UTC(1904, 0, 1)

/** The day 29 February 1900, which never was, but counts. */
const FALSE_LEAP_DAY = 60

/** Number formats every workbook knows by number and that show a date or a time (ECMA-376, 18.8.30). */
const DATE_FORMATS: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
]

/** What stands for itself in a format: quoted, escaped, blanks and fillers, colours and conditions. */
const LITERAL = /"[^"]*"|\\.|_.|\*.|\[(?![hms]+\])[^\]]*\]/gi

const PARTS = /^(?:a+|d+|e+|g+|h+|m+|s+|y+|am\/pm|a\/p|오전\/오후)$/i

/** Whether a number format shows a date or a time. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DATE_FORMATS.some(([first, last]) => id >= first && id <= last)
  const [positive = ''] = code.replaceAll(LITERAL, '').split(';')
  const parts =
    positive.replaceAll(/[.,]0+/g, '').match(/am\/pm|a\/p|오전\/오후|[a-z]+|[0#?%]/gi) ?? []
  return parts.length > 0 && parts.every((part) => PARTS.test(part))
}

/** The moment a day's number stands for; workbooks know no time zones. */
export function dateOf(day: number, is1904: boolean): Date {
  if (is1904) return new Date(DAY_ZERO_1904 + Math.round(day * DAY_MS))
  const counted = day < FALSE_LEAP_DAY ? day + 1 : day
  return new Date(DAY_ZERO + Math.round(counted * DAY_MS))
}
