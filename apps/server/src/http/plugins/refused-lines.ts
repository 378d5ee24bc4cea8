/** Lines of one address and status within a window; the others are told together. */
const LINES_OF_ONE = 20

/** Lines of refused requests within a window, whoever sent them. */
const LINES_OF_ALL = 600

/** Addresses told apart within a window; what more of them are refused is told of nobody. */
const MOST_ADDRESSES = 1000

/** How long lines are counted before the rest is told. */
export const REFUSED_WINDOW_MS = 60_000

/** Refused requests that got no line of their own; `ip`: null for many addresses. */
export type RefusedSum = {
  readonly ip: string | null
  readonly status: number
  readonly more: number
}

type Count = RefusedSum & { readonly written: number }

/** Lets the first refused requests of each window into the log and sums the others up. */
export class RefusedLines {
  #counts = new Map<string, Count>()
  #written = 0

  /** Whether a refused request gets a line of its own. */
  takes(ip: string, status: number): boolean {
    const own = `${status} ${ip}`
    const isOne = this.#counts.has(own) || this.#counts.size < MOST_ADDRESSES
    const key = isOne ? own : `${status}`
    const none: Count = { ip: isOne ? ip : null, status, written: 0, more: 0 }
    const count = this.#counts.get(key) ?? none
    const isTaken = count.written < LINES_OF_ONE && this.#written < LINES_OF_ALL
    this.#counts.set(
      key,
      isTaken ? { ...count, written: count.written + 1 } : { ...count, more: count.more + 1 },
    )
    if (isTaken) this.#written += 1
    return isTaken
  }

  /** Ends a window and gives what was summed up in it. */
  end(): readonly RefusedSum[] {
    const sums = [...this.#counts.values()].filter(({ more }) => more > 0)
    this.#counts = new Map()
    this.#written = 0
    return sums.map(({ ip, status, more }) => ({ ip, status, more }))
  }
}
