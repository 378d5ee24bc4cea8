import { noticeInputSchema } from '@gyeol/contract'
import { AppError } from '../../errors/app-error.ts'
import { fromWireTime } from '../../http/wire-time.ts'
import { requirePermission } from '../../http/viewer.ts'
import type { RevisedKind } from '../revision/revised-thing.ts'
import { findNotice, insertNotice } from './notice.repository.ts'
import { recordChange, requireLevel, toColumns, toLogged } from './notice.service.ts'
import { mayEdit, sightOf } from './notice-sight.ts'

/** Whoever is asked, the row itself: one that is hidden is not one that is gone. */
const ALL_SEEING = { level: Number.MAX_SAFE_INTEGER, scheduledOf: 'everybody' } as const

/** The earlier versions of notices: their authors' own, or all. */
export const revisedNotices: RevisedKind = {
  present: async (kysely, { viewer, id, now, createdBy }) => {
    requirePermission(viewer, 'notice.write-own')
    const row = await findNotice(kysely, id, { ...ALL_SEEING, now })
    if (!row) {
      if (!mayEdit(viewer, { author_id: await createdBy() })) throw new AppError('NOT_FOUND')
      return null
    }
    if (!(await findNotice(kysely, id, sightOf(viewer, now)))) throw new AppError('NOT_FOUND')
    if (!mayEdit(viewer, row)) throw new AppError('FORBIDDEN')
    return toLogged(row)
  },
  putBack: async (transaction, { viewer, id, createdBy }, { content, version, act }) => {
    const parsed = noticeInputSchema.safeParse(content)
    if (!parsed.success) throw new AppError('STALE')
    requireLevel(viewer, parsed.data)
    const { now } = act
    // What comes back was told of in its time.
    const outAt = parsed.data.publishAt === undefined ? now : fromWireTime(parsed.data.publishAt)
    const after = toColumns(parsed.data, { now, publishAt: now, outAt })
    const author_id = await createdBy()
    await insertNotice(transaction, { id, ...after, author_id, created_at: now, version })
    await recordChange(transaction, act, { id, action: 'restore', before: null, after })
  },
}
