import { type Kysely, sql } from 'kysely'
import { CLOCK_SLACK_MS } from '../../config/clock-slack.ts'
import type { Schema } from '../../database/schema.ts'

export async function findThrottles(kysely: Kysely<Schema>, keys: readonly string[]) {
  return kysely.selectFrom('throttle').selectAll().where('key', 'in', keys).execute()
}

/** A counter that takes hits: a window, or a bucket that loses one hit each `ms`. */
type Counter = { readonly key: string; readonly kind: 'window' | 'bucket'; readonly ms: number }

/**
 * Counts one hit in each of several counters in one statement, and says what they hold then: a
 * window begins with its first hit; of a bucket that holds n, `expires_at` is when it is empty. The
 * rows are taken in the order given, which must always be the same, so that two never wait for each
 * other. What lies further ahead than its hits can have brought it has ended, see `hasEnded` of the
 * service.
 */
export async function addHits(kysely: Kysely<Schema>, counters: readonly Counter[], now: number) {
  const buckets = counters.filter(({ kind }) => kind === 'bucket').map(({ key }) => key)
  const isBucket = buckets.length > 0 ? sql`throttle.key in (${sql.join(buckets)})` : sql`1 = 0`
  const longest = sql`(excluded.expires_at - excluded.counted_from)
    * case when ${isBucket} then throttle.hits else 1 end`
  const hasEnded = sql`(throttle.expires_at <= ${now}
    or throttle.expires_at - ${longest} > ${now + CLOCK_SLACK_MS})`
  return kysely
    .insertInto('throttle')
    .values(
      counters.map(({ key, ms }) => ({ key, counted_from: now, hits: 1, expires_at: now + ms })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        counted_from: sql`case when ${hasEnded} then excluded.counted_from else throttle.counted_from end`,
        hits: sql`case when ${hasEnded} then 1 else throttle.hits + 1 end`,
        expires_at: sql`case when ${hasEnded} then excluded.expires_at
          when ${isBucket} then throttle.expires_at + excluded.expires_at - excluded.counted_from
          else throttle.expires_at end`,
      }),
    )
    .returning(['key', 'hits', 'expires_at'])
    .execute()
}

/**
 * Takes one hit back from each of several counters that have not ended, in one statement and in the
 * order given: of a bucket the hit with its time, of a window nothing more. A counter that is gone
 * comes back as one that has ended.
 */
export async function removeHits(
  kysely: Kysely<Schema>,
  counters: readonly Counter[],
  now: number,
): Promise<void> {
  await kysely
    .insertInto('throttle')
    .values(
      counters.map(({ key, kind, ms }) => ({
        key,
        counted_from: now,
        hits: 0,
        expires_at: kind === 'bucket' ? now - ms : now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          hits: sql`throttle.hits - 1`,
          expires_at: sql`throttle.expires_at - (excluded.counted_from - excluded.expires_at)`,
        })
        .where('throttle.expires_at', '>', now)
        .where('throttle.hits', '>', 0),
    )
    .execute()
}

/** Marks something until a moment. */
export async function keepMark(
  kysely: Kysely<Schema>,
  { key, now, until }: { readonly key: string; readonly now: number; readonly until: number },
): Promise<void> {
  await kysely
    .insertInto('throttle')
    .values({ key, counted_from: now, hits: 1, expires_at: until })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ expires_at: until }))
    .execute()
}

export async function deleteThrottles(
  kysely: Kysely<Schema>,
  keys: readonly string[],
): Promise<void> {
  await kysely.deleteFrom('throttle').where('key', 'in', keys).execute()
}

/** Removes what has ended, and what was begun under a clock that ran ahead. */
export async function deleteExpired(kysely: Kysely<Schema>, now: number): Promise<void> {
  await kysely
    .deleteFrom('throttle')
    .where((row) =>
      row.or([row('expires_at', '<', now), row('counted_from', '>', now + CLOCK_SLACK_MS)]),
    )
    .execute()
}

type WindowHit = { readonly key: string; readonly windowMs: number }

/**
 * Counts one hit in each of several windows in one statement of PostgreSQL. Nothing waits for the
 * disk: at a power cut a second of counting may be forgotten. Always in the same order, so that two
 * never wait for each other.
 */
export async function addRequestHits(
  kysely: Kysely<Schema>,
  hits: readonly WindowHit[],
  now: number,
) {
  const rows = hits.map(({ key, windowMs }) => sql`(${key}::text, ${windowMs}::bigint)`)
  const ended = sql`(throttle.expires_at <= ${now}::bigint
    or throttle.expires_at > excluded.expires_at + ${CLOCK_SLACK_MS}::bigint)`
  const { rows: counted } = await sql<{ key: string; hits: number; expires_at: number }>`
    with quick as materialized (select set_config('synchronous_commit', 'off', true))
    insert into throttle (key, counted_from, hits, expires_at)
    select hit.key, ${now}::bigint, 1, ${now}::bigint + hit.ms
    from quick cross join (values ${sql.join(rows)}) as hit (key, ms)
    order by hit.key
    on conflict (key) do update set
      counted_from = case when ${ended} then excluded.counted_from else throttle.counted_from end,
      hits = case when ${ended} then 1 else throttle.hits + 1 end,
      expires_at = case when ${ended} then excluded.expires_at else throttle.expires_at end
    returning key, hits, expires_at`.execute(kysely)
  return counted
}
