/** Whose work it is. */
export type Turn = {
  /**
   * Somebody the site knows: logged in, with a link of the site, or on a device where they were
   * logged in before. They go before everybody else.
   */
  readonly isKnown: boolean
  /** What shares one place in the queue, an address say: those with little waiting come first. */
  readonly key: string
  /** The account that is tried. However many try it, only a few of them wait at once. */
  readonly account?: string
  /** Whether nobody waits for it any more; then it is passed over. */
  readonly isGone?: () => boolean
}

/** What hears of a queue. */
export type QueueListener = {
  /** A piece of work begins, after it has waited for so many seconds. */
  readonly onTurn: (seconds: number) => void
  readonly onRefusal: () => void
}

/** How busy a queue is. */
export type QueueWatch = {
  readonly running: () => number
  readonly waiting: () => number
  readonly listen: (listener: QueueListener) => void
}

/** Runs work a few at a time; see {@link createHashQueue}. */
export type HashQueue = {
  /** Throws what `refuse` makes when it cannot wait, or has to make room for others. */
  readonly run: <Result>(work: Job<Result>) => Promise<Result>
  /**
   * Throws what `refuse` makes when `run` would now. For whoever has something to write down before
   * their turn: a flood that is turned away must not cost a write each.
   */
  readonly requireRoom: (turn: Turn, refuse: () => Error) => void
  readonly watch: QueueWatch
}

type Job<Result> = {
  readonly turn: Turn
  readonly work: () => Promise<Result>
  readonly refuse: () => Error
}

type Limits = {
  readonly maxAtOnce: number
  readonly maxWaiting: number
  /** Of strangers who share a key, or try the same account. */
  readonly maxPerKey: number
}

type Waiter = {
  readonly turn: Turn
  readonly start: () => void
  readonly turnAway: () => void
}

/**
 * A queue that a flood cannot stop up: whoever is known is next; the others take turns by key, so
 * one key that sends much waits behind many that send little. When all places are taken, the newest
 * of the key with the most waiting makes room, and nobody makes room for a key that has as much.
 */
export function createHashQueue(limits: Limits): HashQueue {
  let running = 0
  const line = createLine(limits)
  const listeners: QueueListener[] = []
  const noteRefusal = () => {
    for (const { onRefusal } of listeners) onRefusal()
  }
  const waitForTurn = (turn: Turn, refuse: () => Error) =>
    new Promise<void>((resolve, reject) => {
      const turnAway = () => {
        noteRefusal()
        reject(refuse())
      }
      if (!line.join({ turn, start: resolve, turnAway })) turnAway()
    })
  return {
    watch: {
      running: () => running,
      waiting: line.length,
      listen: (listener) => void listeners.push(listener),
    },
    requireRoom(turn, refuse) {
      if (running < limits.maxAtOnce || line.isOpenTo(turn)) return
      noteRefusal()
      throw refuse()
    },
    async run({ turn, work, refuse }) {
      const cameAt = performance.now()
      if (running < limits.maxAtOnce) running += 1
      // Whoever finishes hands over the place, so nobody can slip in between.
      else await waitForTurn(turn, refuse)
      const waited = (performance.now() - cameAt) / 1000
      for (const { onTurn } of listeners) onTurn(waited)
      try {
        return await work()
      } finally {
        const next = line.next()
        if (next) next.start()
        else running -= 1
      }
    },
  }
}

/** Those who wait, in the order in which they go. */
function createLine({ maxWaiting, maxPerKey }: Limits) {
  const known: Waiter[] = []
  /** In the order of their turns; a key whose turn has come goes to the end. */
  const strangers = new Map<string, Waiter[]>()
  const length = () => known.length + strangersIn(strangers)
  const isOpenTo = ({ isKnown, key, account }: Turn): boolean => {
    const own = isKnown ? 0 : (strangers.get(key)?.length ?? 0)
    if (own >= maxPerKey) return false
    if (!isKnown && waitingFor(strangers, account) >= maxPerKey) return false
    if (length() < maxWaiting) return true
    const [, longest] = longestOf(strangers)
    // Whoever is known takes anybody's place, a stranger only that of who has more than they would.
    return longest.length > (isKnown ? 0 : own + 1)
  }
  const makeRoom = () => {
    if (length() < maxWaiting) return
    const [key, longest] = longestOf(strangers)
    longest.pop()?.turnAway()
    if (longest.length === 0) strangers.delete(key)
  }
  return {
    length,
    isOpenTo,
    /** False when there is no room. */
    join(waiter: Waiter): boolean {
      const { turn } = waiter
      if (!isOpenTo(turn)) return false
      makeRoom()
      if (turn.isKnown) known.push(waiter)
      else strangers.set(turn.key, [...(strangers.get(turn.key) ?? []), waiter])
      return true
    },
    next(): Waiter | undefined {
      for (;;) {
        const next = known.shift() ?? takeStranger(strangers)
        if (!next?.turn.isGone?.()) return next
        next.turnAway()
      }
    },
  }
}

function takeStranger(strangers: Map<string, Waiter[]>): Waiter | undefined {
  for (const [key, waiters] of strangers) {
    const [next, ...rest] = waiters
    strangers.delete(key)
    if (rest.length > 0) strangers.set(key, rest)
    return next
  }
  return undefined
}

function longestOf(strangers: Map<string, Waiter[]>): readonly [string, Waiter[]] {
  let longest: readonly [string, Waiter[]] = ['', []]
  for (const entry of strangers) if (entry[1].length > longest[1].length) longest = entry
  return longest
}

function waitingFor(strangers: ReadonlyMap<string, readonly Waiter[]>, account?: string): number {
  if (account === undefined) return 0
  let count = 0
  for (const waiters of strangers.values())
    count += waiters.filter(({ turn }) => turn.account === account).length
  return count
}

function strangersIn(strangers: ReadonlyMap<string, readonly Waiter[]>): number {
  let count = 0
  for (const { length } of strangers.values()) count += length
  return count
}
