import { MINUTE_MS } from '@gyeol/korean'
import type { TraceKind } from '@gyeol/contract'
import { type Kysely, sql } from 'kysely'
import type { MemberTraceTable } from '../../database/schema-people.ts'
import type { Schema } from '../../database/schema.ts'

/** Notes traces of a member, or that they were there again. */
export async function putTraces(
  transaction: Kysely<Schema>,
  rows: readonly MemberTraceTable[],
): Promise<void> {
  await transaction
    .insertInto('member_trace')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'kind', 'mark'])
        .doUpdateSet({ last_at: sql`excluded.last_at` }),
    )
    .execute()
}

/** Keeps a member's newest traces of a kind. */
export async function deleteOldest(
  transaction: Kysely<Schema>,
  { memberId, kind, kept }: { memberId: string; kind: MemberTraceTable['kind']; kept: number },
): Promise<void> {
  const newest = transaction
    .selectFrom('member_trace')
    .select('mark')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .orderBy('last_at', 'desc')
    .orderBy('mark')
    .limit(kept)
  await transaction
    .deleteFrom('member_trace')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('mark', 'not in', newest)
    .execute()
}

export async function listByMember(kysely: Kysely<Schema>, memberId: string) {
  return kysely
    .selectFrom('member_trace')
    .select(['kind', 'mark', 'first_at', 'last_at'])
    .where('member_id', '=', memberId)
    .orderBy('last_at', 'desc')
    .orderBy('kind')
    .execute()
}

export async function deleteByMember(kysely: Kysely<Schema>, memberId: string): Promise<void> {
  await kysely.deleteFrom('member_trace').where('member_id', '=', memberId).execute()
}

export async function deleteBefore(kysely: Kysely<Schema>, before: number): Promise<void> {
  await kysely.deleteFrom('member_trace').where('last_at', '<', before).execute()
}

/** Which members, and with which mark of a kind: what groups are made of. */
function marksOf(kysely: Kysely<Schema>, kind: TraceKind, since: number) {
  if (kind === 'minute')
    return (
      kysely
        .selectFrom('member')
        .select([
          'member.id as member_id',
          sql<string>`cast(member.created_at / ${sql.lit(MINUTE_MS)} as text)`.as('mark'),
          'member.created_at as at',
          'member.created_at as created_at',
        ])
        .where('member.status', '!=', 'DELETED')
        .where('member.created_at', '>=', since)
        // Whoever was invited agreed later, and many are invited at once.
        .whereRef('member.agreed_at', '=', 'member.created_at')
    )
  return kysely
    .selectFrom('member_trace')
    .innerJoin('member', 'member.id', 'member_trace.member_id')
    .select([
      'member_trace.member_id',
      'member_trace.mark as mark',
      'member_trace.last_at as at',
      'member.created_at as created_at',
    ])
    .where('member.status', '!=', 'DELETED')
    .where('member_trace.kind', '=', kind)
    .where('member_trace.last_at', '>=', since)
}

type Range = { readonly limit: number; readonly offset: number }

/** Marks that two accounts or more have in common, those seen last first. */
export async function listShared(
  kysely: Kysely<Schema>,
  { kind, since }: { kind: TraceKind; since: number },
  { limit, offset }: Range,
) {
  return shared(kysely, { kind, since })
    .orderBy('last_at', 'desc')
    .orderBy('mark')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countShared(
  kysely: Kysely<Schema>,
  of: { kind: TraceKind; since: number },
): Promise<number> {
  const { count } = await kysely
    .selectFrom(shared(kysely, of).as('shared'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function shared(kysely: Kysely<Schema>, { kind, since }: { kind: TraceKind; since: number }) {
  return kysely
    .selectFrom(marksOf(kysely, kind, since).as('marks'))
    .select(({ fn }) => ['mark', fn.max('at').as('last_at'), fn.countAll<number>().as('size')])
    .groupBy('mark')
    .having(({ fn }) => fn.countAll(), '>=', 2)
}

/** Who shares a mark, the newest accounts first. */
export async function listSharing(
  kysely: Kysely<Schema>,
  { kind, since, mark }: { kind: TraceKind; since: number; mark: string },
  limit: number,
): Promise<string[]> {
  const rows = await kysely
    .selectFrom(marksOf(kysely, kind, since).as('marks'))
    .select('member_id')
    .where('mark', '=', mark)
    .orderBy('created_at', 'desc')
    .orderBy('member_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.member_id)
}

/** Marks of a kind that so many accounts made since then have in common, and when their first came. */
export async function listCrowds(
  kysely: Kysely<Schema>,
  { kind, since, least }: { kind: TraceKind; since: number; least: number },
) {
  return kysely
    .selectFrom(marksOf(kysely, kind, since).as('marks'))
    .select(({ fn }) => ['mark', fn.min('created_at').as('first_at')])
    .where('created_at', '>=', since)
    .groupBy('mark')
    .having(({ fn }) => fn.countAll(), '>=', least)
    .execute()
}
