import { formatDate, kstParts, MINUTE_MS, parseDate } from '@gyeol/korean'

/** A time as a date-time field holds it, on the clock of Korea: `2026-11-21T18:00`. */
export function toKoreanTimeField(utc: string): string {
  const time = Date.parse(utc)
  if (Number.isNaN(time)) return ''
  const { hour, minute } = kstParts(time)
  const clock = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
  return `${formatDate(time)}T${clock}`
}

/** The time (UTC) a date-time field means on the clock of Korea; empty while it is not whole. */
export function fromKoreanTimeField(text: string): string {
  const match = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::\d{2})?$/.exec(text)
  if (match === null) return ''
  const [, day = '', hour, minute] = match
  const midnight = parseDate(day)
  if (midnight === null) return ''
  return new Date(midnight + (Number(hour) * 60 + Number(minute)) * MINUTE_MS).toISOString()
}
