import { MINUTE_MS } from '@gyeol/korean'
import { inTransaction } from '../../database/transaction.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { createWorkQueue } from '../../security/password/work-queue.ts'
import { sendByHost } from './host-lanes.ts'
import { deleteSubscriptions, noteTimeouts } from './push.repository.ts'
import type { PushAddress } from './push-address.ts'
import type { PushOutcome, PushSender } from './push-sender.ts'
import type { ReminderSubject } from './reminder-text.ts'
import * as reminders from './reminder.repository.ts'

/** After so many messages in a row without an answer nobody is there any more. */
const MOST_TIMEOUTS = 3

/** After these pauses a message is tried again; then it is given up. */
const RETRY_AFTER_MS = [MINUTE_MS, 5 * MINUTE_MS]

/** What sending reminders takes. */
export type ReminderParts = Pick<ServerContext, 'database' | 'clock' | 'ownNews'> & {
  readonly send: PushSender
  /** Which process this is. */
  readonly holder: string
  /** Stops the work between two messages, and those under way. */
  readonly signal: AbortSignal
}

/** Takes up and sends what is due to browsers; what somebody else has taken up is passed over. */
export async function deliverFirst(
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

/** Where one browser is reached. */
export type Browser = PushAddress & { readonly id: string; readonly timeouts: number }
type Attempt = {
  readonly browser: Browser
  readonly subject: ReminderSubject
  readonly attempts: number
  readonly isHostDown: boolean
}

/** Sends one message, and notes what became of it. */
export async function deliver(
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
/** Waits for a turn at the database. */
export const inTurn = <Result>(work: () => Promise<Result>) =>
  databaseTurns.run(work, () => new Error('nobody is refused'))

function stateOf(outcome: PushOutcome, pause: number | undefined) {
  if (outcome === 'sent') return 'sent'
  return (outcome === 'later' || outcome === 'late') && pause !== undefined ? 'retry' : 'failed'
}

/** Sends to every host in a lane of its own. */
export async function byHost<Item extends PushAddress>(
  { signal }: Pick<ReminderParts, 'signal'>,
  items: readonly Item[],
  send: (item: Item, isHostDown: boolean) => Promise<PushOutcome>,
): Promise<void> {
  const hostOf = ({ endpoint }: Item) => URL.parse(endpoint)?.host ?? ''
  await sendByHost(items, { hostOf, isStopping: () => signal.aborted, send })
}

/** Which reminder of which browser a subject is. */
export const keyOf = (subscriptionId: string, { id, at }: ReminderSubject) => ({
  subscription_id: subscriptionId,
  event_id: id,
  start_at: at,
})
