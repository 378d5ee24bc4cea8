import type { PersonalDataPart } from '../../context/contributions.ts'
import { listByMember } from './session.repository.ts'

/** A member's open logins. */
export const sessionData: PersonalDataPart = {
  name: 'sessions',
  async collect(kysely, memberId) {
    const rows = await listByMember(kysely, memberId)
    return rows.map((row) => ({
      createdAt: new Date(row.created_at).toISOString(),
      lastSeenAt: new Date(row.last_seen_at).toISOString(),
      userAgent: row.user_agent,
    }))
  },
}
