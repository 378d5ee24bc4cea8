import type { LevelRoleCode, Notice } from '@gyeol/contract'

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
