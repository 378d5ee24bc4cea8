import type { SavedSearch, SearchedList } from '@gyeol/contract'
import { shownItem } from '../catalogue/shown-names.ts'
import type { BrowserSearch, FoundThing } from './browser-searches.ts'

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

/** One of the account. */
export function fromAccount({ version, news, ...search }: SavedSearch): ShownSearch {
  return {
    ...search,
    news: news.map((thing) => shownItem(thing)),
    kept: { in: 'account', version },
  }
}

/** One of this browser. */
export function fromBrowser(search: BrowserSearch): ShownSearch {
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
