import type { ProblemKind, ProblemState } from '@gyeol/contract'
import { type Kysely, sql } from 'kysely'
import type { Waiting } from '../../context/contributions.ts'
import type { ProblemReportTable } from '../../database/schema-moderation.ts'
import type { Schema } from '../../database/schema.ts'

type Content = { readonly kind: ProblemKind; readonly id: string }

export async function insertProblem(
  kysely: Kysely<Schema>,
  row: ProblemReportTable,
): Promise<void> {
  await kysely.insertInto('problem_report').values(row).execute()
}

/** What a member has said of a content and nobody has answered. */
export async function findOpenOf(
  kysely: Kysely<Schema>,
  { kind, id, reporterId }: Content & { readonly reporterId: string },
) {
  return kysely
    .selectFrom('problem_report')
    .select('id')
    .where('state', '=', 'open')
    .where('content_kind', '=', kind)
    .where('content_id', '=', id)
    .where('reporter_id', '=', reporterId)
    .executeTakeFirst()
}

/**
 * Contents that problems are reported with, those of the most people first. Visitors cannot be told
 * apart: all of them together are one.
 */
export async function listReported(
  kysely: Kysely<Schema>,
  state: ProblemState,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return kysely
    .selectFrom('problem_report')
    .select(({ fn }) => [
      'content_kind as kind',
      'content_id as id',
      fn.count<number>(sql`coalesce(reporter_id, '')`).distinct().as('count'),
      fn.max<number>('at').as('newest'),
    ])
    .where('state', '=', state)
    .groupBy(['content_kind', 'content_id'])
    .orderBy('count', 'desc')
    .orderBy('newest', 'desc')
    .orderBy('content_id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countReported(kysely: Kysely<Schema>, state: ProblemState): Promise<number> {
  const reported = kysely
    .selectFrom('problem_report')
    .select(['content_kind', 'content_id'])
    .where('state', '=', state)
    .groupBy(['content_kind', 'content_id'])
  const { count } = await kysely
    .selectFrom(reported.as('reported'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** What people say of a content, the newest first. */
export async function listReportsOn(
  kysely: Kysely<Schema>,
  { kind, id, state, limit }: Content & { readonly state: ProblemState; readonly limit: number },
) {
  return kysely
    .selectFrom('problem_report')
    .leftJoin('member', 'member.id', 'problem_report.reporter_id')
    .select([
      'problem_report.reason',
      'problem_report.text',
      'problem_report.at',
      'problem_report.reporter_id',
      'member.nickname',
    ])
    .where('problem_report.state', '=', state)
    .where('content_kind', '=', kind)
    .where('content_id', '=', id)
    .orderBy('problem_report.at', 'desc')
    .orderBy('problem_report.id', 'desc')
    .limit(limit)
    .execute()
}

type Turn = {
  readonly kind: ProblemKind
  readonly ids: readonly string[]
  readonly from: ProblemState
  readonly to: ProblemState
  readonly now: number | null
}

/** Turns what is said of contents from one state into another; gives how many reports it were. */
export async function turnProblems(
  kysely: Kysely<Schema>,
  { kind, ids, from, to, now }: Turn,
): Promise<number> {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await kysely
    .updateTable('problem_report')
    .set({ state: to, closed_at: now })
    .where('content_kind', '=', kind)
    .where('content_id', 'in', ids)
    .where('state', '=', from)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

type Contents = { readonly kind: ProblemKind; readonly ids: readonly string[] }

/** A takedown answers what is said of a content. */
export async function closeTakenDown(
  kysely: Kysely<Schema>,
  { now, ...contents }: Contents & { readonly now: number },
): Promise<void> {
  await turnProblems(kysely, { ...contents, from: 'open', to: 'taken-down', now })
}

/** What was taken down is back: what was said of it waits again. */
export async function reopenTakenDown(kysely: Kysely<Schema>, contents: Contents): Promise<void> {
  await turnProblems(kysely, { ...contents, from: 'taken-down', to: 'open', now: null })
}

/** How many contents wait for somebody to look at them, and since when. */
export async function readOpenProblems(kysely: Kysely<Schema>): Promise<Waiting> {
  const { oldest } = await kysely
    .selectFrom('problem_report')
    .select(({ fn }) => fn.min<number | null>('at').as('oldest'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return { count: await countReported(kysely, 'open'), oldestAt: oldest }
}

export async function listProblemsOf(kysely: Kysely<Schema>, reporterId: string) {
  return kysely
    .selectFrom('problem_report')
    .select(['id', 'content_kind', 'content_id', 'reason', 'text', 'at', 'state'])
    .where('reporter_id', '=', reporterId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

export async function forgetReporter(kysely: Kysely<Schema>, reporterId: string): Promise<void> {
  await kysely
    .updateTable('problem_report')
    .set({ reporter_id: null })
    .where('reporter_id', '=', reporterId)
    .execute()
}

export async function deleteClosedBefore(kysely: Kysely<Schema>, before: number): Promise<void> {
  await kysely.deleteFrom('problem_report').where('closed_at', '<', before).execute()
}
