import { type AdminSummary, MEMBER_STATUSES, STORED_ROLE_CODES } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { TaskPart } from '../../context/contributions.ts'
import type { Schema } from '../../database/schema.ts'
import * as counts from './member-counts.repository.ts'

const WEEK_MS = 7 * 86_400_000

/** How many members there are, by role and status, and how many came in the last seven days. */
export async function countMemberKinds(
  kysely: Kysely<Schema>,
  now: number,
): Promise<AdminSummary['members']> {
  const kinds = await counts.countByKind(kysely)
  const sum = (isCounted: (kind: (typeof kinds)[number]) => boolean) =>
    kinds.filter(isCounted).reduce((total, { count }) => total + count, 0)
  return {
    total: sum(() => true),
    newThisWeek: await counts.countSince(kysely, 'created_at', now - WEEK_MS),
    activeThisWeek: await counts.countSince(kysely, 'last_seen_at', now - WEEK_MS),
    byRole: STORED_ROLE_CODES.map((code) => ({
      code,
      count: sum((kind) => kind.role_code === code),
    })),
    byStatus: MEMBER_STATUSES.map((code) => ({
      code,
      count: sum((kind) => kind.status === code),
    })),
  }
}

/** What administrators should look at among the members. */
export const memberTasks: readonly TaskPart[] = [
  {
    code: 'member.without-password',
    permission: 'member.read',
    read: counts.readWithoutPassword,
  },
  {
    code: 'staff.without-totp',
    permission: 'member.read',
    read: async (kysely) => ({
      count: await counts.countStaffWithoutTotp(kysely),
      oldestAt: null,
    }),
  },
]
