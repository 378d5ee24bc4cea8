/** Days of which votes and reports are kept (PR38); points stay for ever. */
export const KEPT_DAYS = 1_100

/** Days after which a report that was taken back is erased (PR38). */
export const WITHDRAWN_KEPT_DAYS = 30

/** The first day of which votes are kept on a day. */
export function firstKeptDay(today: number): number {
  return today - KEPT_DAYS
}
