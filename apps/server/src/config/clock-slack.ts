/** Clocks of machines that serve one site differ by less. */
export const CLOCK_SLACK_MS = 60_000

/**
 * Whether a moment that was noted as past lies ahead of now: it was noted under a clock that ran
 * ahead and has been set right since. Nothing may wait until such a time comes.
 */
export function isAhead(at: number, now: number): boolean {
  return at > now + CLOCK_SLACK_MS
}
