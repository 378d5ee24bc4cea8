import { HOUR_MS, MINUTE_MS } from '@gyeol/korean'
import { sweepIdempotencyKeys } from '../http/create-once.ts'
import { syncLibraryItems } from '../modules/price-item/library-sync.service.ts'
import { createClockWatch, isClockInDoubt } from '../modules/clock/clock-watch.service.ts'
import { sweepCookHouses } from '../modules/cook/cook-removal.service.ts'
import { sweepDrafts } from '../modules/draft/draft.service.ts'
import { sweepImages } from '../modules/image/image-sweep.service.ts'
import { liftEnded } from '../modules/member/suspension.service.ts'
import { sweepDepartures } from '../modules/member/departure.service.ts'
import { sweepSignUps } from '../modules/member/sign-up-request.service.ts'
import { sweepTakedowns } from '../modules/moderation/takedown-ending.service.ts'
import { announceDigests } from '../modules/notice/digest.service.ts'
import { sweepOutbox } from '../modules/outbox/outbox.service.ts'
import { sweepPriceReports } from '../modules/price-report/price-report-keeping.service.ts'
import { sweepVotes } from '../modules/price-roll-up/price-keeping.service.ts'
import { sweepPush } from '../modules/push/push.service.ts'
import { sweepReminders } from '../modules/push/reminder.service.ts'
import { sweepSearches } from '../modules/saved-search/saved-search-data.ts'
import { sweepSearchWords } from '../modules/search-word/search-word.service.ts'
import { sweepSessions } from '../modules/session/session.service.ts'
import { sweepShortLinks } from '../modules/short-link/short-link.service.ts'
import { sweepThrottles } from '../modules/throttle/throttle.service.ts'
import { sweepTraces } from '../modules/trace/trace.service.ts'
import { sweepTokens } from '../modules/token/one-time-token.service.ts'
import { sweepRecords } from './record-keeping.ts'
import type { ServerContext } from '../context/server-context.ts'

const PARTS = [
  sweepSessions,
  sweepTokens,
  sweepTraces,
  sweepSignUps,
  sweepThrottles,
  sweepIdempotencyKeys,
  sweepOutbox,
  sweepPush,
  sweepReminders,
  sweepPriceReports,
  sweepVotes,
  sweepCookHouses,
  sweepDrafts,
  sweepSearches,
  sweepImages,
  sweepShortLinks,
  sweepSearchWords,
  sweepTakedowns,
  sweepDepartures,
  sweepRecords,
]

/**
 * Removes what has ended by itself: sessions, tokens, counters, remembered requests, old news, houses.
 * Nothing for a day after the clock went far ahead: what looks old then may be of today.
 */
export async function sweep(context: ServerContext): Promise<void> {
  if (await isClockInDoubt(context.database.kysely, context.clock())) return
  for (const part of PARTS) await part(context)
}

/**
 * Sweeps every hour, and looks every minute for what is new in the library, whose suspension has
 * ended, whether bells tell of gathered notices and whether the clock has jumped, until the given
 * function is called; trouble is only reported.
 */
export function startHousekeeping(
  context: ServerContext,
  onTrouble: (error: unknown) => void,
): () => void {
  const watchClock = createClockWatch()
  const timers = [
    setInterval(() => void watchClock(context).catch(onTrouble), MINUTE_MS),
    setInterval(() => void sweep(context).catch(onTrouble), HOUR_MS),
    setInterval(() => void syncLibraryItems(context).catch(onTrouble), MINUTE_MS),
    setInterval(() => void liftEnded(context).catch(onTrouble), MINUTE_MS),
    setInterval(() => void announceDigests(context).catch(onTrouble), MINUTE_MS),
  ]
  for (const timer of timers) timer.unref()
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
