import type { TaskPart } from '../../context/contributions.ts'
import { readQuotaSetting } from '../setting/quota-setting.service.ts'
import { listFullSince } from './quota.service.ts'

/** Kinds of content of which the whole site takes no more today: somebody floods it, or it has grown. */
export const quotaTask: TaskPart = {
  code: 'quota.full',
  permission: 'setting.read',
  isUrgent: true,
  async read(kysely, now) {
    const { values } = await readQuotaSetting(kysely)
    const since = await listFullSince(kysely, values, now)
    return { count: since.length, oldestAt: since.length === 0 ? null : Math.min(...since) }
  },
}
