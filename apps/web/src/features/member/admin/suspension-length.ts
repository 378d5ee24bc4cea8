import { DAY_MS } from '@gyeol/korean'

/** For how many days somebody is suspended; `open` until it is lifted. */
export const LENGTHS = ['1', '3', '7', '30', 'open'] as const

/** One of {@link LENGTHS}. */
export type SuspensionLength = (typeof LENGTHS)[number]

/** When a suspension from now on ends, in whole minutes; null for one without an end. */
export function suspensionEnd(length: SuspensionLength, now: number): number | null {
  return length === 'open' ? null : Math.ceil(now / 60_000) * 60_000 + Number(length) * DAY_MS
}
