import {
  type EventDetail,
  type EventEndKind,
  type EventInput,
  eventInputSchema,
  type EventKind,
  LINE_PATTERN,
  POST_LENGTH,
  type PostLink,
  updateEventSchema,
} from '@gyeol/contract'
import { z } from 'zod'
import { textsIn } from '../../../shared/texts/texts.ts'
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
}

/** What the editor begins with. */
export function valuesOf(event: EventInput | null): EventValues {
  if (event === null) return EMPTY
  const { title, kind, startAt, endKind, endAt, body, rewards, links, state } = event
  return { title, kind, startAt, endKind, endAt: endAt ?? '', body, rewards, links, state }
}

/** The form's values of an older content. Throws for one the form cannot hold any more. */
export function olderEventValues(content: unknown): EventValues {
  return valuesOf(eventInputSchema.parse(content))
}

/** A copy to be changed: never in sight before somebody has looked at its dates. */
export function copyOf(event: EventDetail): EventValues {
  const name = textsIn(editingTexts).copyOf(event.title).slice(0, POST_LENGTH.title)
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
  error: () => textsIn(editingTexts).endBeforeStart,
})

/** Checks what a new event is sent with. */
export const newEventSchema = eventInputSchema.extend(ownFields).refine(isInOrder, notInOrder())

/** Checks what a changed event is sent with. */
export const changedEventSchema = updateEventSchema
  .extend(ownFields)
  .refine(isInOrder, notInOrder())
