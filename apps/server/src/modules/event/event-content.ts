import type { ContentPart } from '../../context/contributions.ts'
import type { EventTable } from '../../database/schema-posts.ts'
import { recordChange } from './event.service.ts'
import * as events from './event.repository.ts'

/** Events: one that is taken down is kept whole until it comes back or is erased. */
export const eventContent: ContentPart = {
  kind: 'event',
  rows: { table: 'event', id: 'id', author: 'author_id', at: 'created_at' },
  async show(kysely, ids) {
    const rows = await findAll(kysely, ids)
    return new Map(rows.map(({ id, title }) => [id, { title, path: `/event/${id}` }]))
  },
  async takeDown(transaction, ids, { act }) {
    const previous = new Map<string, EventTable>()
    for (const row of await findAll(transaction, ids)) {
      if (!(await events.deleteEvent(transaction, row.id))) continue
      previous.set(row.id, row)
      const change = { id: row.id, action: 'delete', before: row, after: null } as const
      await recordChange(transaction, act, change)
    }
    return previous
  },
  async restore(transaction, held, act) {
    const back: string[] = []
    for (const { id, previous } of held) {
      // Its editor may have brought it back meanwhile.
      if ((await findAll(transaction, [id])).length > 0) continue
      // The row as it was taken out above.
      const row = previous as EventTable
      await events.insertEvent(transaction, { ...row, version: row.version + 1 })
      await recordChange(transaction, act, { id, action: 'restore', before: null, after: row })
      back.push(id)
    }
    return back
  },
  erase: async () => {},
}

async function findAll(
  kysely: Parameters<typeof events.findEvents>[0],
  ids: readonly string[],
): Promise<EventTable[]> {
  return ids.length === 0 ? [] : events.findEvents(kysely, ids)
}
