import { STORED_ROLE_CODES, ROLES } from '@gyeol/contract'
import type { Kysely } from 'kysely'
import type { Waiting } from '../../context/contributions.ts'
import type { Schema } from '../../database/schema.ts'

const STAFF_ROLES = STORED_ROLE_CODES.filter((code) => ROLES[code].level >= ROLES.ADMIN.level)

/** Members by role and status, those who left not among them. */
export async function countByKind(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('member')
    .select(['role_code', 'status'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '!=', 'DELETED')
    .groupBy(['role_code', 'status'])
    .execute()
}

export async function countSince(
  kysely: Kysely<Schema>,
  column: 'created_at' | 'last_seen_at',
  since: number,
): Promise<number> {
  const { count } = await kysely
    .selectFrom('member')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '!=', 'DELETED')
    .where(column, '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Members who have never set a password, and since when the first could have. */
export async function readWithoutPassword(kysely: Kysely<Schema>): Promise<Waiting> {
  const { count, oldest } = await kysely
    .selectFrom('member')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('created_at').as('oldest'),
    ])
    .where('status', '=', 'ACTIVE')
    .where('password_hash', 'is', null)
    .executeTakeFirstOrThrow()
  return { count, oldestAt: oldest }
}

/** Administrators and owners whose logins have no second step. */
export async function countStaffWithoutTotp(kysely: Kysely<Schema>): Promise<number> {
  const { count } = await kysely
    .selectFrom('member')
    .leftJoin('member_totp', 'member_totp.member_id', 'member.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member.status', '=', 'ACTIVE')
    .where('member.role_code', 'in', STAFF_ROLES)
    .where('member_totp.confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
