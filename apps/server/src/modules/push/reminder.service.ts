import { OWN_NEWS_KINDS, type OwnNewsKind } from '@gyeol/contract'
import { DAY_MS, HOUR_MS, kstParts, MINUTE_MS } from '@gyeol/korean'
import type { Kysely } from 'kysely'
import { holdLease } from '../../database/lease.ts'
import type { Schema } from '../../database/schema.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { listStarting, type StartingEvent } from '../event/event-calendar.service.ts'
import { isQuietCopy } from '../setting/quiet-copy.service.ts'
import { isOfDigest, retryDigests, sendDigests, sendNotices } from './notice-news.service.ts'
import { eventSubject, newsSubject, type ReminderSubject } from './reminder-text.ts'
import { byHost, deliver, deliverFirst, inTurn, type ReminderParts } from './reminder-delivery.ts'
import * as reminders from './reminder.repository.ts'

/** Long enough for one batch whose every message times out. */
const LEASE_MS = 3 * MINUTE_MS

const BATCH = 200

/** Reminders of events that began longer ago are forgotten. */
const KEPT_MS = 7 * DAY_MS

/** The lease's name; its holder sends, the other processes wait. */
export const REMINDER_LEASE = 'event-reminders'

/**
 * Sends the reminders that are due. Each is taken up in the database before it is sent: whatever
 * happens to this process then, nobody gets it twice. A restored copy sends none.
 */
export async function sendReminders(parts: ReminderParts): Promise<void> {
  if (await isQuietCopy(parts.database.kysely)) return
  if (!(await keepLease(parts))) return
  const now = parts.clock()
  const events = await listStarting(parts.database.kysely, { from: now - DAY_MS, to: now + DAY_MS })
  const running = events.filter((event) => !isOver(event, now))
  for (const event of running) await remindOf(parts, event)
  const told = await listTold(parts, now - DAY_MS)
  for (const one of told) await tellOf(parts, one)
  const sending = { parts, keepOn: () => keepLease(parts) }
  const notices = await sendNotices(sending)
  await sendDigests(sending)
  const subjects = [...running.map(eventSubject), ...told.map(({ subject }) => subject)]
  await retryFailed(parts, [...subjects, ...notices])
}

/** Removes what is known about reminders of the past. */
export async function sweepReminders({
  database,
  clock,
}: Pick<ServerContext, 'database' | 'clock'>): Promise<void> {
  await reminders.deleteRemindersBefore(database.kysely, clock() - KEPT_MS)
}

/** One that begins and ends in the same moment is worth a word for an hour. */
function isOver({ start_at, end_at, end_kind }: StartingEvent, now: number): boolean {
  if (end_at === null || end_kind === 'maintenance') return false
  return now >= Math.max(end_at, start_at + (end_at === start_at ? HOUR_MS : 0))
}

async function remindOf(parts: ReminderParts, event: StartingEvent): Promise<void> {
  const { kysely } = parts.database
  for (;;) {
    const now = parts.clock()
    const occasion = {
      eventId: event.id,
      kind: event.kind,
      startAt: event.start_at,
      now,
      hour: kstParts(now).hour,
    }
    const due = await reminders.listDue(kysely, occasion, BATCH)
    await deliverFirst(parts, due, eventSubject(event))
    if (due.length < BATCH || parts.signal.aborted || !(await keepLease(parts))) return
  }
}

/** What members are told of their own since a moment, kind by kind. */
async function listTold({ database, ownNews }: ReminderParts, since: number): Promise<Told[]> {
  const told: Told[] = []
  for (const kind of OWN_NEWS_KINDS)
    for (const news of await ownNews[kind].listTold(database.kysely, since))
      told.push({ kind, memberId: news.memberId, subject: newsSubject(news) })
  return told
}

type Told = {
  readonly kind: OwnNewsKind
  readonly memberId: string
  readonly subject: ReminderSubject
}

async function tellOf(parts: ReminderParts, { kind, subject, memberId }: Told): Promise<void> {
  const { kysely } = parts.database
  for (;;) {
    const { id, at } = subject
    const telling = { kind, subject: id, memberId, at, hour: kstParts(parts.clock()).hour }
    const due = await reminders.listDueOfMember(kysely, telling, BATCH)
    await deliverFirst(parts, due, subject)
    if (due.length < BATCH || parts.signal.aborted || !(await keepLease(parts))) return
  }
}

async function retryFailed(
  parts: ReminderParts,
  running: readonly ReminderSubject[],
): Promise<void> {
  const { kysely } = parts.database
  const now = parts.clock()
  const failed = await reminders.listRetries(kysely, {
    now,
    hour: kstParts(now).hour,
    limit: BATCH,
  })
  await retryDigests(parts, failed.filter(isOfDigest))
  const others = failed.filter((retry) => !isOfDigest(retry))
  await byHost(parts, others, async (browser, isHostDown) => {
    const { attempts, event_id, start_at } = browser
    const subject = running.find(({ id, at }) => id === event_id && at === start_at)
    const key = { subscription_id: browser.id, event_id, start_at }
    if (!subject) {
      await inTurn(() => reminders.settleReminder(kysely, key, { state: 'failed', next_at: 0 }))
      return 'refused'
    }
    if (!(await inTurn(() => reminders.reclaimReminder(kysely, key, attempts)))) return 'later'
    return deliver(parts, { browser, subject, attempts: attempts + 1, isHostDown })
  })
}

function keepLease({ database, clock, holder }: ReminderParts): Promise<boolean> {
  const kysely: Kysely<Schema> = database.kysely
  return holdLease(kysely, { name: REMINDER_LEASE, holder, now: clock(), ttlMs: LEASE_MS })
}
