import type { EventDetail, EventRecurrence, EventSummary } from '@gyeol/contract'
import {
  lastOccurrence,
  nextOccurrences,
  type Occurrence,
  occurrenceOn,
  type Series,
} from '@gyeol/recurrence'

/** An event that repeats, as the rules take it; null for any other. */
export function toSeries({
  startAt,
  endAt,
  recurrence,
}: Pick<EventDetail, 'startAt' | 'endAt' | 'recurrence'>): Series | null {
  if (recurrence === undefined) return null
  const start = Date.parse(startAt)
  return { startAt: start, endAt: endAt === null ? start : Date.parse(endAt), recurrence }
}

/** The occurrence a page is about: the one of a day, else the one that is not over, else the last. */
export function shownOccurrence(series: Series, on: string | null, now: number): Occurrence | null {
  const asked = on !== null && isDay(on) ? occurrenceOn(series, on) : null
  return asked ?? nextOccurrences(series, now, 1)[0] ?? lastOccurrence(series, now)
}

/** An event as one of its occurrences has it: times, and words where it has its own. */
export function asOccurrence<
  Event extends Pick<EventDetail, 'startAt' | 'endAt' | 'title' | 'body'>,
>(event: Event, { startAt, endAt, title, body }: Occurrence): Event {
  return {
    ...event,
    startAt: new Date(startAt).toISOString(),
    endAt: new Date(endAt).toISOString(),
    title: title ?? event.title,
    body: body ?? event.body,
  }
}

/** Where an event, or the one occurrence of it that is listed, is shown. */
export function hrefOf({ id, occurrence }: Pick<EventSummary, 'id' | 'occurrence'>): string {
  return occurrence === undefined ? `/event/${id}` : `/event/${id}?on=${occurrence}`
}

/** Tells the lines of a list apart: an event that repeats may be there many times. */
export function keyOf({ id, occurrence }: Pick<EventSummary, 'id' | 'occurrence'>): string {
  return occurrence === undefined ? id : `${id} ${occurrence}`
}

/** An event as it is sent to be changed, with another recurrence. */
export function changedBody(event: EventDetail, recurrence: EventRecurrence) {
  const { title, kind, startAt, endKind, endAt, body, rewards, links, state, version } = event
  const content = { title, kind, startAt, endKind, endAt, body, rewards, links, state }
  return { ...content, recurrence, version }
}

/** Whether a text of the address is a day that can be asked for. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
}
