import { eventInputSchema } from '@gyeol/contract'
import { AppError } from '../../errors/app-error.ts'
import { requirePermission } from '../../http/viewer.ts'
import type { RevisedKind } from '../revision/revised-thing.ts'
import { findEvent, insertEvent } from './event.repository.ts'
import { recordChange } from './event.service.ts'
import { toColumns, toLogged } from './event-view.ts'

/** The earlier versions of events. */
export const revisedEvents: RevisedKind = {
  present: async (kysely, { viewer, id }) => {
    requirePermission(viewer, 'event.write')
    const row = await findEvent(kysely, id)
    return row ? toLogged(row) : null
  },
  putBack: async (transaction, { id, createdBy }, { content, version, act }) => {
    const parsed = eventInputSchema.safeParse(content)
    if (!parsed.success) throw new AppError('STALE')
    const after = toColumns(parsed.data, act.now)
    const author_id = await createdBy()
    await insertEvent(transaction, { id, ...after, author_id, created_at: act.now, version })
    await recordChange(transaction, act, { id, action: 'restore', before: null, after })
  },
}
