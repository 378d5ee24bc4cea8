import { kstParts } from '@gyeol/korean'
import type { Kysely } from 'kysely'
import { holdLease } from '../../database/lease.ts'
import type { Schema } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { listStarting, type StartingEvent } from '../event/event-calendar.service.ts'
import { listFiredAlerts } from '../price-watch/price-watch.service.ts'
import { listSearchFinds } from '../saved-search/saved-search-data.ts'
import { createWorkQueue } from '../../security/password/work-queue.ts'
import { sendByHost } from './host-lanes.ts'
import { deleteSubscriptions, noteTimeouts } from './push.repository.ts'
import type { PushAddress } from './push-address.ts'
import type { PushOutcome, PushSender } from './push-sender.ts'
import { alertSubject, eventSubject, findSubject, type ReminderSubject } from './reminder-text.ts'
import * as reminders from './reminder.repository.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Long enough for one batch whose every message times out. */
const LEASE_MS = 3 * MINUTE_MS

const BATCH = 200

/** After so many messages in a row without an answer nobody is there any more. */
const MOST_TIMEOUTS = 3

/** After these pauses a message is tried again; then it is given up. */
const RETRY_AFTER_MS = [MINUTE_MS, 5 * MINUTE_MS]

/** Reminders of events that began longer ago are forgotten. */
const KEPT_MS = 7 * DAY_MS

/** The lease's name; its holder sends, the other processes wait. */
export const REMINDER_LEASE = 'event-reminders'

/** What sending reminders takes. */
export type ReminderParts = Pick<ServerContext, 'database' | 'clock'> & {
  readonly send: PushSender
  /** Which process this is. */
  readonly holder: string
  /** Stops the work between two messages, and those under way. */
  readonly signal: AbortSignal
}

/**
 * Sends the reminders that are due. Each is taken up in the database before it is sent: whatever
 * happens to this process then, nobody gets it twice.
 */
export async function sendReminders(parts: ReminderParts): Promise<void> {
  if (!(await keepLease(parts))) return
  const now = parts.clock()
  const events = await listStarting(parts.database.kysely, { from: now - DAY_MS, to: now + DAY_MS })
  const running = events.filter((event) => !isOver(event, now))
  for (const event of running) await remindOf(parts, event)
  const told = await listTold(parts.database.kysely, now - DAY_MS)
  for (const one of told) await tellOf(parts, one)
  await retryFailed(parts, [...running.map(eventSubject), ...told.map(({ subject }) => subject)])
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

/** What members are told of since a moment: prices they watch, and what their searches have found. */
async function listTold(kysely: Kysely<Schema>, since: number): Promise<Told[]> {
  const alerts = await listFiredAlerts(kysely, since)
  const finds = await listSearchFinds(kysely, since)
  return [
    ...alerts.map((alert) => ({ subject: alertSubject(alert), memberId: alert.memberId })),
    ...finds.map((find) => ({ subject: findSubject(find), memberId: find.memberId })),
  ]
}

type Told = { readonly subject: ReminderSubject; readonly memberId: string }

async function tellOf(parts: ReminderParts, { subject, memberId }: Told): Promise<void> {
  const { kysely } = parts.database
  for (;;) {
    const { id, at } = subject
    const telling = { subject: id, memberId, at, hour: kstParts(parts.clock()).hour }
    const due = await reminders.listDueOfMember(kysely, telling, BATCH)
    await deliverFirst(parts, due, subject)
    if (due.length < BATCH || parts.signal.aborted || !(await keepLease(parts))) return
  }
}

async function deliverFirst(
  parts: ReminderParts,
  due: readonly Browser[],
  subject: ReminderSubject,
): Promise<void> {
  await byHost(parts, due, async (browser, isHostDown) => {
    const key = keyOf(browser.id, subject)
    const claim = () => reminders.claimReminder(parts.database.kysely, key)
    if (!(await inTurn(claim))) return 'later'
    return deliver(parts, { browser, subject, attempts: 1, isHostDown })
  })
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
  await byHost(parts, failed, async (browser, isHostDown) => {
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

type Browser = PushAddress & { readonly id: string; readonly timeouts: number }
type Attempt = {
  readonly browser: Browser
  readonly subject: ReminderSubject
  readonly attempts: number
  readonly isHostDown: boolean
}

async function deliver(
  { database, clock, send, signal }: ReminderParts,
  { browser, subject, attempts, isHostDown }: Attempt,
): Promise<PushOutcome> {
  const message = subject.messageAt(clock())
  const outcome = isHostDown ? 'later' : await send({ address: browser, message, signal })
  const timeouts = outcome === 'late' ? browser.timeouts + 1 : 0
  if (outcome === 'gone' || timeouts >= MOST_TIMEOUTS) {
    await inTurn(() =>
      inTransaction(database, (transaction) => deleteSubscriptions(transaction, [browser.id])),
    )
    return outcome
  }
  const pause = RETRY_AFTER_MS[attempts - 1]
  await inTurn(async () => {
    if (outcome !== 'later' && timeouts !== browser.timeouts)
      await noteTimeouts(database.kysely, browser.id, timeouts)
    await reminders.settleReminder(database.kysely, keyOf(browser.id, subject), {
      state: stateOf(outcome, pause),
      next_at: clock() + (pause ?? 0),
    })
  })
  return outcome
}

/** However many hosts are talked to, the database hears of a few messages at once. */
const DATABASE_AT_ONCE = 3
const databaseTurns = createWorkQueue({
  maxAtOnce: DATABASE_AT_ONCE,
  maxWaiting: Number.POSITIVE_INFINITY,
})
const inTurn = <Result>(work: () => Promise<Result>) =>
  databaseTurns.run(work, () => new Error('nobody is refused'))

function stateOf(outcome: PushOutcome, pause: number | undefined) {
  if (outcome === 'sent') return 'sent'
  return (outcome === 'later' || outcome === 'late') && pause !== undefined ? 'retry' : 'failed'
}

async function byHost<Item extends PushAddress>(
  { signal }: Pick<ReminderParts, 'signal'>,
  items: readonly Item[],
  send: (item: Item, isHostDown: boolean) => Promise<PushOutcome>,
): Promise<void> {
  const hostOf = ({ endpoint }: Item) => URL.parse(endpoint)?.host ?? ''
  await sendByHost(items, { hostOf, isStopping: () => signal.aborted, send })
}

const keyOf = (subscriptionId: string, { id, at }: ReminderSubject) => ({
  subscription_id: subscriptionId,
  event_id: id,
  start_at: at,
})

function keepLease({ database, clock, holder }: ReminderParts): Promise<boolean> {
  const kysely: Kysely<Schema> = database.kysely
  return holdLease(kysely, { name: REMINDER_LEASE, holder, now: clock(), ttlMs: LEASE_MS })
}
