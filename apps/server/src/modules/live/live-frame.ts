import { LIVE_EVENTS, type LiveChange, liveChangeSchema } from '@gyeol/contract'

/** How soon a browser whose connection broke comes back. */
const RETRY_MS = 3000

/** A comment: keeps the line, and everything between, awake. */
export const HEARTBEAT = ':\n\n'

/** The first frame of a connection; from it on the browser can resume. */
export function helloFrame(seq: number): string {
  return `retry: ${RETRY_MS}\nid: ${seq}\nevent: ${LIVE_EVENTS.hello}\ndata: {}\n\n`
}

/** Tells a page that it missed too much. */
export function resetFrame(seq: number): string {
  return `id: ${seq}\nevent: ${LIVE_EVENTS.reset}\ndata: {}\n\n`
}

/** Tells a page of one change, and of nothing but which item it is. */
export function changeFrame(seq: number, { kind, id, action }: LiveChange): string {
  const data = JSON.stringify(liveChangeSchema.parse({ kind, id, action }))
  return `id: ${seq}\nevent: ${LIVE_EVENTS.change}\ndata: ${data}\n\n`
}

/** What a browser says it heard last; null when it says nothing or something else. */
export function parseHeard(header: unknown): number | null {
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) return null
  return Number(header)
}
