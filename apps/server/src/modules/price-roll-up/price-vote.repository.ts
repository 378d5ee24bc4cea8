import type { PriceVote, VotingReport } from '@gyeol/prices'
import type { PriceSeries } from '@gyeol/terms'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** One series of an item. */
export type SeriesKey = { readonly itemId: string; readonly series: PriceSeries }

/** Which vote: one voice's of a series and day. */
export type VoteKey = SeriesKey & { readonly day: number; readonly voice: string }

/** Days, both included. */
export type DayRange = { readonly from: number; readonly to: number }

/** The votes of some days of a series, at most `limit`. */
export async function listVotes(
  kysely: Kysely<Schema>,
  { itemId, series }: SeriesKey,
  { from, to, limit }: DayRange & { readonly limit?: number },
): Promise<PriceVote[]> {
  const query = kysely
    .selectFrom('price_vote')
    .select(['voice', 'day', 'value', 'weight', 'reports'])
    .where('item_id', '=', itemId)
    .where('series', '=', series)
    .where('day', '>=', from)
    .where('day', '<=', to)
  return (limit === undefined ? query : query.limit(limit)).execute()
}

/** The votes of some voices only. */
export async function listVotesOf(
  kysely: Kysely<Schema>,
  { itemId, series, voices }: SeriesKey & { readonly voices: readonly string[] },
  { from, to }: DayRange,
): Promise<PriceVote[]> {
  if (voices.length === 0) return []
  return kysely
    .selectFrom('price_vote')
    .select(['voice', 'day', 'value', 'weight', 'reports'])
    .where('item_id', '=', itemId)
    .where('series', '=', series)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('voice', 'in', voices)
    .execute()
}

/** The reports a vote is made of (PR8); none of those that weigh nothing (PR43). */
export async function listVoting(
  kysely: Kysely<Schema>,
  { itemId, series, day, voice }: VoteKey,
): Promise<VotingReport[]> {
  return kysely
    .selectFrom('price_report')
    .select(['id', 'at', 'unit', 'weight'])
    .where('item_id', '=', itemId)
    .where('series', '=', series)
    .where('day', '=', day)
    .where('voice', '=', voice)
    .where('state', '=', 'active')
    .where('weight', '>', 0)
    .execute()
}

export async function putVote(
  kysely: Kysely<Schema>,
  { itemId, series, day, voice }: VoteKey,
  vote: Pick<PriceVote, 'value' | 'weight' | 'reports'>,
): Promise<void> {
  await kysely
    .insertInto('price_vote')
    .values({ item_id: itemId, series, day, voice, ...vote })
    .onConflict((conflict) =>
      conflict.columns(['item_id', 'series', 'day', 'voice']).doUpdateSet(vote),
    )
    .execute()
}

export async function deleteVote(
  kysely: Kysely<Schema>,
  { itemId, series, day, voice }: VoteKey,
): Promise<void> {
  await kysely
    .deleteFrom('price_vote')
    .where('item_id', '=', itemId)
    .where('series', '=', series)
    .where('day', '=', day)
    .where('voice', '=', voice)
    .execute()
}

/** The newest day with votes; null without any. */
export async function findNewestDay(
  kysely: Kysely<Schema>,
  { itemId, series }: SeriesKey,
): Promise<number | null> {
  const newest = await kysely
    .selectFrom('price_vote')
    .select('day')
    .where('item_id', '=', itemId)
    .where('series', '=', series)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.day ?? null
}

/** The moment of the newest report of a day that votes; null without any. */
export async function findNewestAt(
  kysely: Kysely<Schema>,
  { itemId, series, day }: SeriesKey & { readonly day: number },
): Promise<number | null> {
  const { at } = await kysely
    .selectFrom('price_report')
    // Not the bare column: for that, both databases walk back from the item's newest report until one
    // of this series and day comes, which may be years away. So they read the reports of the day.
    .select(sql<number | null>`max(at + 0)`.as('at'))
    .where('item_id', '=', itemId)
    .where('series', '=', series)
    .where('day', '=', day)
    .where('state', '=', 'active')
    .where('weight', '>', 0)
    .executeTakeFirstOrThrow()
  return at
}
