/** What a schedule may hold; later years would no longer be written with four digits. */
const EARLIEST = 0
const LATEST = Date.UTC(2999, 11, 31)

/** Milliseconds of a time on the wire, moved into what a schedule may hold. */
export function fromWireTime(text: string): number {
  return clampTime(Date.parse(text))
}

/** Milliseconds moved into what a schedule may hold. */
export function clampTime(time: number): number {
  return Math.min(Math.max(time, EARLIEST), LATEST)
}

/** A time on the wire: ISO 8601 in UTC. */
export function toWireTime(time: number): string {
  return new Date(time).toISOString()
}

/** {@link toWireTime} of what may not have happened. */
export function toWireTimeOrNull(time: number | null): string | null {
  return time === null ? null : toWireTime(time)
}
