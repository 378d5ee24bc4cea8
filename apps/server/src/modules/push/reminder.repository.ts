import type { EventKind, OwnNewsKind } from '@gyeol/contract'
import { type Kysely, sql } from 'kysely'
import type { Waiting } from '../../context/contributions.ts'
import type { PushReminderTable } from '../../database/schema-posts.ts'
import type { Schema } from '../../database/schema.ts'

/** The event reminders are due for, and what time it is. */
export type Occasion = {
  readonly eventId: string
  readonly kind: EventKind
  readonly startAt: number
  readonly now: number
  /** The hour it is in Korea, for quiet hours. */
  readonly hour: number
}

/** Whether a browser has no quiet hours at an hour in Korea. */
export const isAwake = (hour: number) => sql<boolean>`not (
  (quiet_from < quiet_to and quiet_from <= ${hour} and ${hour} < quiet_to)
  or (quiet_from > quiet_to and (quiet_from <= ${hour} or ${hour} < quiet_to))
)`

const dueAt = (startAt: number) => sql<number>`(${startAt} - minutes_before * 60000)`

/** Browsers that are to be reminded now and have not been. */
export async function listDue(
  kysely: Kysely<Schema>,
  { eventId, kind, startAt, now, hour }: Occasion,
  limit: number,
) {
  return (
    kysely
      .selectFrom('push_subscription')
      .select(['id', 'endpoint', 'p256dh', 'auth', 'timeouts'])
      .where('kinds', 'like', `%,${kind},%`)
      .where(dueAt(startAt), '<=', now)
      .where((row) => row('active_from', '<=', dueAt(startAt)))
      .where(isAwake(hour))
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('push_reminder')
              .select('push_reminder.event_id')
              .whereRef('push_reminder.subscription_id', '=', 'push_subscription.id')
              .where('push_reminder.event_id', '=', eventId)
              .where('push_reminder.start_at', '=', startAt),
          ),
        ),
      )
      // Those that answered last time, and members, before the others.
      .orderBy('timeouts')
      .orderBy(sql`case when member_id is null then 1 else 0 end`)
      .orderBy('id')
      .limit(limit)
      .execute()
  )
}

/** Whether the login by which a browser is told of its member's own things has not been ended. */
export const hasLogin = sql<boolean>`push_subscription.session_id in (select session.id from session)`

/** Browsers of a member that are to be told of something now and have not been. */
export async function listDueOfMember(
  kysely: Kysely<Schema>,
  { kind, subject, memberId, at, hour }: Telling,
  limit: number,
) {
  return kysely
    .selectFrom('push_subscription')
    .select(['id', 'endpoint', 'p256dh', 'auth', 'timeouts'])
    .where('member_id', '=', memberId)
    .where('own_news', 'like', `%,${kind},%`)
    .where(hasLogin)
    .where('active_from', '<=', at)
    .where(isAwake(hour))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('push_reminder')
            .select('push_reminder.event_id')
            .whereRef('push_reminder.subscription_id', '=', 'push_subscription.id')
            .where('push_reminder.event_id', '=', subject)
            .where('push_reminder.start_at', '=', at),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** What one member is told of, since when, and the hour it is in Korea. */
export type Telling = {
  readonly kind: OwnNewsKind
  readonly subject: string
  readonly memberId: string
  readonly at: number
  readonly hour: number
}

/** Which reminder of which browser. */
export type ReminderKey = Pick<PushReminderTable, 'subscription_id' | 'event_id' | 'start_at'>

/** Takes up a reminder; false when somebody has taken it up before. */
export async function claimReminder(kysely: Kysely<Schema>, key: ReminderKey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await kysely
    .insertInto('push_reminder')
    .values({ ...key, state: 'claimed', attempts: 1, next_at: 0 })
    .onConflict((conflict) =>
      conflict.columns(['subscription_id', 'event_id', 'start_at']).doNothing(),
    )
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Takes up a reminder that failed before; false when somebody else has. */
export async function reclaimReminder(
  kysely: Kysely<Schema>,
  key: ReminderKey,
  attempts: number,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('push_reminder')
    .set({ state: 'claimed', attempts: attempts + 1 })
    .where('subscription_id', '=', key.subscription_id)
    .where('event_id', '=', key.event_id)
    .where('start_at', '=', key.start_at)
    .where('state', '=', 'retry')
    .where('attempts', '=', attempts)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function settleReminder(
  kysely: Kysely<Schema>,
  key: ReminderKey,
  change: Pick<PushReminderTable, 'state' | 'next_at'>,
): Promise<void> {
  await kysely
    .updateTable('push_reminder')
    .set(change)
    .where('subscription_id', '=', key.subscription_id)
    .where('event_id', '=', key.event_id)
    .where('start_at', '=', key.start_at)
    .execute()
}

/** A reminder that failed before, and the browser it is for. */
export type Retry = Awaited<ReturnType<typeof listRetries>>[number]

/** Reminders that failed and may be tried again now, outside quiet hours. */
export async function listRetries(
  kysely: Kysely<Schema>,
  { now, hour, limit }: { readonly now: number; readonly hour: number; readonly limit: number },
) {
  return kysely
    .selectFrom('push_reminder')
    .innerJoin('push_subscription', 'push_subscription.id', 'push_reminder.subscription_id')
    .select([
      'push_reminder.event_id',
      'push_reminder.start_at',
      'push_reminder.attempts',
      'push_subscription.id',
      'push_subscription.endpoint',
      'push_subscription.p256dh',
      'push_subscription.auth',
      'push_subscription.timeouts',
    ])
    .where('push_reminder.state', '=', 'retry')
    .where('push_reminder.next_at', '<=', now)
    .where(isAwake(hour))
    .orderBy('push_reminder.next_at')
    .limit(limit)
    .execute()
}

export async function deleteRemindersBefore(
  kysely: Kysely<Schema>,
  startAt: number,
): Promise<void> {
  await kysely.deleteFrom('push_reminder').where('start_at', '<', startAt).execute()
}

/** Reminders that were given up, and when the first of them was about. */
export async function readFailed(kysely: Kysely<Schema>): Promise<Waiting> {
  const { count, oldest } = await kysely
    .selectFrom('push_reminder')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('start_at').as('oldest'),
    ])
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow()
  return { count, oldestAt: oldest }
}
