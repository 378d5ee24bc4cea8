import { CATALOGUE_ENTITIES } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { useEffect, useMemo, useState } from 'react'
import { workerLine } from '../../features/search/lookup/search-client.ts'
import type { SearchEntry } from '../../features/search/lookup/search-entry.ts'
import { callRoute, routeOf } from '../../shared/http/call-route.ts'
import { useSaved } from '../../shared/saved-data/saved-data.ts'
import { browserSearchesSaved } from '../../shared/saved-searches/browser-searches.saved.ts'
import { searchPath } from '../../shared/saved-searches/list-paths.ts'
import { savedSearchTexts } from '../../shared/saved-searches/saved-searches.texts.ts'
import {
  fromAccount,
  fromBrowser,
  type ShownSearch,
} from '../../shared/saved-searches/shown-search.ts'
import { permits } from '../../shared/session/role.ts'
import { useSession } from '../../shared/session/session-store.ts'

// The palette stands above every page, also where there is no data cache.
const LIST_SEARCHES = routeOf<'listSavedSearches'>('GET', '/api/saved-search')

const NONE: readonly ShownSearch[] = []

/** The viewer's saved searches: found by their names, and offered before anything is typed. */
export function useSavedEntries(isWanted: boolean): readonly SearchEntry[] {
  const ofAccount = useAccountSearches(isWanted)
  const [ofBrowser] = useSaved(browserSearchesSaved)
  const entries = useMemo(
    () => [...ofAccount, ...ofBrowser.map(fromBrowser)].map(entryOf),
    [ofAccount, ofBrowser],
  )
  useEffect(() => {
    // A worker that cannot be started is told of where its answers are waited for.
    if (isWanted) workerLine.put('saved', entries).catch(() => undefined)
  }, [isWanted, entries])
  return entries
}

/** Asked anew with every opening; what cannot be had now stays as it was known. */
function useAccountSearches(isWanted: boolean): readonly ShownSearch[] {
  const isMember = permits(useSession().roles, 'saved-search.self')
  const [known, setKnown] = useState(NONE)
  useEffect(() => {
    if (!isWanted || !isMember) return
    let isCurrent = true
    callRoute(LIST_SEARCHES, undefined, { background: true })
      .then(({ items }) => {
        if (isCurrent) setKnown(items.map(fromAccount))
      })
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [isWanted, isMember])
  return isMember ? known : NONE
}

function entryOf({ id, list, name, search, newsCount }: ShownSearch): SearchEntry {
  const texts = savedSearchTexts
  const what = CATALOGUE_ENTITIES[list].name
  const news = newsCount === 0 ? '' : ` · ${texts.news(formatNumber(newsCount))}`
  return {
    key: `saved/${id}`,
    kind: 'saved',
    name,
    aliases: [],
    detail: `${what}${news}`,
    href: searchPath({ list, search }),
  }
}
