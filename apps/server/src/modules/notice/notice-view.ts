import type { Notice, NoticeSummary } from '@gyeol/contract'
import type { Reader } from '../../http/viewer.ts'
import { toMoment } from '../../moment.ts'
import { mayEdit } from './notice-sight.ts'
import type { NoticeRow } from './notice.repository.ts'

/** What a reader's marks say about the notices of one answer. */
export type ReadMarks = {
  readonly readBefore: number
  readonly opened: ReadonlySet<string>
}

type Onlooker = { readonly reader: Reader; readonly now: number; readonly marks: ReadMarks | null }

/** A notice as a list shows it to a reader. */
export function toSummary(row: NoticeRow, { reader, now, marks }: Onlooker): NoticeSummary {
  return {
    id: row.id,
    title: row.title,
    levelCode: row.level_code,
    pinned: row.pinned === 1,
    author:
      row.author_id === null ? null : { id: row.author_id, nickname: row.author_nickname ?? '' },
    publishedAt: toMoment(row.publish_at),
    isScheduled: row.publish_at > now,
    read: marks !== null && isRead(row, reader, marks),
    canEdit: mayEdit(reader, row),
    version: row.version,
  }
}

/** A whole notice as a reader sees it. */
export function toNotice(row: NoticeRow, onlooker: Onlooker): Notice {
  return {
    ...toSummary(row, onlooker),
    body: row.body,
    updatedAt: toMoment(row.updated_at),
  }
}

function isRead(row: NoticeRow, { member }: Reader, { readBefore, opened }: ReadMarks): boolean {
  return row.publish_at <= readBefore || row.author_id === member?.id || opened.has(row.id)
}
