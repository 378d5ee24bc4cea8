const KST = '+09:00'

/** A moment as a date-time field holds it, on the clock of Korea: `2026-11-21T18:00`. */
export function toKstField(moment: string): string {
  const time = Date.parse(moment)
  if (Number.isNaN(time)) return ''
  // Korea keeps UTC+9 the whole year.
  return new Date(time + 9 * 3_600_000).toISOString().slice(0, 16)
}

/** The moment (UTC) a date-time field means on the clock of Korea; empty while it is not whole. */
export function fromKstField(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(text)) return ''
  const time = Date.parse(`${text.slice(0, 16)}:00${KST}`)
  return Number.isNaN(time) ? '' : new Date(time).toISOString()
}
