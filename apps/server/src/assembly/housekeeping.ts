import { sweepIdempotencyKeys } from '../http/create-once.ts'
import { sweepCookHouses } from '../modules/cook/cook-removal.service.ts'
import { sweepOutbox } from '../modules/outbox/outbox.service.ts'
import { sweepPush } from '../modules/push/push.service.ts'
import { sweepReminders } from '../modules/push/reminder.service.ts'
import { sweepSessions } from '../modules/session/session.service.ts'
import { sweepThrottles } from '../modules/throttle/throttle.service.ts'
import { sweepTokens } from '../modules/token/one-time-token.service.ts'
import type { ServerContext } from '../context/server-context.ts'

const HOUR_MS = 3_600_000

const PARTS = [
  sweepSessions,
  sweepTokens,
  sweepThrottles,
  sweepIdempotencyKeys,
  sweepOutbox,
  sweepPush,
  sweepReminders,
  sweepCookHouses,
]

/** Removes what has ended by itself: sessions, tokens, counters, remembered requests, old news, houses. */
export async function sweep(context: ServerContext): Promise<void> {
  for (const part of PARTS) await part(context)
}

/** Sweeps every hour until the given function is called; trouble is only reported. */
export function startHousekeeping(
  context: ServerContext,
  onTrouble: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void sweep(context).catch(onTrouble), HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
