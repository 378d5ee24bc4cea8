import { hash } from 'node:crypto'
import { AppError } from '../../errors/app-error.ts'
import type { ServerContext } from '../../context/server-context.ts'
import * as throttles from './throttle.repository.ts'

/**
 * A limit on attempts, counted in the database so that all processes count together.
 *
 * - `window`: at most `max` hits, from the first hit for `ms`.
 * - `bucket`: a burst of `max`, then one more each `ms`.
 */
export type Limit = {
  readonly name: string
  readonly kind: 'window' | 'bucket'
  readonly max: number
  readonly ms: number
}

/** A limit as it applies to one subject, say one account at one address. */
export type Gate = { readonly limit: Limit; readonly subject: string }

type CountingContext = Pick<ServerContext, 'database' | 'clock'>

/** Throws TOO_MANY_ATTEMPTS, with the time to wait, when one of the gates is closed. */
export async function requireOpen(context: CountingContext, gates: readonly Gate[]): Promise<void> {
  const rows = await throttles.findThrottles(context.database.kysely, gates.map(keyOf))
  const now = context.clock()
  const waits = gates.map((gate) => {
    const row = rows.find(({ key }) => key === keyOf(gate))
    return row ? waitOf(gate.limit, row, now) : 0
  })
  const wait = Math.max(0, ...waits)
  if (wait > 0) throw new AppError('TOO_MANY_ATTEMPTS', { retryAfter: Math.ceil(wait / 1000) })
}

/** Counts a hit at each gate. */
export async function countHit(context: CountingContext, gates: readonly Gate[]): Promise<void> {
  const now = context.clock()
  for (const gate of gates) {
    const { kind, ms } = gate.limit
    const key = keyOf(gate)
    if (kind === 'window')
      await throttles.addHit(context.database.kysely, { key, now, windowMs: ms })
    else await throttles.addDrop(context.database.kysely, { key, now, dropMs: ms })
  }
}

/** How many hits a window holds now. */
export async function hitsOf({ database, clock }: CountingContext, gate: Gate): Promise<number> {
  const [row] = await throttles.findThrottles(database.kysely, [keyOf(gate)])
  return row && row.expires_at > clock() ? row.hits : 0
}

/** Forgets the hits of some gates. */
export async function forgetHits({ database }: CountingContext, gates: readonly Gate[]) {
  await throttles.deleteThrottles(database.kysely, gates.map(keyOf))
}

/** Removes counters that have ended. */
export async function sweepThrottles({ database, clock }: CountingContext): Promise<void> {
  await throttles.deleteExpired(database.kysely, clock())
}

type Counter = { readonly hits: number; readonly expires_at: number }

/** Milliseconds until the next attempt is let through; 0 when it is now. */
function waitOf({ kind, max, ms }: Limit, { hits, expires_at }: Counter, now: number): number {
  if (kind === 'window') return expires_at > now && hits >= max ? expires_at - now : 0
  return Math.max(0, expires_at - now - (max - 1) * ms)
}

/** Addresses and account names are not kept in the clear. */
const keyOf = ({ limit, subject }: Gate) => hash('sha256', `${limit.name} ${subject}`, 'base64url')
