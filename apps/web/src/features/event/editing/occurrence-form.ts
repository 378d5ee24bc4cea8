import {
  type EventDetail,
  eventInputSchema,
  LINE_PATTERN,
  POST_LENGTH,
  versionSchema,
} from '@gyeol/contract'
import { occurrenceOn } from '@gyeol/recurrence'
import { z } from 'zod'
import { asOccurrence, toSeries } from '../recurrence/event-occurrence.ts'
import { editingTexts } from './event-editing.texts.ts'

/** Fields of the editor of one occurrence; times are moments in UTC. */
export type OccurrenceValues = {
  readonly title: string
  readonly startAt: string
  readonly endAt: string
  readonly body: string
}

const { startAt } = eventInputSchema.shape

/** What one occurrence may have of its own. */
export const occurrenceFieldsSchema = z.strictObject({
  title: z.string().trim().max(POST_LENGTH.title).regex(LINE_PATTERN),
  startAt,
  endAt: startAt,
  body: z.string().max(POST_LENGTH.body),
})

/** Checks what a changed occurrence is sent with. */
export const occurrenceSchema = occurrenceFieldsSchema
  .extend({ version: versionSchema })
  .refine(({ startAt: start, endAt: end }) => Date.parse(end) >= Date.parse(start), {
    path: ['endAt'],
    error: () => editingTexts.endBeforeStart,
  })

/** See {@link occurrenceSchema}. */
export type OccurrenceChange = z.output<typeof occurrenceSchema>

type Whole = Pick<EventDetail, 'title' | 'body' | 'startAt' | 'endAt' | 'recurrence'>

/** What the editor begins with; null where the event does not have the day. */
export function valuesOn(event: Whole, on: string): OccurrenceValues | null {
  const series = toSeries(event)
  const occurrence = series && occurrenceOn(series, on)
  if (!occurrence) return null
  const { title, startAt: start, endAt, body } = asOccurrence(event, occurrence)
  return { title, startAt: start, endAt: endAt ?? start, body }
}

/** The occurrence in an older content of its event. Throws where that one did not have the day. */
export function olderOccurrenceValues(content: unknown, on: string): OccurrenceValues {
  const { recurrence, ...older } = eventInputSchema.parse(content)
  const values = recurrence === null ? null : valuesOn({ ...older, recurrence }, on)
  if (values === null) throw new Error('the older event has no such day')
  return values
}
