import type { Kysely } from 'kysely'
import type { PriceSeries } from '@gyeol/terms'
import type { Schema } from '../../database/schema.ts'

/** Two items, one of which goes into the other. */
export type Merging = { readonly from: string; readonly into: string }

/** Moves everything people wrote about an item; a watch its member has there already goes. */
export async function movePeoplesRows(
  kysely: Kysely<Schema>,
  { from, into }: Merging,
): Promise<void> {
  await kysely
    .updateTable('price_report')
    .set({ item_id: into })
    .where('item_id', '=', from)
    .execute()
  await kysely
    .updateTable('price_statement')
    .set({ item_id: into })
    .where('item_id', '=', from)
    .execute()
  await kysely
    .updateTable('trade_ledger')
    .set({ item_id: into })
    .where('item_id', '=', from)
    .execute()
  await kysely
    .deleteFrom('price_watch')
    .where('item_id', '=', from)
    .where((row) =>
      row.exists(
        row
          .selectFrom('price_watch as other')
          .select('other.id')
          .where('other.item_id', '=', into)
          .whereRef('other.member_id', '=', 'price_watch.member_id')
          .whereRef('other.series', '=', 'price_watch.series')
          .whereRef('other.direction', '=', 'price_watch.direction'),
      ),
    )
    .execute()
  await kysely
    .updateTable('price_watch')
    .set({ item_id: into })
    .where('item_id', '=', from)
    .execute()
}

/** A vote both items have: the same voice on the same day. */
export type SharedVote = {
  readonly series: PriceSeries
  readonly day: number
  readonly voice: string
}

/** Moves the votes; those both have are given back, to be worked out again from all reports. */
export async function moveVotes(
  kysely: Kysely<Schema>,
  { from, into }: Merging,
): Promise<SharedVote[]> {
  const shared = await kysely
    .selectFrom('price_vote')
    .innerJoin('price_vote as other', (join) =>
      join
        .onRef('other.series', '=', 'price_vote.series')
        .onRef('other.day', '=', 'price_vote.day')
        .onRef('other.voice', '=', 'price_vote.voice')
        .on('other.item_id', '=', into),
    )
    .select(['price_vote.series', 'price_vote.day', 'price_vote.voice'])
    .where('price_vote.item_id', '=', from)
    .execute()
  for (const { series, day, voice } of shared)
    await kysely
      .deleteFrom('price_vote')
      .where('item_id', '=', from)
      .where('series', '=', series)
      .where('day', '=', day)
      .where('voice', '=', voice)
      .execute()
  await kysely
    .updateTable('price_vote')
    .set({ item_id: into })
    .where('item_id', '=', from)
    .execute()
  return shared
}

/** The first and the last day with votes of an item; null without any. */
export async function findVotedDays(kysely: Kysely<Schema>, itemId: string) {
  const { from, to } = await kysely
    .selectFrom('price_vote')
    .select(({ fn }) => [fn.min('day').as('from'), fn.max('day').as('to')])
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow()
  // An aggregate of no rows is null, whatever the column's type says.
  const days = { from, to } as { from: number | null; to: number | null }
  return days.from === null || days.to === null ? null : { from: days.from, to: days.to }
}

/**
 * Moves what an item showed on days of which no votes are kept, where the other has nothing; the
 * rest is worked out again.
 */
export async function movePoints(kysely: Kysely<Schema>, { from, into }: Merging): Promise<void> {
  for (const table of ['price_day', 'price_week'] as const) {
    await kysely
      .deleteFrom(table)
      .where('item_id', '=', from)
      .where((row) =>
        row.exists(
          row
            .selectFrom(`${table} as other`)
            .select('other.day')
            .where('other.item_id', '=', into)
            .whereRef('other.series', '=', `${table}.series`)
            .whereRef('other.day', '=', `${table}.day`),
        ),
      )
      .execute()
    await kysely.updateTable(table).set({ item_id: into }).where('item_id', '=', from).execute()
  }
  await kysely.deleteFrom('price_now').where('item_id', '=', from).execute()
}

/** Lets everything that led to an item lead to the other. */
export async function moveNames(kysely: Kysely<Schema>, { from, into }: Merging): Promise<void> {
  await kysely
    .updateTable('price_alias')
    .set({ item_id: into })
    .where('item_id', '=', from)
    .execute()
  await kysely
    .updateTable('price_item')
    .set({ merged_into: into })
    .where('merged_into', '=', from)
    .execute()
}

/** Makes a name another spelling of an item, unless somebody goes by it. */
export async function insertAlias(
  kysely: Kysely<Schema>,
  row: { readonly name_key: string; readonly name: string; readonly item_id: string },
): Promise<void> {
  const namesake = await kysely
    .selectFrom('price_item')
    .select('id')
    .where('name_key', '=', row.name_key)
    .where('state', '!=', 'merged')
    .limit(1)
    .executeTakeFirst()
  if (namesake) return
  await kysely
    .insertInto('price_alias')
    .values(row)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .execute()
}
