import {
  type EventDetail,
  type EventEndKind,
  type EventInput,
  eventInputSchema,
  type EventKind,
  type EventRecurrence,
  LINE_PATTERN,
  POST_LENGTH,
  type PostLink,
  RECURRENCE_PROBLEMS,
  versionSchema,
} from '@gyeol/contract'
import { formatDate, startOfDay } from '@gyeol/korean'
import { occurrenceOn, recurrenceProblem, startedOn } from '@gyeol/recurrence'
import { z } from 'zod'
import { toSeries } from '../recurrence/event-occurrence.ts'
import { editingTexts } from './event-editing.texts.ts'

/** Fields of the editor; times are moments in UTC, empty for none. */
export type EventValues = {
  readonly title: string
  readonly kind: EventKind
  readonly startAt: string
  readonly endKind: EventEndKind
  readonly endAt: string
  readonly body: string
  readonly rewards: string[]
  readonly links: PostLink[]
  /** Shown to everybody; a draft otherwise. */
  readonly state: EventDetail['state']
  /** Null for one that does not repeat. */
  readonly recurrence: EventRecurrence | null
}

const EMPTY: EventValues = {
  title: '',
  kind: 'event',
  startAt: '',
  endKind: 'at',
  endAt: '',
  body: '',
  rewards: [],
  links: [],
  state: 'published',
  recurrence: null,
}

/** What there is of an event: as it is stored, or as it would be sent. */
type EventContent = Omit<EventInput, 'recurrence'> & {
  readonly recurrence?: EventRecurrence | null | undefined
}

/** What the editor begins with. */
export function valuesOf(event: EventContent | null): EventValues {
  if (event === null) return EMPTY
  const { title, kind, startAt, endKind, endAt, body, rewards, links, state } = event
  const recurrence = event.recurrence ?? null
  const words = { title, kind, body, rewards, links, state, recurrence }
  return { ...words, startAt, endKind, endAt: endAt ?? '' }
}

/** The form's values of an older content. Throws for one the form cannot hold any more. */
export function olderEventValues(content: unknown): EventValues {
  return valuesOf(eventInputSchema.parse(content))
}

/** What the editor begins with to change a repeating event from one occurrence on. */
export function followingValues(event: EventDetail, on: string): EventValues | null {
  const series = toSeries(event)
  const occurrence = series && occurrenceOn(series, on)
  if (!series || !occurrence) return null
  const regular = startOfDay(on) + series.startAt - startOfDay(formatDate(series.startAt))
  const times = { startAt: regular, endAt: regular + series.endAt - series.startAt }
  return {
    ...valuesOf(event),
    startAt: new Date(times.startAt).toISOString(),
    endAt: new Date(times.endAt).toISOString(),
    recurrence: startedOn(series, on),
  }
}

/** Under what the unsent words of an event are kept: of the whole, or of a part of one that repeats. */
export function eventDraftKey(id: string, part?: string): string {
  return part === undefined ? `event/${id}` : `event/${id}_${part}`
}

/** A copy to be changed: never in sight before somebody has looked at its dates. */
export function copyOf(event: EventDetail): EventValues {
  const name = editingTexts.copyOf(event.title).slice(0, POST_LENGTH.title)
  return { ...valuesOf(event), title: name, state: 'draft' }
}

// Spaces around a line are slips of the hand, and the server takes none.
const ownFields = { title: z.string().trim().max(POST_LENGTH.title).regex(LINE_PATTERN) }

type Span = { readonly startAt: string; readonly endAt: string | null }

/** The server would quietly put an end before the start right; the writer should know. */
const isInOrder = ({ startAt, endAt }: Span) =>
  endAt === null || Date.parse(endAt) >= Date.parse(startAt)

const notInOrder = () => ({
  path: ['endAt'],
  error: () => editingTexts.endBeforeStart,
})

type Wish = Span & { readonly recurrence: EventRecurrence | null }

/** Why it cannot repeat so, in the server's words, where it can be mended. */
function tellProblem({ startAt, endAt, recurrence }: Wish, context: z.RefinementCtx): void {
  if (recurrence === null) return
  const times = { startAt: Date.parse(startAt), endAt: endAt === null ? null : Date.parse(endAt) }
  const problem = recurrenceProblem({ ...times, recurrence })
  if (problem === null) return
  const path = problem === 'NO_END' ? ['endAt'] : ['recurrence']
  context.addIssue({ code: 'custom', path, message: RECURRENCE_PROBLEMS[problem] })
}

/** Checks what a new event is sent with. */
export const newEventSchema = eventInputSchema
  .extend(ownFields)
  .refine(isInOrder, notInOrder())
  .superRefine(tellProblem)

/** Checks what a changed event is sent with: the form leaves nothing out. */
export const changedEventSchema = eventInputSchema
  .extend({ ...ownFields, version: versionSchema })
  .refine(isInOrder, notInOrder())
  .superRefine(tellProblem)
