import type { MemberFilter } from '@gyeol/contract'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { MemberTable } from '../../database/schema-people.ts'
import type { Schema } from '../../database/schema.ts'

export async function insertMember(
  kysely: Kysely<Schema>,
  row: Insertable<MemberTable>,
): Promise<void> {
  await kysely.insertInto('member').values(row).execute()
}

/** A member who has not left. */
export async function findMember(kysely: Kysely<Schema>, id: string) {
  return kysely
    .selectFrom('member')
    .selectAll()
    .where('id', '=', id)
    .where('status', '!=', 'DELETED')
    .executeTakeFirst()
}

/** Somebody who left so lately that what they made is still known to be theirs. */
export async function findLeft(kysely: Kysely<Schema>, id: string) {
  return kysely
    .selectFrom('member')
    .selectAll()
    .where('id', '=', id)
    .where('left_at', 'is not', null)
    .executeTakeFirst()
}

/** The ids of those of whom that need not be known any more. */
export async function listLeftBefore(
  kysely: Kysely<Schema>,
  before: number,
): Promise<readonly string[]> {
  const rows = await kysely
    .selectFrom('member')
    .select('id')
    .where('left_at', '<=', before)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function findByLoginIdKey(kysely: Kysely<Schema>, key: string) {
  return kysely
    .selectFrom('member')
    .selectAll()
    .where('login_id_key', '=', key)
    .where('status', '!=', 'DELETED')
    .executeTakeFirst()
}

/** Which of two names somebody else has already. */
export async function findTaken(
  kysely: Kysely<Schema>,
  { loginIdKey, nicknameKey }: { loginIdKey?: string | undefined; nicknameKey: string },
) {
  return kysely
    .selectFrom('member')
    .select(['login_id_key', 'nickname_key'])
    .where((where) =>
      where.or([
        where('login_id_key', '=', loginIdKey ?? ''),
        where('nickname_key', '=', nicknameKey),
      ]),
    )
    .execute()
}

/** The fields an editor may change; null where the version has moved on. */
export async function updateMember(
  transaction: Kysely<Schema>,
  { id, version }: { id: string; version: number },
  change: Partial<Omit<MemberTable, 'id' | 'version'>>,
) {
  return transaction
    .updateTable('member')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '!=', 'DELETED')
    .executeTakeFirstOrThrow()
}

/** Changes a member whatever their version is: passwords, and leaving. */
export async function forceUpdate(
  transaction: Kysely<Schema>,
  id: string,
  change: Partial<Omit<MemberTable, 'id' | 'version'>>,
): Promise<void> {
  await transaction
    .updateTable('member')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Notes a login of a member who may log in, with the password they had when it was checked. */
export async function noteLogin(
  transaction: Kysely<Schema>,
  { id, passwordHash, now }: { id: string; passwordHash: string | undefined; now: number },
): Promise<boolean> {
  let query = transaction
    .updateTable('member')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
  if (passwordHash !== undefined) query = query.where('password_hash', '=', passwordHash)
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** How many can log in as owner, leaving one out: whoever has no password yet cannot. */
export async function countOwners(
  transaction: Kysely<Schema>,
  exceptId: string | null,
): Promise<number> {
  let query = transaction
    .selectFrom('member')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role_code', '=', 'OWNER')
    .where('status', '=', 'ACTIVE')
    .where('password_hash', 'is not', null)
  if (exceptId !== null) query = query.where('id', '!=', exceptId)
  return (await query.executeTakeFirstOrThrow()).count
}

/** Members with what administrators see of them. */
export async function listForAdminByIds(kysely: Kysely<Schema>, ids: readonly string[]) {
  return adminRows(kysely, {}).where('member.id', 'in', ids).execute()
}

export async function listForAdmin(
  kysely: Kysely<Schema>,
  filter: Partial<MemberFilter> & { readonly term?: string | undefined },
  { limit, offset }: { limit: number; offset: number },
) {
  const { column, direction } = orderOf(filter.sort ?? '-createdAt')
  return adminRows(kysely, filter)
    .orderBy(column, direction)
    .orderBy('member.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countForAdmin(
  kysely: Kysely<Schema>,
  filter: Partial<MemberFilter> & { readonly term?: string | undefined },
): Promise<number> {
  const { count } = await filtered(kysely, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type Filter = Partial<MemberFilter> & { readonly term?: string | undefined }

function filtered(kysely: Kysely<Schema>, { role, status, term }: Filter) {
  let query = kysely.selectFrom('member').where('member.status', '!=', 'DELETED')
  if (role !== undefined) query = query.where('member.role_code', '=', role)
  if (status !== undefined) query = query.where('member.status', '=', status)
  if (term !== undefined && term !== '') {
    const pattern = `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`
    query = query.where(sql<boolean>`member.search_text like ${pattern} escape '\\'`)
  }
  return query
}

function adminRows(kysely: Kysely<Schema>, filter: Filter) {
  return filtered(kysely, filter)
    .selectAll('member')
    .select((query) => [
      query
        .selectFrom('session')
        .whereRef('session.member_id', '=', 'member.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('sessions'),
      query
        .selectFrom('member_totp')
        .whereRef('member_totp.member_id', '=', 'member.id')
        .select('member_totp.confirmed_at')
        .as('totp_confirmed_at'),
    ])
    .leftJoin('suspension', 'suspension.member_id', 'member.id')
    .select([
      'suspension.reason as suspension_reason',
      'suspension.since as suspension_since',
      'suspension.until as suspension_until',
    ])
    .leftJoin('sign_up_request', 'sign_up_request.member_id', 'member.id')
    .select([
      'sign_up_request.message as sign_up_message',
      'sign_up_request.decision as sign_up_decision',
    ])
}

const SORT_COLUMNS = {
  createdAt: 'member.created_at',
  nickname: 'member.nickname_key',
  loginId: 'member.login_id_key',
  lastSeenAt: 'member.last_seen_at',
} as const

function orderOf(sort: MemberFilter['sort']) {
  const direction = sort.startsWith('-') ? ('desc' as const) : ('asc' as const)
  // The allow-list of the contract holds these names, each also with a dash before it.
  const name = sort.replace('-', '') as keyof typeof SORT_COLUMNS
  return { column: SORT_COLUMNS[name], direction }
}
