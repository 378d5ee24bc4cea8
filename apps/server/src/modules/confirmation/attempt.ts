import type { ServerContext } from '../../context/server-context.ts'
import {
  type Gate,
  type Mark,
  reserve,
  type Settlement,
  settle,
} from '../throttle/throttle.service.ts'

/** What stands before one try: take its place first, then say how it ended. */
export type Attempt = {
  /** Throws TOO_MANY_ATTEMPTS. */
  readonly reserve: () => Promise<Reservation>
}

/** A try that is under way. It counts as failed until something else is said, once. */
export type Reservation = {
  /** How many hits a gate holds, this try among them. */
  readonly hitsOf: (gate: Gate) => number
  readonly fail: () => Promise<void>
  readonly succeed: () => Promise<void>
  /** Neither: the try broke off. After `fail` and `succeed` it does nothing, so it can stand in `finally`. */
  readonly release: () => Promise<void>
}

type CountingContext = Pick<ServerContext, 'database' | 'clock'>

/** The gates of a try, and which of them keep its hit however it ends. */
export type Gates = {
  readonly failing: readonly Gate[]
  /** Only what succeeds counts here. */
  readonly succeeding?: readonly Gate[]
  /** A success forgets what was counted here. */
  readonly forgotten?: readonly Gate[]
  /** A success is remembered so. */
  readonly marked?: readonly Mark[]
}

/** A try before some gates. */
export function attempt(context: CountingContext, gates: Gates): Attempt {
  const { failing, succeeding = [], forgotten = [], marked = [] } = gates
  const all = [...failing, ...succeeding]
  return {
    async reserve() {
      const hits = await reserve(context, all)
      let isSettled = false
      const end = async (settlement: Settlement) => {
        if (isSettled) return
        isSettled = true
        await settle(context, settlement)
      }
      return {
        hitsOf: (gate) => hits[all.indexOf(gate)] ?? 0,
        fail: () => end({ refunded: succeeding }),
        succeed: () => {
          const refunded = failing.filter((gate) => !forgotten.includes(gate))
          return end({ refunded, forgotten, marked })
        },
        // Where even this cannot be written, the try stays counted; its own error is the one to tell.
        release: () => end({ refunded: all }).catch(() => {}),
      }
    },
  }
}

const nothing = async () => {}

/** A try nobody limits. */
export const UNLIMITED: Attempt = {
  reserve: async () => ({ hitsOf: () => 0, fail: nothing, succeed: nothing, release: nothing }),
}
