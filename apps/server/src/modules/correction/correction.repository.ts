import type { CatalogueEntity, CorrectionState } from '@gyeol/contract'
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Waiting } from '../../context/contributions.ts'
import type { CorrectionTable } from '../../database/schema-catalogue.ts'
import type { Schema } from '../../database/schema.ts'

/** What a list of proposals is about. */
export type CorrectionFilter = {
  readonly authorId?: string | undefined
  readonly state?: CorrectionState | undefined
  readonly entity?: CatalogueEntity | undefined
  readonly entityId?: string | undefined
}

/** A proposal with the present nicknames of those who wrote and reviewed it. */
export type CorrectionRow = NonNullable<Awaited<ReturnType<typeof findCorrection>>>

const corrections = (kysely: Kysely<Schema>) =>
  kysely
    .selectFrom('correction')
    .leftJoin('member as author', 'author.id', 'correction.author_id')
    .leftJoin('member as reviewer', 'reviewer.id', 'correction.reviewer_id')
    .selectAll('correction')
    .select(['author.nickname as author_nickname', 'reviewer.nickname as reviewer_nickname'])

export async function findCorrection(kysely: Kysely<Schema>, id: string) {
  return corrections(kysely).where('correction.id', '=', id).executeTakeFirst()
}

export async function listCorrections(
  kysely: Kysely<Schema>,
  filter: CorrectionFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return corrections(kysely)
    .where(passes(filter))
    .orderBy('correction.created_at', 'desc')
    .orderBy('correction.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countCorrections(
  kysely: Kysely<Schema>,
  filter: CorrectionFilter,
): Promise<number> {
  const { count } = await kysely
    .selectFrom('correction')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(passes(filter))
    .executeTakeFirstOrThrow()
  return count
}

/** How many proposals wait for an answer, and since when. */
export async function readOpen(kysely: Kysely<Schema>): Promise<Waiting> {
  const { count, oldest } = await kysely
    .selectFrom('correction')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('created_at').as('oldest'),
    ])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return { count, oldestAt: oldest }
}

const passes =
  ({ authorId, state, entity, entityId }: CorrectionFilter) =>
  (eb: ExpressionBuilder<Schema, 'correction'>) =>
    eb.and([
      ...(authorId === undefined ? [] : [eb('correction.author_id', '=', authorId)]),
      ...(state === undefined ? [] : [eb('correction.state', '=', state)]),
      ...(entity === undefined ? [] : [eb('correction.entity', '=', entity)]),
      ...(entityId === undefined ? [] : [eb('correction.entity_id', '=', entityId)]),
    ])

/** A member's proposal for an item, or with no author a release's, that nobody has answered yet. */
export async function findOpen(
  kysely: Kysely<Schema>,
  { author_id, entity, entity_id }: Pick<CorrectionTable, 'author_id' | 'entity' | 'entity_id'>,
) {
  return kysely
    .selectFrom('correction')
    .select('id')
    .where('author_id', author_id === null ? 'is' : '=', author_id)
    .where('entity', '=', entity)
    .where('entity_id', '=', entity_id)
    .where('state', '=', 'open')
    .executeTakeFirst()
}

export async function insertCorrection(
  kysely: Kysely<Schema>,
  row: CorrectionTable,
): Promise<void> {
  await kysely.insertInto('correction').values(row).execute()
}

type Closing = Pick<CorrectionTable, 'state' | 'reviewer_id' | 'answer' | 'reviewed_at' | 'seen_at'>

/** Closes a proposal that is still open; false when it is not. */
export async function closeCorrection(
  kysely: Kysely<Schema>,
  id: string,
  closing: Closing,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('correction')
    .set(closing)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whose proposals were taken over, the most first; members who left are not among them. */
export async function listThanks(kysely: Kysely<Schema>, limit: number) {
  return kysely
    .selectFrom('correction')
    .innerJoin('member', 'member.id', 'correction.author_id')
    .select(({ fn }) => ['member.nickname', fn.countAll<number>().as('count')])
    .where('correction.state', '=', 'accepted')
    .where('member.status', '=', 'ACTIVE')
    .groupBy(['member.id', 'member.nickname'])
    .orderBy('count', 'desc')
    .orderBy('member.nickname')
    .limit(limit)
    .execute()
}

export async function listByAuthor(kysely: Kysely<Schema>, authorId: string) {
  return kysely
    .selectFrom('correction')
    .selectAll()
    .where('author_id', '=', authorId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Answers to a member's proposals, the newest first. What they took back themselves is none. */
export async function listAnswers(kysely: Kysely<Schema>, authorId: string, limit: number) {
  return answersTo(kysely, authorId)
    .selectAll()
    .orderBy('reviewed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Answers since a moment that their author has not seen. */
export async function listAnsweredSince(kysely: Kysely<Schema>, since: number) {
  return kysely
    .selectFrom('correction')
    .selectAll()
    .where('reviewed_at', '>=', since)
    .where('state', 'in', ['accepted', 'rejected'])
    .where('seen_at', 'is', null)
    .where('author_id', 'is not', null)
    .orderBy('reviewed_at')
    .orderBy('id')
    .execute()
}

/** How many answers to a member's proposals they have not seen. */
export async function countUnseen(kysely: Kysely<Schema>, authorId: string): Promise<number> {
  const { count } = await answersTo(kysely, authorId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Notes that a member has seen all answers to their proposals. */
export async function markSeen(
  kysely: Kysely<Schema>,
  { authorId, now }: { readonly authorId: string; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('correction')
    .set({ seen_at: now })
    .where('author_id', '=', authorId)
    .where('state', 'in', ['accepted', 'rejected'])
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const answersTo = (kysely: Kysely<Schema>, authorId: string) =>
  kysely
    .selectFrom('correction')
    .where('author_id', '=', authorId)
    .where('state', 'in', ['accepted', 'rejected'])

export async function deleteReviewedBefore(kysely: Kysely<Schema>, before: number): Promise<void> {
  await kysely
    .deleteFrom('correction')
    .where('state', 'not in', ['open', 'accepted'])
    .where('reviewed_at', '<', before)
    .execute()
}

export async function listByIds(kysely: Kysely<Schema>, ids: readonly string[]) {
  if (ids.length === 0) return []
  return kysely
    .selectFrom('correction')
    .select(['id', 'entity', 'reason'])
    .where('id', 'in', ids)
    .execute()
}

/** Lets a refused proposal wait again; false when it is not refused. */
export async function reopenRejected(kysely: Kysely<Schema>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('correction')
    .set({ state: 'open', reviewer_id: null, answer: '', reviewed_at: null, seen_at: null })
    .where('id', '=', id)
    .where('state', '=', 'rejected')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteRejected(
  kysely: Kysely<Schema>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await kysely
    .deleteFrom('correction')
    .where('id', 'in', ids)
    .where('state', '=', 'rejected')
    .execute()
}
