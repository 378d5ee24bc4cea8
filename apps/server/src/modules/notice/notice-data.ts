import type { PersonalDataPart, SummaryPart } from '../../context/contributions.ts'
import { textsWith } from '../../database/texts-with.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { deleteMarks, findReader, listMarks } from './notice-read.repository.ts'
import { countByTime, listByAuthor } from './notice.repository.ts'

/** Notices a member wrote; they stay when they leave, without their name. */
export const noticeData: PersonalDataPart = {
  name: 'notices',
  async collect(kysely, memberId) {
    const rows = await listByAuthor(kysely, memberId)
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      body: row.body,
      levelCode: row.level_code,
      publishedAt: toWireTime(row.publish_at),
      createdAt: toWireTime(row.created_at),
    }))
  },
}

/** Which notices a member has opened. */
export const noticeReadData: PersonalDataPart = {
  name: 'noticeReads',
  async collect(kysely, memberId) {
    const rows = await listMarks(kysely, memberId)
    return rows.map((row) => ({ noticeId: row.notice_id, readAt: toWireTime(row.read_at) }))
  },
  forget: deleteMarks,
}

/** How soon a member's bell tells of new notices. */
export const noticeBellData: PersonalDataPart = {
  name: 'noticeBell',
  async collect(kysely, memberId) {
    const { bell } = await findReader(kysely, memberId)
    return [{ pace: bell }]
  },
}

/** How many notices there are. */
export const noticeSummary: SummaryPart = async (kysely, now) => {
  const { published, scheduled } = await countByTime(kysely, now)
  return {
    counts: [
      { code: 'notice', count: published },
      { code: 'notice.scheduled', count: scheduled },
    ],
  }
}

/** What notices say. */
export const noticeTexts = textsWith('notice', ['body'])
