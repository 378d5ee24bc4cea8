import type { Notice, NoticeSummary } from '@gyeol/contract'
import type { Viewer } from '../../http/viewer.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { mayEdit } from './notice-sight.ts'
import type { NoticeRow } from './notice.repository.ts'

/** What a viewer's marks say about the notices of one answer. */
export type ReadMarks = {
  readonly readBefore: number
  readonly opened: ReadonlySet<string>
}

type Onlooker = { readonly viewer: Viewer; readonly now: number; readonly marks: ReadMarks | null }

/** A notice as a list shows it to a viewer. */
export function toSummary(row: NoticeRow, { viewer, now, marks }: Onlooker): NoticeSummary {
  return {
    id: row.id,
    title: row.title,
    levelCode: row.level_code,
    pinned: row.pinned === 1,
    author:
      row.author_id === null ? null : { id: row.author_id, nickname: row.author_nickname ?? '' },
    publishedAt: toWireTime(row.publish_at),
    isScheduled: row.publish_at > now,
    read: marks !== null && isRead(row, viewer, marks),
    canEdit: mayEdit(viewer, row),
    version: row.version,
  }
}

/** A whole notice as a viewer sees it. */
export function toNotice(row: NoticeRow, onlooker: Onlooker): Notice {
  return {
    ...toSummary(row, onlooker),
    body: row.body,
    updatedAt: toWireTime(row.updated_at),
  }
}

function isRead(row: NoticeRow, { member }: Viewer, { readBefore, opened }: ReadMarks): boolean {
  return row.publish_at <= readBefore || row.author_id === member?.id || opened.has(row.id)
}
