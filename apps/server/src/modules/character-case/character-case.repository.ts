import type { CaseFigure, CaseState } from '@gyeol/contract'
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Waiting } from '../../context/contributions.ts'
import type { CharacterCaseTable } from '../../database/schema-catalogue.ts'
import type { Schema } from '../../database/schema.ts'

/** What a list of cases is about. */
export type CaseFilter = {
  readonly authorId?: string | undefined
  readonly states?: readonly CaseState[] | undefined
  readonly figure?: CaseFigure | undefined
}

/** A case with the present nicknames of those who wrote and reviewed it. */
export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCase>>>

const cases = (kysely: Kysely<Schema>) =>
  kysely
    .selectFrom('character_case')
    .leftJoin('member as author', 'author.id', 'character_case.author_id')
    .leftJoin('member as reviewer', 'reviewer.id', 'character_case.reviewer_id')
    .selectAll('character_case')
    .select(['author.nickname as author_nickname', 'reviewer.nickname as reviewer_nickname'])

export async function findCase(kysely: Kysely<Schema>, id: string) {
  return cases(kysely).where('character_case.id', '=', id).executeTakeFirst()
}

export async function listCases(
  kysely: Kysely<Schema>,
  filter: CaseFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return cases(kysely)
    .where(passes(filter))
    .orderBy('character_case.created_at', 'desc')
    .orderBy('character_case.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countCases(kysely: Kysely<Schema>, filter: CaseFilter): Promise<number> {
  const { count } = await kysely
    .selectFrom('character_case')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(passes(filter))
    .executeTakeFirstOrThrow()
  return count
}

const passes =
  ({ authorId, states, figure }: CaseFilter) =>
  (eb: ExpressionBuilder<Schema, 'character_case'>) =>
    eb.and([
      ...(authorId === undefined ? [] : [eb('character_case.author_id', '=', authorId)]),
      ...(states === undefined ? [] : [eb('character_case.state', 'in', states)]),
      ...(figure === undefined ? [] : [eb('character_case.figure', '=', figure)]),
    ])

/** How many members stand behind each claim; what was taken back is none. */
export async function countClaims(
  kysely: Kysely<Schema>,
  claims: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (claims.length === 0) return new Map()
  const rows = await kysely
    .selectFrom('character_case')
    .select(({ fn }) => ['claim_hash', fn.count<number>('author_id').distinct().as('count')])
    .where('claim_hash', 'in', claims)
    .where('state', '!=', 'withdrawn')
    .groupBy('claim_hash')
    .execute()
  return new Map(rows.map(({ claim_hash: claim, count }) => [claim, count]))
}

/** A member's case of a figure and inputs that waits. */
export async function findOpenCase(
  kysely: Kysely<Schema>,
  { author_id, inputs_hash }: Pick<CharacterCaseTable, 'author_id' | 'inputs_hash'>,
) {
  return kysely
    .selectFrom('character_case')
    .select('id')
    .where('author_id', '=', author_id)
    .where('inputs_hash', '=', inputs_hash)
    .where('state', '=', 'open')
    .executeTakeFirst()
}

export async function insertCase(kysely: Kysely<Schema>, row: CharacterCaseTable): Promise<void> {
  await kysely.insertInto('character_case').values(row).execute()
}

type Turn = Pick<CharacterCaseTable, 'state' | 'reviewer_id' | 'answer' | 'reviewed_at' | 'seen_at'>

/** Turns a case that is in one state into another; false when it is not in that state. */
export async function turnCase(
  kysely: Kysely<Schema>,
  { id, from }: { readonly id: string; readonly from: CaseState },
  turn: Turn,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('character_case')
    .set(turn)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** How many cases wait for an answer, and since when. */
export async function readOpenCases(kysely: Kysely<Schema>): Promise<Waiting> {
  const { count, oldest } = await kysely
    .selectFrom('character_case')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('created_at').as('oldest'),
    ])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return { count, oldestAt: oldest }
}

export async function listCasesOf(kysely: Kysely<Schema>, authorId: string) {
  return kysely
    .selectFrom('character_case')
    .selectAll()
    .where('author_id', '=', authorId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function deleteCasesOf(kysely: Kysely<Schema>, authorId: string): Promise<void> {
  await kysely.deleteFrom('character_case').where('author_id', '=', authorId).execute()
}

const answersTo = (kysely: Kysely<Schema>, authorId: string) =>
  kysely
    .selectFrom('character_case')
    .where('author_id', '=', authorId)
    .where('state', 'in', ['accepted', 'held'])

/** Answers to a member's cases, the newest first. */
export async function listCaseAnswers(kysely: Kysely<Schema>, authorId: string, limit: number) {
  return answersTo(kysely, authorId)
    .selectAll()
    .orderBy('reviewed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Answers since a moment that their author has not seen. */
export async function listCasesAnsweredSince(kysely: Kysely<Schema>, since: number) {
  return kysely
    .selectFrom('character_case')
    .selectAll()
    .where('reviewed_at', '>=', since)
    .where('state', 'in', ['accepted', 'held'])
    .where('seen_at', 'is', null)
    .orderBy('reviewed_at')
    .orderBy('id')
    .execute()
}

/** How many answers to a member's cases they have not seen. */
export async function countUnseenCases(kysely: Kysely<Schema>, authorId: string): Promise<number> {
  const { count } = await answersTo(kysely, authorId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Notes that a member has seen all answers to their cases. */
export async function markCasesSeen(
  kysely: Kysely<Schema>,
  { authorId, now }: { readonly authorId: string; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('character_case')
    .set({ seen_at: now })
    .where('author_id', '=', authorId)
    .where('state', 'in', ['accepted', 'held'])
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteHeld(kysely: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await kysely
    .deleteFrom('character_case')
    .where('id', 'in', ids)
    .where('state', '=', 'held')
    .execute()
}
