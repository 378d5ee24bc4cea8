import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { useSaved } from '../saved-data/saved-data.ts'
import { permits } from '../session/role.ts'
import { useSession } from '../session/session-store.ts'
import { browserSearchesSaved } from './browser-searches.saved.ts'
import { useListSavedSearchesQuery } from './saved-search.api.ts'
import { fromAccount, fromBrowser } from './shown-search.ts'

/** The viewer's searches: those of the account, then those of this browser. */
export function useShownSearches() {
  const isMember = permits(useSession().roles, 'saved-search.self')
  const { data, error, refetch } = useListSavedSearchesQuery(isMember ? undefined : skipToken)
  const [ofBrowser] = useSaved(browserSearchesSaved)
  const searches = useMemo(
    () => [
      ...(isMember ? (data?.items ?? []) : []).map(fromAccount),
      ...ofBrowser.map(fromBrowser),
    ],
    [isMember, data, ofBrowser],
  )
  return {
    isMember,
    searches,
    isLoading: isMember && data === undefined && error === undefined,
    error: isMember && data === undefined ? error : undefined,
    retry: () => void refetch(),
  }
}
