import { CATALOGUE_ENTITIES } from '@gyeol/contract'
import { formatNumber } from '@gyeol/korean'
import { useEffect, useMemo } from 'react'
import { workerLine } from '../../features/search/lookup/search-client.ts'
import type { SearchEntry } from '../../features/search/lookup/search-entry.ts'
import { searchPath } from '../../shared/saved-searches/list-paths.ts'
import { savedSearchTexts } from '../../shared/saved-searches/saved-searches.texts.ts'
import { type ShownSearch, useShownSearches } from '../../shared/saved-searches/shown-searches.ts'

/** The viewer's saved searches: found by their names, and offered before anything is typed. */
export function useSavedEntries(isWanted: boolean): readonly SearchEntry[] {
  const { searches } = useShownSearches()
  const entries = useMemo(() => searches.map(entryOf), [searches])
  useEffect(() => {
    // A worker that cannot be started is told of where its answers are waited for.
    if (isWanted) workerLine.put('saved', entries).catch(() => undefined)
  }, [isWanted, entries])
  return entries
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
