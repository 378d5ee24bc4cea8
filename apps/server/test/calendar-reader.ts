/** One event of a calendar: its properties, named with their parameters. */
export type CalendarPart = Readonly<Record<string, string>>

/**
 * Reads the events of an iCalendar file (RFC 5545): unfolds lines, checks that every part is
 * closed, and takes escapes back. Throws on anything that is none.
 */
export function readCalendar(text: string): CalendarPart[] {
  const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
  if (lines.pop() !== '') throw new Error('the file does not end with a line end')
  const open: string[] = []
  const events: Record<string, string>[] = []
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon === -1) throw new Error(`no property: ${line}`)
    const name = line.slice(0, colon)
    const value = line.slice(colon + 1)
    if (name === 'BEGIN') {
      open.push(value)
      if (value === 'VEVENT') events.push({})
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} is closed but not open`)
    } else if (open.at(-1) === 'VEVENT') addProperty(events.at(-1) ?? {}, name, value)
  }
  if (open.length > 0) throw new Error(`not closed: ${open.join()}`)
  return events
}

function addProperty(event: Record<string, string>, name: string, value: string): void {
  if (name in event) throw new Error(`${name} stands there twice`)
  event[name] = value.replaceAll(/\\([\\;,nN])/g, (_escape, character: string) =>
    character.toLowerCase() === 'n' ? '\n' : character,
  )
}
