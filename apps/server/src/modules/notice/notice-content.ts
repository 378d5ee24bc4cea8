import type { ContentPart } from '../../context/contributions.ts'
import type { NoticeTable } from '../../database/schema-posts.ts'
import { recordChange } from './notice.service.ts'
import * as notices from './notice.repository.ts'

/** Notices: one that is taken down is kept whole until it comes back or is erased. */
export const noticeContent: ContentPart = {
  kind: 'notice',
  rows: { table: 'notice', id: 'id', author: 'author_id', at: 'created_at' },
  async show(kysely, ids) {
    const rows = await notices.listByIds(kysely, ids)
    return new Map(rows.map(({ id, title }) => [id, { title, path: `/notification/${id}` }]))
  },
  async takeDown(transaction, ids, { act }) {
    const previous = new Map<string, NoticeTable>()
    for (const row of await notices.listByIds(transaction, ids)) {
      if (!(await notices.deleteNotice(transaction, row.id))) continue
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
      if ((await notices.listByIds(transaction, [id])).length > 0) continue
      // The row as it was taken out above.
      const row = previous as NoticeTable
      await notices.insertNotice(transaction, { ...row, version: row.version + 1 })
      const change = { id, action: 'restore', before: null, after: row } as const
      await recordChange(transaction, act, change)
      back.push(id)
    }
    return back
  },
  erase: async () => {},
}
