/** How often open pages are thought of. */
export type LivePace = {
  readonly pollMs: number
  readonly heartbeatMs: number
}

/**
 * A page hears of a change of any process within a second, and of nothing well under the time after
 * which the server gives up a line on which nothing moves.
 */
export const LIVE_PACE: LivePace = { pollMs: 700, heartbeatMs: 10_000 }
