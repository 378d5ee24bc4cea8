import { z } from 'zod'
import { EVENT_KIND_CODES } from './names/event-kinds.ts'
import { recurrenceInputSchema, recurrenceSchema } from './event-recurrence.ts'
import { idSchema } from './ids.ts'
import { pageOf, pagingFields } from './paging.ts'
import {
  postAuthorSchema,
  postBodySchema,
  postLineSchema,
  postLinkSchema,
  postSearchSchema,
  postTitleSchema,
} from './post.ts'
import { wireTimeSchema, versionSchema } from './versions.ts'

/**
 * How an event ends: `at` a known time, or with a `maintenance` of the game ("점검 전까지"), whose
 * expected time may be known.
 */
export const EVENT_END_KINDS = ['at', 'maintenance'] as const

/** One of {@link EVENT_END_KINDS}. */
export type EventEndKind = (typeof EVENT_END_KINDS)[number]

/** Drafts are seen by those who may write events only. */
export const EVENT_STATES = ['draft', 'published'] as const

/** One of {@link EVENT_STATES}. */
export type EventState = (typeof EVENT_STATES)[number]

/** Which events a list holds: the published ones, or everything for those who may edit it. */
export const EVENT_VIEWS = ['public', 'manage'] as const

/** How a list holds an event that repeats: once, or every occurrence of the days asked for. */
export const EVENT_OCCURRENCES = ['next', 'all'] as const

/** Orders of the event list; a dash before the name turns it round. */
export const EVENT_SORTS = ['startAt', '-startAt'] as const

/** Most entries of the lists an event carries, and of one change of many dates. */
export const EVENT_LIMITS = { rewards: 30, links: 10, shifted: 100, shiftDays: 3650 } as const

const summaryFields = {
  id: z.string(),
  title: z.string(),
  kind: z.enum(EVENT_KIND_CODES),
  startAt: wireTimeSchema,
  endKind: z.enum(EVENT_END_KINDS),
  endAt: wireTimeSchema.nullable(),
  state: z.enum(EVENT_STATES),
  version: versionSchema,
  /** Absent for an event that does not repeat. */
  recurrence: recurrenceSchema.optional(),
  /** The Korean day the rule has for the one occurrence that is listed; absent for the whole. */
  occurrence: z.iso.date().optional(),
  /** With an `occurrence`: when the first one begins. */
  firstAt: wireTimeSchema.optional(),
} as const

/**
 * An event in a list; see {@link EVENT_END_KINDS} for its end. Of one that repeats, the public list
 * has the title and the times of an `occurrence`; everywhere else they are those of the first. Of its
 * `recurrence` a list has the rule; the `exceptions` stand with the event.
 */
export const eventSummarySchema = z
  .strictObject(summaryFields)
  .meta({ id: 'EventSummary', description: '이벤트 목록의 한 줄' })

/** See {@link eventSummarySchema}. */
export type EventSummary = z.output<typeof eventSummarySchema>

/** A whole event; `body` is Markdown source. */
export const eventSchema = z
  .strictObject({
    ...summaryFields,
    body: z.string(),
    rewards: z.array(z.string()),
    links: z.array(postLinkSchema),
    author: postAuthorSchema,
    updatedAt: wireTimeSchema,
    canEdit: z.boolean(),
  })
  .meta({ id: 'Event', description: '이벤트' })

/** See {@link eventSchema}. (`Event` is the browser's own word.) */
export type EventDetail = z.output<typeof eventSchema>

const inputFields = {
  title: postTitleSchema,
  kind: z.enum(EVENT_KIND_CODES).default('event'),
  startAt: wireTimeSchema,
  endKind: z.enum(EVENT_END_KINDS).default('at'),
  endAt: wireTimeSchema.nullable().default(null),
  body: postBodySchema.default(''),
  rewards: z.array(postLineSchema).max(EVENT_LIMITS.rewards).default([]),
  links: z.array(postLinkSchema).max(EVENT_LIMITS.links).default([]),
  state: z.enum(EVENT_STATES).default('published'),
  recurrence: recurrenceInputSchema.nullable().default(null),
} as const

