import { LEVEL_ROLES, type LevelRoleCode, SAMPLE_NOTICES } from '@gyeol/contract'
import { toStoredSearchText } from '@gyeol/korean'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { SeedSet } from '../../database/seed/seed-set.ts'

type NoticeContent = {
  readonly title: string
  readonly body: string
  readonly levelCode: LevelRoleCode
  readonly isPinned: boolean
}

/** Sample notices of a new site. */
export const noticeSeed: SeedSet<NoticeContent> = {
  name: 'notice',
  version: 2,
  source: 'own texts',
  asOf: '2026-11-21',
  dataVersionKey: 'notice',
  rows: SAMPLE_NOTICES,
  read: readSamples,
  async insert(transaction, rows) {
    for (const { id, content, now } of rows) {
      const times = {
        publish_at: now,
        created_at: now,
        updated_at: now,
        is_announced: 1,
        out_at: now,
      }
      const row = { id, ...toColumns(content), ...times, author_id: null, version: 1 }
      await transaction.insertInto('notice').values(row).execute()
    }
  },
  async update(transaction, { id, content, now }) {
    await transaction
      .updateTable('notice')
      .set((row) => ({
        ...toColumns(content),
        updated_at: now,
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
  },
  async remove(transaction, id) {
    await transaction.deleteFrom('notice_read').where('notice_id', '=', id).execute()
    await transaction.deleteFrom('notice').where('id', '=', id).execute()
  },
}

function toColumns({ title, body, levelCode, isPinned }: NoticeContent) {
  return {
    title,
    search_text: toStoredSearchText(title),
    body,
    level_code: levelCode,
    level: LEVEL_ROLES[levelCode].level,
    pinned: isPinned ? 1 : 0,
  }
}

async function readSamples(transaction: Transaction<Schema>) {
  const rows = await transaction
    .selectFrom('notice')
    .select(['id', 'title', 'body', 'level_code', 'pinned'])
    .where('author_id', 'is', null)
    .execute()
  return new Map(
    rows.map(({ id, title, body, level_code, pinned }) => [
      id,
      { title, body, levelCode: level_code, isPinned: pinned === 1 },
    ]),
  )
}
