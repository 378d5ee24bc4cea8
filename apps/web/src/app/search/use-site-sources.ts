import { useEffect } from 'react'
import { workerLine } from '../../features/search/lookup/search-client.ts'
import type { SearchEntry } from '../../features/search/lookup/search-entry.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { loadNewsEntries } from './news-entries.ts'
import { siteEntries } from './site-entries.ts'

/** Tells the search what the site itself has to offer this viewer, anew while `isWanted` begins. */
export function useSiteSources(isWanted: boolean): void {
  const { roles } = useSession()
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    put('site', siteEntries(roles))
    // What another viewer could see must not be found any more.
    put('news', [])
    const load = async () => {
      const news = await loadNewsEntries(roles.length > 0)
      if (isCurrent) put('news', news)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [isWanted, roles])
}

/** A worker that cannot be started is told of where its answers are waited for. */
function put(source: string, entries: readonly SearchEntry[]): void {
  workerLine.put(source, entries).catch(() => undefined)
}