/**
 * A new event. An end `at` no time is kept as `maintenance`, and an end before the start as the
 * start.
 */
export const eventInputSchema = z
  .strictObject(inputFields)
  .meta({ id: 'CreateEvent', description: '이벤트 쓰기' })

/** See {@link eventInputSchema}. */
export type EventInput = z.output<typeof eventInputSchema>

/**
 * A changed event. What a caller may not know of (`kind`, `endKind`, `rewards`, `state`,
 * `recurrence`) stays as it is where it is left out; `recurrence: null` ends the repetition.
 */
export const updateEventSchema = z
  .strictObject({
    ...inputFields,
    kind: inputFields.kind.unwrap().optional(),
    endKind: inputFields.endKind.unwrap().optional(),
    rewards: inputFields.rewards.unwrap().optional(),
    state: inputFields.state.unwrap().optional(),
    recurrence: inputFields.recurrence.unwrap().optional(),
    version: versionSchema,
  })
  .meta({
    id: 'UpdateEvent',
    description:
      '이벤트 고치기. kind, endKind, rewards, state, recurrence를 빼면 지금대로 두고, recurrence가 null이면 반복이 끝나요',
  })

/** See {@link updateEventSchema}. */
export type UpdateEvent = z.output<typeof updateEventSchema>

/**
 * The query of the event list. `from` and `to` are days in Korea, both included: an event is
 * listed when it runs on one of them. `state` filters the `manage` view only.
 *
 * An event that repeats is listed once with its `next` occurrence of those days: the one that is not
 * over yet, or the last; sorted by `-startAt`, which looks back, the last that is over. With `all`,
 * which takes `from` and `to`, every occurrence is listed, at most 1,000. The `manage` view has it
 * once, as it was written.
 */
export const eventQuerySchema = z.strictObject({
  view: z.enum(EVENT_VIEWS).default('public'),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  kind: z.enum(EVENT_KIND_CODES).optional(),
  state: z.enum(EVENT_STATES).optional(),
  search: postSearchSchema,
  sort: z.enum(EVENT_SORTS).default('startAt'),
  occurrences: z.enum(EVENT_OCCURRENCES).default('next'),
  ...pagingFields,
})

/** See {@link eventQuerySchema}. */
export type EventQuery = z.output<typeof eventQuerySchema>

/** One page of events. */
export const eventPageSchema = pageOf(eventSummarySchema).meta({
  id: 'EventPage',
  description: '이벤트 목록',
})

/**
 * Cuts a repeating event in two: it ends before the occurrence of a day, and from there on `event`
 * takes its place as an event of its own.
 */
export const splitEventSchema = z
  .strictObject({ version: versionSchema, on: z.iso.date(), event: eventInputSchema })
  .meta({ id: 'SplitEvent', description: '반복하는 이벤트를 한 날부터 바꾸기' })

/** See {@link splitEventSchema}. */
export type SplitEvent = z.output<typeof splitEventSchema>

/** Moves the dates of several events together, all or none. */
export const shiftEventsSchema = z
  .strictObject({
    items: z
      .array(z.strictObject({ id: idSchema, version: versionSchema }))
      .min(1)
      .max(EVENT_LIMITS.shifted),
    shiftDays: z.int().min(-EVENT_LIMITS.shiftDays).max(EVENT_LIMITS.shiftDays),
  })
  .meta({ id: 'ShiftEvents', description: '여러 이벤트의 날짜 옮기기' })

/** See {@link shiftEventsSchema}. */
export type ShiftEvents = z.output<typeof shiftEventsSchema>

/** The versions the moved events have now. */
export const shiftedEventsSchema = z
  .strictObject({ items: z.array(z.strictObject({ id: z.string(), version: versionSchema })) })
  .meta({ id: 'ShiftedEvents', description: '날짜를 옮긴 이벤트' })

/** See {@link shiftedEventsSchema}. */
export type ShiftedEvents = z.output<typeof shiftedEventsSchema>
