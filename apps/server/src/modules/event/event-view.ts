import {
  type EventDetail,
  type EventInput,
  type EventSummary,
  eventSchema,
  type EventState,
} from '@gyeol/contract'
import type { EventTable } from '../../database/schema-posts.ts'
import { toMoment, toTime } from '../../moment.ts'
import type { Reader } from '../../http/viewer.ts'
import { toSearchText } from '../../database/search-pattern.ts'
import type { EventRow } from './event.repository.ts'

/** The states a reader sees: drafts are for those who write events. */
export function stateSeenBy(reader: Reader): EventState | undefined {
  return reader.may('event.write') ? undefined : 'published'
}

/** An event as a list shows it. */
export function toSummary(row: EventTable): EventSummary {
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    startAt: toMoment(row.start_at),
    endKind: row.end_kind,
    endAt: row.end_at === null ? null : toMoment(row.end_at),
    state: row.state,
    version: row.version,
  }
}

/** A whole event as a reader sees it. */
export function toEvent(row: EventRow, reader: Reader): EventDetail {
  return {
    ...toSummary(row),
    body: row.body,
    ...parseLists(row),
    author:
      row.author_id === null ? null : { id: row.author_id, nickname: row.author_nickname ?? '' },
    updatedAt: toMoment(row.updated_at),
    canEdit: reader.may('event.write'),
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
  const start_at = toTime(input.startAt)
  const end_at = input.endAt === null ? null : Math.max(toTime(input.endAt), start_at)
  return {
    title: input.title,
    search_text: toSearchText(input.title),
    kind: input.kind,
    start_at,
    end_kind: end_at === null ? ('maintenance' as const) : input.endKind,
    end_at,
    state: input.state,
    body: input.body,
    rewards: JSON.stringify(input.rewards),
    links: JSON.stringify(input.links),
    updated_at: now,
  }
}

/** What an editor filled, as the log keeps it. */
export function toLogged(row: ReturnType<typeof toColumns>) {
  return {
    title: row.title,
    kind: row.kind,
    startAt: toMoment(row.start_at),
    endKind: row.end_kind,
    endAt: row.end_at === null ? null : toMoment(row.end_at),
    state: row.state,
    body: row.body,
    ...parseLists(row),
  }
}
