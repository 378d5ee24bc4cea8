import { useReadTodayQuery } from '../admin.api.ts'

/** What no live news tells of is asked for again now and then. */
const POLL_MS = 60_000

/** What waits for the viewer: kept fresh by live news, and by asking again while somebody looks. */
export function useToday() {
  return useReadTodayQuery(undefined, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
}
