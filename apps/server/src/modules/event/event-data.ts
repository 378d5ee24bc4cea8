import type { PersonalDataPart, SummaryPart, TaskPart } from '../../context/contributions.ts'
import { textsWith } from '../../database/texts-with.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { countByState, listByAuthor, readOverdue } from './event.repository.ts'

/** Events a member wrote; they stay when they leave, without their name. */
export const eventData: PersonalDataPart = {
  name: 'events',
  async collect(kysely, memberId) {
    const rows = await listByAuthor(kysely, memberId)
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      body: row.body,
      kind: row.kind,
      startAt: toWireTime(row.start_at),
      state: row.state,
      createdAt: toWireTime(row.created_at),
    }))
  },
}

/** How many events there are. */
export const eventSummary: SummaryPart = async (kysely) => {
  const states = await countByState(kysely)
  const countOf = (wanted: string) => states.find(({ state }) => state === wanted)?.count ?? 0
  return {
    counts: [
      { code: 'event', count: countOf('published') },
      { code: 'event.draft', count: countOf('draft') },
    ],
  }
}

/** Events whose end was expected and has passed, and nobody has said whether they ended. */
export const eventTask: TaskPart = {
  code: 'event.expected-end-passed',
  permission: 'event.write',
  read: readOverdue,
}

/** What events say. */
export const eventTexts = textsWith('event', ['body'])
