import { createListeners } from '../store/create-store.ts'

/** A device's clock is never quite the server's. */
const SAME_MS = 60_000

/** Differences from here on are told. */
const TOLD_MS = 5 * 60_000

/** The server's time less that of the page's own clock, which nobody can set; null before the first answer. */
let ahead: number | null = null
let isTold = false

const skewed = createListeners<ClockSkew>()

/** What the clocks say at the same moment (epoch ms). */
export type ClockSkew = { readonly device: number; readonly server: number }

/** Hears once per visit that the device's clock is wrong by more than five minutes. */
export const onClockSkew = skewed.subscribe

/** Learns from the `Date` of an answer. An answer out of a cache is of before: only the latest time counts. */
export function noteServerTime(date: string | null): void {
  const said = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(said)) return
  const now = performance.now()
  ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, said - now)
  const skew = { device: Date.now(), server: ahead + now }
  if (isTold || Math.abs(skew.device - skew.server) < TOLD_MS) return
  isTold = true
  skewed.tell(skew)
}

/** The time now (epoch ms) as the server would say it; the device's own until the server has been heard. */
export function serverNow(): number {
  const device = Date.now()
  if (ahead === null) return device
  const server = ahead + performance.now()
  return Math.abs(device - server) < SAME_MS ? device : server
}

/** Starts over as on a fresh page; for tests. */
export function forgetServerTime(): void {
  ahead = null
  isTold = false
}
