import { DAY_MS, formatDate, startOfDay } from '@gyeol/korean'
import { serverNow } from '../../../shared/http/server-time.ts'
import { defineSaved } from '../../../shared/saved-data/saved-data.ts'
import { hasShape, orNull, textLike } from '../../../shared/saved-data/shapes.ts'

/** The Korean day home was last opened on, and the one before that. */
export type Visit = { readonly day: string; readonly before: string | null }

const isDay = textLike(/^\d{4}-\d{2}-\d{2}$/)
const isVisit = hasShape<Visit>({ day: isDay, before: orNull(isDay) })

const visitSaved = defineSaved<Visit | null>({
  key: 'home-visit',
  version: 1,
  initial: () => null,
  schema: (value) => (isVisit(value) ? value : null),
})

/** The visit of this day, after what was known of earlier ones. */
export function visitOn(known: Visit | null, today: string): Visit {
  if (known === null) return { day: today, before: null }
  return known.day === today ? known : { day: today, before: known.day }
}

/** From which day on home tells of changes: yesterday, or the last visit where that was longer ago. */
export function sinceOf({ before, day }: Visit): string {
  const yesterday = formatDate(startOfDay(day) - DAY_MS)
  return before !== null && before < yesterday ? before : yesterday
}

/** Writes down that home was opened; the day from which on changes are news to this browser. */
export function visitHome(now: number = serverNow()): string {
  const known = visitSaved.load()
  const visit = visitOn(known, formatDate(now))
  if (visit !== known) visitSaved.save(visit)
  return sinceOf(visit)
}
