import type { PersonalDataPart } from '../../context/contributions.ts'
import { toWireTime } from '../../http/wire-time.ts'
import { listByMember } from './session.repository.ts'

/** A member's open logins. */
export const sessionData: PersonalDataPart = {
  name: 'sessions',
  async collect(kysely, memberId) {
    const rows = await listByMember(kysely, memberId)
    return rows.map((row) => ({
      createdAt: toWireTime(row.created_at),
      lastSeenAt: toWireTime(row.last_seen_at),
      userAgent: row.user_agent,
    }))
  },
}
