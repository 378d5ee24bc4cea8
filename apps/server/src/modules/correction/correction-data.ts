import type { Kysely } from 'kysely'
import type { PersonalDataPart, TaskPart } from '../../context/contributions.ts'
import type { Schema } from '../../database/schema.ts'
import { textsWith } from '../../database/texts-with.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { countCorrections, listByAuthor, readOpen } from './correction.repository.ts'

/** Proposals a member made; they stay when they leave, without their name. */
export const correctionData: PersonalDataPart = {
  name: 'corrections',
  async collect(kysely, memberId) {
    const rows = await listByAuthor(kysely, memberId)
    return rows.map((row) => ({
      id: row.id,
      entity: row.entity,
      entityId: row.entity_id,
      change: row.change,
      reason: row.reason,
      state: row.state,
      answer: row.answer,
      createdAt: toWireTime(row.created_at),
    }))
  },
}

/** Proposals that wait for an answer. */
export const correctionTask: TaskPart = {
  code: 'correction.open',
  permission: 'catalogue.write',
  read: readOpen,
}

/** What proposals would write. */
export const correctionTexts = textsWith('correction', ['change'])

/** How many proposals of a member wait for an answer. */
export async function correctionTotal(kysely: Kysely<Schema>, authorId: string): Promise<number> {
  return countCorrections(kysely, { authorId, state: 'open' })
}
