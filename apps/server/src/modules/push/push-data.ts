import type { PersonalDataPart, SummaryPart, TaskPart } from '../../context/contributions.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { ownNewsOf, toPreferences } from './push-preferences.ts'
import { readFailed } from './reminder.repository.ts'
import { countSubscriptions, deleteSubscriptions, listByMember } from './push.repository.ts'

/** Browsers of a member that get reminders; their secret addresses stay here. */
export const pushData: PersonalDataPart = {
  name: 'pushSubscriptions',
  async collect(kysely, memberId) {
    const rows = await listByMember(kysely, memberId)
    return rows.map((row) => ({
      service: new URL(row.endpoint).hostname,
      preferences: toPreferences(row),
      notices: row.notices,
      ownNews: ownNewsOf(row),
      createdAt: toWireTime(row.created_at),
      updatedAt: toWireTime(row.updated_at),
    }))
  },
  async forget(transaction, memberId) {
    const rows = await listByMember(transaction, memberId)
    await deleteSubscriptions(
      transaction,
      rows.map(({ id }) => id),
    )
  },
}

/** How many browsers get reminders. */
export const pushSummary: SummaryPart = async (kysely) => ({
  counts: [{ code: 'push-subscription', count: await countSubscriptions(kysely) }],
})

/** Reminders of the last days that were given up. */
export const pushTask: TaskPart = {
  code: 'push.failed',
  permission: 'setting.read',
  isUrgent: true,
  read: readFailed,
}
