import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isAhead } from '../../config/clock-slack.ts'
import type { Schema } from '../../database/schema.ts'
import { inPassingTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors/app-error.ts'
import type { ServerContext } from '../../context/server-context.ts'
import * as throttles from './throttle.repository.ts'

/**
 * A limit on attempts, counted in the database so that all processes count together.
 *
 * - `window`: at most `max` hits, from the first hit for `ms`.
 * - `bucket`: a burst of `max`, then one more each `ms`.
 * - `isOnlyCounted`: it never closes; who asks looks at the count.
 */
export type Limit = {
  readonly name: string
  readonly kind: 'window' | 'bucket'
  readonly max: number
  readonly ms: number
  readonly isOnlyCounted?: true
}

/** A limit as it applies to one subject, say one account at one address. */
export type Gate = { readonly limit: Limit; readonly subject: string }

type CountingContext = Pick<ServerContext, 'database' | 'clock'>

/**
 * Takes a hit at every gate, or throws TOO_MANY_ATTEMPTS, with the time to wait, and takes none.
 * The hit counts from here on, before anybody knows how the attempt ends: of many at the same
 * moment no more get through than the limit says. What turns out not to count is given back by
 * {@link refund}. Gives how many hits each gate holds now.
 */
export async function reserve(
  context: CountingContext,
  gates: readonly Gate[],
  toError: ToError = tooManyAttempts,
): Promise<readonly number[]> {
  const { database, clock } = context
  // Whoever is refused writes nothing: a flood behind a closed gate costs one read each.
  await requireOpen(context, gates, toError)
  return inPassingTransaction(database, (transaction) =>
    take(transaction, gates, { now: clock(), toError }),
  )
}

/** As {@link reserve}, inside the transaction of the work that is limited. */
export async function reserveIn(
  transaction: Kysely<Schema>,
  gates: readonly Gate[],
  now: number,
): Promise<readonly number[]> {
  return take(transaction, gates, { now, toError: tooManyAttempts })
}

/** A gate that is closed, and when it will let somebody through again. */
export type ClosedGate = { readonly gate: Gate; readonly endsAt: number }

type ToError = (closed: ClosedGate, now: number) => AppError

type Taking = { readonly now: number; readonly toError: ToError }

async function take(
  transaction: Kysely<Schema>,
  gates: readonly Gate[],
  taking: Taking,
): Promise<readonly number[]> {
  if (gates.length === 0) return []
  const counters = await throttles.addHits(transaction, countersOf(gates), taking.now)
  const counted = gates.map((gate) => counterOf(gate, counters))
  const waits = gates.map(({ limit }, index) => waitOf(limit, counted[index], taking.now))
  refuseClosed(gates, waits, taking)
  return counted.map((counter) => counter?.hits ?? 0)
}

/** How an attempt ended for the gates at which it had taken a hit. */
export type Settlement = {
  /** Their hit does not count after all. */
  readonly refunded?: readonly Gate[]
  /** They forget all their hits. */
  readonly forgotten?: readonly Gate[]
  /** Marks kept for a while, see {@link readStanding}. */
  readonly marked?: readonly Mark[]
}

/** Something worth remembering about a subject for a while. */
export type Mark = { readonly name: string; readonly subject: string; readonly ms: number }

/** Gives hits back and forgets counts, all or nothing. */
export async function settle(
  { database, clock }: CountingContext,
  { refunded = [], forgotten = [], marked = [] }: Settlement,
): Promise<void> {
  if (refunded.length + forgotten.length + marked.length === 0) return
  const now = clock()
  await inPassingTransaction(database, async (transaction) => {
    if (refunded.length > 0) await throttles.removeHits(transaction, countersOf(refunded), now)
    if (forgotten.length > 0) await throttles.deleteThrottles(transaction, forgotten.map(keyOf))
    for (const mark of marked)
      await throttles.keepMark(transaction, { key: markKey(mark), now, until: now + mark.ms })
  })
}

/** Whether a mark is set and has not ended, and how many hits a gate holds: one question for both. */
export async function readStanding(
  { database, clock }: CountingContext,
  { mark, gate }: { readonly mark: Mark; readonly gate: Gate },
): Promise<{ readonly isMarked: boolean; readonly hits: number }> {
  const [markedAs, countedAs] = [markKey(mark), keyOf(gate)]
  const rows = await throttles.findThrottles(database.kysely, [markedAs, countedAs])
  const now = clock()
  const counted = rows.find(({ key }) => key === countedAs)
  return {
    isMarked: rows.some((row) => row.key === markedAs && isSet(mark, row, now)),
    hits: counted === undefined || hasEnded(gate.limit, counted, now) ? 0 : counted.hits,
  }
}

/** What gates hold now that has not ended; undefined for one that holds nothing. */
export async function readHits(
  kysely: Kysely<Schema>,
  gates: readonly Gate[],
  now: number,
): Promise<readonly (Hits | undefined)[]> {
  const rows = await throttles.findThrottles(kysely, gates.map(keyOf))
  return gates.map((gate) => {
    const row = counterOf(gate, rows)
    if (!row || hasEnded(gate.limit, row, now)) return undefined
    return { hits: row.hits, since: row.counted_from, endsAt: row.expires_at }
  })
}

/** Hits at a gate, from the first of them to when they are forgotten. */
export type Hits = { readonly hits: number; readonly since: number; readonly endsAt: number }

/** Since when a mark is set; null when it is not. */
export async function readMark(
  kysely: Kysely<Schema>,
  mark: Mark,
  now: number,
): Promise<number | null> {
  const [row] = await throttles.findThrottles(kysely, [markKey(mark)])
  return row !== undefined && isSet(mark, row, now) ? row.counted_from : null
}

/** Removes counters that have ended. */
export async function sweepThrottles({ database, clock }: CountingContext): Promise<void> {
  await throttles.deleteExpired(database.kysely, clock())
}

async function requireOpen(
  { database, clock }: CountingContext,
  gates: readonly Gate[],
  toError: ToError,
) {
  const rows = await throttles.findThrottles(database.kysely, gates.map(keyOf))
  const now = clock()
  const waits = gates.map((gate) => {
    const row = counterOf(gate, rows)
    return row ? waitOf(gate.limit, withOneMore(gate.limit, row, now), now) : 0
  })
  refuseClosed(gates, waits, { now, toError })
}

/** Tells of the gate that stays closed longest. */
function refuseClosed(
  gates: readonly Gate[],
  waits: readonly number[],
  { now, toError }: Taking,
): void {
  const longest = Math.max(0, ...waits)
  const gate = gates[waits.indexOf(longest)]
  if (longest > 0 && gate) throw toError({ gate, endsAt: now + longest }, now)
}

const tooManyAttempts: ToError = ({ endsAt }, now) =>
  new AppError('TOO_MANY_ATTEMPTS', { retryAfter: Math.ceil((endsAt - now) / 1000) })

type Counter = { readonly hits: number; readonly expires_at: number }

/** What a counter would hold with this attempt. */
function withOneMore(limit: Limit, counter: Counter, now: number): Counter {
  const { kind, ms } = limit
  const { hits, expires_at } = counter
  if (hasEnded(limit, counter, now)) return { hits: 1, expires_at: now + ms }
  return { hits: hits + 1, expires_at: kind === 'window' ? expires_at : expires_at + ms }
}

/**
 * Whether a counter has ended: its time has come, or it lies further ahead than its hits can have
 * brought it, so that it was written under a clock that ran ahead.
 */
function hasEnded({ kind, ms }: Limit, { hits, expires_at }: Counter, now: number): boolean {
  const longest = kind === 'window' ? ms : hits * ms
  return expires_at <= now || isAhead(expires_at - longest, now)
}

/** Whether a mark has not ended; as with counters none lies further ahead than it lasts. */
function isSet({ ms }: Mark, { expires_at }: Pick<Counter, 'expires_at'>, now: number): boolean {
  return expires_at > now && !isAhead(expires_at - ms, now)
}

/** Milliseconds until an attempt that made a counter what it is would be let through; 0 when it is now. */
function waitOf(limit: Limit, counter: Counter | undefined, now: number): number {
  const { kind, max, ms, isOnlyCounted } = limit
  if (isOnlyCounted || !counter) return 0
  const { hits, expires_at } = counter
  if (kind === 'window') return hits > max ? expires_at - now : 0
  return Math.max(0, expires_at - now - max * ms)
}

/** Always in the same order, so that two never wait for each other. */
function countersOf(gates: readonly Gate[]) {
  return gates
    .map((gate) => ({ key: keyOf(gate), kind: gate.limit.kind, ms: gate.limit.ms }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

function counterOf<Row extends Counter & { readonly key: string }>(
  gate: Gate,
  rows: readonly Row[],
): Row | undefined {
  const key = keyOf(gate)
  return rows.find((row) => row.key === key)
}

/** Addresses and account names are not kept in the clear. */
const keyOf = ({ limit, subject }: Gate) => hash('sha256', `${limit.name} ${subject}`, 'base64url')

const markKey = ({ name, subject }: Mark) => hash('sha256', `${name} ${subject}`, 'base64url')
