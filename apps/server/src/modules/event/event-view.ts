import {
  type EventDetail,
  type EventInput,
  type EventSummary,
  eventSchema,
  type EventState,
  type UpdateEvent,
} from '@gyeol/contract'
import { toStoredSearchText } from '@gyeol/korean'
import type { EventTable } from '../../database/schema-posts.ts'
import { fromWireTime, toWireTime, toWireTimeOrNull } from '../../http/wire-time.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { EventRow, ListedEvent } from './event.repository.ts'
import { type Occurring, parseRecurrence } from './event-series.ts'

/** The states a viewer sees: drafts are for those who write events. */
export function stateSeenBy(viewer: Viewer): EventState | undefined {
  return viewer.may('event.write') ? undefined : 'published'
}

/** An event, or one occurrence of it, as a list shows it: of how it repeats the rule alone. */
export function toSummary(row: ListedEvent & Partial<Occurring>): EventSummary {
  const recurrence = parseRecurrence(row.recurrence)
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    startAt: toWireTime(row.start_at),
    endKind: row.end_kind,
    endAt: toWireTimeOrNull(row.end_at),
    state: row.state,
    version: row.version,
    ...(recurrence === null ? {} : { recurrence: { ...recurrence, exceptions: [] } }),
    ...(row.occurrence === undefined ? {} : { occurrence: row.occurrence }),
    ...(row.first_at === undefined ? {} : { firstAt: toWireTime(row.first_at) }),
  }
}

/** A whole event as a viewer sees it. */
export function toEvent(row: EventRow, viewer: Viewer): EventDetail {
  const recurrence = parseRecurrence(row.recurrence)
  return {
    ...toSummary(row),
    ...(recurrence === null ? {} : { recurrence }),
    body: row.body,
    ...parseLists(row),
    author:
      row.author_id === null ? null : { id: row.author_id, nickname: row.author_nickname ?? '' },
    updatedAt: toWireTime(row.updated_at),
    canEdit: viewer.may('event.write'),
  }
}

const listsSchema = eventSchema.pick({ rewards: true, links: true })

/** The lists of a row, checked: they are JSON in a text column. */
export function parseLists({ rewards, links }: Pick<EventTable, 'rewards' | 'links'>) {
  return listsSchema.parse({ rewards: JSON.parse(rewards), links: JSON.parse(links) })
}

/**
 * The columns an editor fills. The two fields of the end are made to fit each other: an end at no
 * moment is open, and none lies before the start.
 */
export function toColumns(input: EventInput, now: number) {
  const start_at = fromWireTime(input.startAt)
  const end_at = input.endAt === null ? null : Math.max(fromWireTime(input.endAt), start_at)
  return {
    title: input.title,
    search_text: toStoredSearchText(input.title),
    kind: input.kind,
    start_at,
    end_kind: end_at === null ? ('maintenance' as const) : input.endKind,
    end_at,
    state: input.state,
    body: input.body,
    rewards: JSON.stringify(input.rewards),
    links: JSON.stringify(input.links),
    recurrence: input.recurrence === null ? null : JSON.stringify(input.recurrence),
    updated_at: now,
  }
}

/** A change with what it leaves out as the event has it. */
export function completed(input: UpdateEvent, before: EventTable): EventInput {
  const {
    kind = before.kind,
    endKind = before.end_kind,
    rewards = parseLists(before).rewards,
    state = before.state,
    recurrence = parseRecurrence(before.recurrence),
  } = input
  return { ...input, kind, endKind, rewards, state, recurrence }
}

/** What an editor filled, as the log keeps it. */
export function toLogged(row: ReturnType<typeof toColumns>) {
  return {
    title: row.title,
    kind: row.kind,
    startAt: toWireTime(row.start_at),
    endKind: row.end_kind,
    endAt: toWireTimeOrNull(row.end_at),
    state: row.state,
    body: row.body,
    ...parseLists(row),
    recurrence: parseRecurrence(row.recurrence),
  }
}
