import { SAVED_SEARCH_LIMITS, type SearchAsk, type SearchedList } from '@gyeol/contract'

/** A thing of a list, as news tell of it. */
export type FoundThing = { readonly id: string; readonly name: string }

/** A search this browser keeps; see `SavedSearch` of the contract for what the server keeps. */
export type BrowserSearch = {
  readonly id: string
  readonly list: SearchedList
  readonly name: string
  /** The query of the list's address. */
  readonly search: string
  readonly ask: SearchAsk | null
  readonly hasAlert: boolean
  /** Every id that has ever fitted: none of them is told again. */
  readonly seen: readonly string[]
  /** What came to fit and was not looked at yet. */
  readonly news: readonly FoundThing[]
}

type All = readonly BrowserSearch[]

/** Puts a search behind the others; null when it is there already or there is no room. */
export function keepSearch(all: All, search: BrowserSearch): All | null {
  const isThere = all.some((one) => one.list === search.list && one.search === search.search)
  return isThere || all.length >= SAVED_SEARCH_LIMITS.ofMember ? null : [...all, search]
}

/** The searches with one of them changed. */
export function changeSearch(
  all: All,
  id: string,
  change: Partial<Pick<BrowserSearch, 'name' | 'hasAlert' | 'seen' | 'news'>>,
): All {
  return all.map((search) => (search.id === id ? { ...search, ...change } : search))
}

/** The searches without one of them. */
export function dropSearch(all: All, id: string): All {
  return all.filter((search) => search.id !== id)
}

/** Puts a dropped search back where it stood. */
export function putBack(all: All, search: BrowserSearch, at: number): All {
  return all.some(({ id }) => id === search.id) ? all : all.toSpliced(at, 0, search)
}

/** What has fitted already when an alert begins, and what did before. */
export function seenFrom(seen: readonly string[], found: readonly FoundThing[]): readonly string[] {
  return [...new Set([...seen, ...found.map(({ id }) => id)])]
}

/**
 * Looks what has come to fit the searches of a list with an alert. News that fit no more are none; the
 * same searches come back when nothing has changed.
 */
export function lookAgain(
  all: All,
  list: SearchedList,
  find: (search: string) => readonly FoundThing[],
): All {
  const looked = all.map((search) =>
    search.list === list && search.hasAlert ? lookAt(search, find(search.search)) : search,
  )
  return looked.every((search, index) => search === all[index]) ? all : looked
}

function lookAt(search: BrowserSearch, found: readonly FoundThing[]): BrowserSearch {
  const seen = new Set(search.seen)
  const fitting = new Set(found.map(({ id }) => id))
  const fresh = found.filter(({ id }) => !seen.has(id))
  const still = search.news.filter(({ id }) => fitting.has(id))
  if (fresh.length === 0 && still.length === search.news.length) return search
  return { ...search, seen: seenFrom(search.seen, fresh), news: [...still, ...fresh] }
}
