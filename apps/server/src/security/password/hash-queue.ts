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
  /** Whether a try from there failed lately. They go after everybody else, and make room first. */
  readonly hasFailed?: boolean
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
 * A queue that a flood cannot stop up: whoever is known is next; then those from where no try has
 * failed lately, then the others. Among strangers the keys take turns, so one that sends much waits
 * behind many that send little. When all places are taken, the newest of the key with the most
 * waiting makes room, first among those who have failed; nobody makes room for a key that has as
 * much and no better a name.
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
      if (running < limits.maxAtOnce || line.placeFor(turn) !== null) return
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
  const strangers = createCrowd()
  const failed = createCrowd()
  const length = () => known.length + strangers.length() + failed.length()
  const crowdOf = ({ hasFailed = false }: Turn) => (hasFailed ? failed : strangers)
  /** What has to be done before somebody can join; null when there is no place for them. */
  const placeFor = (turn: Turn): (() => void) | null => {
    const { isKnown, key, account } = turn
    const crowd = crowdOf(turn)
    const own = isKnown ? 0 : crowd.countOf(key)
    if (own >= maxPerKey) return null
    if (!isKnown && crowd.countTrying(account) >= maxPerKey) return null
    if (length() < maxWaiting) return () => {}
    if (crowd !== failed && failed.length() > 0) return () => failed.turnAwayOne()
    // Whoever is known takes anybody's place, a stranger only that of who has more than they would.
    const longest = crowd.longest()
    return longest === 0 || (!isKnown && longest <= own + 1) ? null : () => crowd.turnAwayOne()
  }
  return {
    length,
    placeFor,
    /** False when there is no room. */
    join(waiter: Waiter): boolean {
      const { turn } = waiter
      const makePlace = placeFor(turn)
      if (makePlace === null) return false
      makePlace()
      if (turn.isKnown) known.push(waiter)
      else crowdOf(turn).add(waiter)
      return true
    },
    next(): Waiter | undefined {
      for (;;) {
        const next = known.shift() ?? strangers.take() ?? failed.take()
        if (!next?.turn.isGone?.()) return next
        next.turnAway()
      }
    },
  }
}

/** Strangers who wait. Their keys take turns: one whose turn has come goes to the end. */
function createCrowd() {
  const waiting = new Map<string, readonly Waiter[]>()
  const put = (key: string, waiters: readonly Waiter[]) => {
    if (waiters.length > 0) waiting.set(key, waiters)
    else waiting.delete(key)
  }
  const all = () => [...waiting.values()].flat()
  const longestEntry = () => {
    let longest: readonly [string, readonly Waiter[]] = ['', []]
    for (const entry of waiting) if (entry[1].length > longest[1].length) longest = entry
    return longest
  }
  return {
    length: () => all().length,
    countOf: (key: string) => waiting.get(key)?.length ?? 0,
    countTrying: (account?: string) =>
      account === undefined ? 0 : all().filter(({ turn }) => turn.account === account).length,
    longest: () => longestEntry()[1].length,
    add: (waiter: Waiter) =>
      put(waiter.turn.key, [...(waiting.get(waiter.turn.key) ?? []), waiter]),
    take(): Waiter | undefined {
      for (const [key, [next, ...rest]] of waiting) {
        waiting.delete(key)
        put(key, rest)
        return next
      }
      return undefined
    },
    /** The newest of the key with the most waiting. */
    turnAwayOne(): void {
      const [key, waiters] = longestEntry()
      put(key, waiters.slice(0, -1))
      waiters.at(-1)?.turnAway()
    },
  }
}
