import { type LevelRoleCode, type Notice, noticeInputSchema } from '@gyeol/contract'

/** Fields of the editor. Times are moments in UTC, empty for "as it is" (new: now). */
export type NoticeValues = {
  readonly title: string
  readonly body: string
  readonly levelCode: LevelRoleCode
  readonly pinned: boolean
  readonly publishAt: string
}

const EMPTY: NoticeValues = { title: '', body: '', levelCode: 'ALL', pinned: false, publishAt: '' }

/** What the editor begins with. The time of a notice that is out stays unless it is set anew. */
export function valuesOf(notice: Notice | null): NoticeValues {
  if (notice === null) return EMPTY
  const { title, body, levelCode, pinned, isScheduled, publishedAt } = notice
  return { title, body, levelCode, pinned, publishAt: isScheduled ? publishedAt : '' }
}

/** The form's values of an older content; its time is not the present one's. */
export function olderNoticeValues(content: unknown): NoticeValues {
  const { title, body, levelCode, pinned } = noticeInputSchema.parse(content)
  return { title, body, levelCode, pinned, publishAt: '' }
}
