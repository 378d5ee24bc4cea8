import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'

export async function findThrottles(kysely: Kysely<Schema>, keys: readonly string[]) {
  return kysely.selectFrom('throttle').selectAll().where('key', 'in', keys).execute()
}

type Hit = { readonly key: string; readonly now: number; readonly windowMs: number }

/** Counts one hit in a window that begins with its first, and says what it holds then. */
export async function addHit(kysely: Kysely<Schema>, { key, now, windowMs }: Hit) {
  return kysely
    .insertInto('throttle')
    .values({ key, counted_from: now, hits: 1, expires_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        counted_from: sql`case when throttle.expires_at <= ${now} then ${now} else throttle.counted_from end`,
        hits: sql`case when throttle.expires_at <= ${now} then 1 else throttle.hits + 1 end`,
        expires_at: sql`case when throttle.expires_at <= ${now} then ${now + windowMs} else throttle.expires_at end`,
      }),
    )
    .returning(['hits', 'expires_at'])
    .executeTakeFirstOrThrow()
}

type Drop = { readonly key: string; readonly now: number; readonly dropMs: number }

/** Pours one drop into a bucket that loses one each `dropMs`; full at `expires_at` = now + n drops. */
export async function addDrop(kysely: Kysely<Schema>, { key, now, dropMs }: Drop) {
  return kysely
    .insertInto('throttle')
    .values({ key, counted_from: now, hits: 1, expires_at: now + dropMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when throttle.expires_at <= ${now} then 1 else throttle.hits + 1 end`,
        expires_at: sql`case when throttle.expires_at < ${now} then ${now + dropMs} else throttle.expires_at + ${dropMs} end`,
      }),
    )
    .returning(['hits', 'expires_at'])
    .executeTakeFirstOrThrow()
}

/** Takes one hit back, unless its time has ended; of a bucket (`dropMs`) the drop with its time, of a window (0) nothing more. */
export async function removeDrop(
  kysely: Kysely<Schema>,
  { key, now, dropMs }: Drop,
): Promise<void> {
  await kysely
    .updateTable('throttle')
    .set({ hits: sql`hits - 1`, expires_at: sql`expires_at - ${dropMs}` })
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .where('hits', '>', 0)
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

export async function deleteExpired(kysely: Kysely<Schema>, now: number): Promise<void> {
  await kysely.deleteFrom('throttle').where('expires_at', '<', now).execute()
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
  const ended = sql`throttle.expires_at <= ${now}::bigint`
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
