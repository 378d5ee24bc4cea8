/** Name of the query that says which session the automatic grant goes on from. */
export const FROM_QUERY = 'from'

/** The address that opens the automatic grant on a session of the simulator. */
export function autoFrom(sessionId: string): string {
  return `/statting/auto?${FROM_QUERY}=${encodeURIComponent(sessionId)}`
}
