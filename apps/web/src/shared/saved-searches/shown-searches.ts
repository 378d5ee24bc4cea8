import type { SavedSearch, SearchedList } from '@gyeol/contract'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { shownItem } from '../catalogue/shown-names.ts'
import { useSaved } from '../saved-data/saved-data.ts'
import { permits } from '../session/role.ts'
import { useSession } from '../session/session-store.ts'
import { browserSearchesSaved } from './browser-searches.saved.ts'
import type { BrowserSearch, FoundThing } from './browser-searches.ts'
import { useListSavedSearchesQuery } from './saved-search.api.ts'

/** A kept search, wherever it is kept. */
export type ShownSearch = {
  readonly id: string
  readonly list: SearchedList
  readonly name: string
  readonly search: string
  readonly hasAlert: boolean
  readonly canAlert: boolean
  /** The first of what is new, and how much is. */
  readonly news: readonly FoundThing[]
  readonly newsCount: number
  readonly kept:
    | { readonly in: 'account'; readonly version: number }
    | { readonly in: 'browser'; readonly search: BrowserSearch }
}

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

function fromAccount({ version, news, ...search }: SavedSearch): ShownSearch {
  return {
    ...search,
    news: news.map((thing) => shownItem(thing)),
    kept: { in: 'account', version },
  }
}

function fromBrowser(search: BrowserSearch): ShownSearch {
  const { id, list, name, search: address, ask, hasAlert, news } = search
  return {
    id,
    list,
    name,
    search: address,
    hasAlert,
    canAlert: ask !== null,
    news,
    newsCount: news.length,
    kept: { in: 'browser', search },
  }
}
