import { type EventEndKind, type EventKind, type EventState, SAMPLE_EVENTS } from '@gyeol/contract'
import { formatDate, HOUR_MS, startOfDay, toStoredSearchText } from '@gyeol/korean'
import type { Transaction } from 'kysely'
import type { EventTable } from '../../database/schema-posts.ts'
import type { Schema } from '../../database/schema.ts'
import type { SeedSet } from '../../database/seed/seed-set.ts'

/** Hours count from the midnight in Korea before the site was first opened. */
type EventContent = {
  readonly title: string
  readonly kind: EventKind
  readonly startsAfterHours: number
  readonly endsAfterHours: number | null
  readonly endKind: EventEndKind
  readonly state: EventState
  readonly body: string
  readonly rewards: readonly string[]
  readonly links: readonly { readonly text: string; readonly url: string }[]
  /** Of a sample somebody made repeat. */
  readonly recurrence?: string
}

const DAY_HOURS = 24

/** Ids are UUIDs like those of every other event; they never change. */
const ROWS: ReadonlyMap<string, EventContent> = new Map<string, EventContent>([
  [
    '01900000-0000-7000-8000-00000000b001',
    {
      ...SAMPLE_EVENTS['01900000-0000-7000-8000-00000000b001'],
      kind: 'campaign',
      startsAfterHours: -2 * DAY_HOURS + 15,
      endsAfterHours: 12 * DAY_HOURS + 14,
      endKind: 'at',
      state: 'published',
      links: [],
    },
  ],
  [
    '01900000-0000-7000-8000-00000000b002',
    {
      ...SAMPLE_EVENTS['01900000-0000-7000-8000-00000000b002'],
      kind: 'maintenance',
      startsAfterHours: 3 * DAY_HOURS + 14,
      endsAfterHours: 3 * DAY_HOURS + 18,
      endKind: 'at',
      state: 'published',
      links: [],
    },
  ],
  [
    '01900000-0000-7000-8000-00000000b003',
    {
      ...SAMPLE_EVENTS['01900000-0000-7000-8000-00000000b003'],
      kind: 'event',
      startsAfterHours: 3 * DAY_HOURS + 18,
      endsAfterHours: null,
      endKind: 'maintenance',
      state: 'published',
      links: [],
    },
  ],
])

/** Sample events of a new site, around the day it was first opened. */
export const eventSeed: SeedSet<EventContent> = {
  name: 'event',
  version: 1,
  source: 'own texts',
  asOf: '2026-11-21',
  dataVersionKey: 'event',
  rows: ROWS,
  read: readSamples,
  async insert(transaction, rows) {
    for (const { id, content, now } of rows) {
      const times = { created_at: now, updated_at: now }
      const row = { id, ...toColumns(content, now), ...times, author_id: null, version: 1 }
      await transaction.insertInto('event').values(row).execute()
    }
  },
  async update(transaction, { id, content, now }) {
    const { created_at } = await transaction
      .selectFrom('event')
      .select('created_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await transaction
      .updateTable('event')
      .set((row) => ({
        ...toColumns(content, created_at),
        updated_at: now,
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
  },
  async remove(transaction, id) {
    await transaction.deleteFrom('event').where('id', '=', id).execute()
  },
}

const firstMidnight = (createdAt: number) => startOfDay(formatDate(createdAt))

function toColumns(content: EventContent, createdAt: number) {
  const midnight = firstMidnight(createdAt)
  const { title, startsAfterHours, endsAfterHours } = content
  return {
    title,
    search_text: toStoredSearchText(title),
    kind: content.kind,
    start_at: midnight + startsAfterHours * HOUR_MS,
    end_kind: content.endKind,
    end_at: endsAfterHours === null ? null : midnight + endsAfterHours * HOUR_MS,
    state: content.state,
    body: content.body,
    rewards: JSON.stringify(content.rewards),
    links: JSON.stringify(content.links),
    recurrence: content.recurrence ?? null,
  }
}

async function readSamples(transaction: Transaction<Schema>) {
  const rows = await transaction
    .selectFrom('event')
    .selectAll()
    .where('author_id', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, toContent(row)]))
}

function toContent(row: EventTable): EventContent {
  const midnight = firstMidnight(row.created_at)
  const hoursUntil = (time: number) => (time - midnight) / HOUR_MS
  return {
    title: row.title,
    kind: row.kind,
    startsAfterHours: hoursUntil(row.start_at),
    endsAfterHours: row.end_at === null ? null : hoursUntil(row.end_at),
    endKind: row.end_kind,
    state: row.state,
    body: row.body,
    // Both are lists the event service or this file has written.
    rewards: JSON.parse(row.rewards) as string[],
    links: JSON.parse(row.links) as EventContent['links'],
    ...(row.recurrence === null ? {} : { recurrence: row.recurrence }),
  }
}
