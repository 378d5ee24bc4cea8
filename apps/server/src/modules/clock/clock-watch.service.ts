import { DAY_MS, MINUTE_MS } from '@gyeol/korean'
import type { Kysely } from 'kysely'
import { isAhead } from '../../config/clock-slack.ts'
import type { TaskPart } from '../../context/contributions.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { Schema } from '../../database/schema.ts'
import { inPassingTransaction } from '../../database/transaction.ts'
import { readKnownTime, writeKnownTime } from './clock-watch.repository.ts'

/** The time is noted no oftener. */
const NOTE_EVERY_MS = 10 * MINUTE_MS

/** A clock that goes so much faster or slower than time itself was set. */
const JUMP_MS = 10 * MINUTE_MS

/** A server that was off for less need not be told from a clock that ran ahead. */
const LONG_GAP_MS = 30 * DAY_MS

/** The owner is told for so long. */
const TOLD_MS = 7 * DAY_MS

/** After a jump forward by so much nothing is removed for being old until somebody has had a day to look. */
const REST_AFTER_MS = 7 * DAY_MS
const REST_MS = DAY_MS

type Tick = { readonly wall: number; readonly steady: number }

/** Notes the time, and finds out whether the clock has jumped since it was noted last. */
export type ClockWatch = (context: Pick<ServerContext, 'database' | 'clock'>) => Promise<void>

/** `steady`: milliseconds that no setting of the clock changes. */
export function createClockWatch(steady: () => number = () => performance.now()): ClockWatch {
  let last: Tick | undefined
  return async ({ database, clock }) => {
    const tick = { wall: clock(), steady: steady() }
    const now = tick.wall
    const known = await readKnownTime(database.kysely)
    const byMs = Math.round(jumpOf({ tick, last, seenAt: known.seenAt }))
    last = tick
    const isDue = known.seenAt === null || now - known.seenAt >= NOTE_EVERY_MS
    if (byMs === 0 && !isDue) return
    const jump = byMs === 0 ? known.jump : { at: now, byMs }
    await inPassingTransaction(database, (transaction) =>
      writeKnownTime(transaction, { seenAt: now, jump }, now),
    )
  }
}

type Noted = {
  readonly tick: Tick
  readonly last: Tick | undefined
  readonly seenAt: number | null
}

/** How far the clock has jumped: back behind a time that was, or ahead of the time that passed; 0 for not. */
function jumpOf({ tick, last, seenAt }: Noted): number {
  const now = tick.wall
  if (seenAt !== null && isAhead(seenAt, now)) return now - seenAt
  if (last !== undefined) {
    const drift = now - last.wall - (tick.steady - last.steady)
    return Math.abs(drift) > JUMP_MS ? drift : 0
  }
  return seenAt !== null && now - seenAt > LONG_GAP_MS ? now - seenAt : 0
}

/** Whether the clock went so far ahead a short while ago that nothing should be removed for being old. */
export async function isClockInDoubt(kysely: Kysely<Schema>, now: number): Promise<boolean> {
  const { jump } = await readKnownTime(kysely)
  return jump !== null && jump.byMs > REST_AFTER_MS && Math.abs(now - jump.at) < REST_MS
}

/** A clock that has jumped: what it has noted meanwhile is wrong, and it may be wrong now. */
export const clockTask: TaskPart = {
  code: 'clock.jumped',
  permission: 'setting.read',
  isUrgent: true,
  async read(kysely, now) {
    const { jump } = await readKnownTime(kysely)
    const isNews = jump !== null && Math.abs(now - jump.at) < TOLD_MS
    return isNews ? { count: 1, oldestAt: jump.at } : { count: 0, oldestAt: null }
  },
}
