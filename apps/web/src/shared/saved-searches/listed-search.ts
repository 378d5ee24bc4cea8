import type { SearchAsk, SearchedList } from '@gyeol/contract'
import type { FoundThing } from './browser-searches.ts'

/** What a list offers to keep: the search as it is now, and how to ask the list for any search. */
export type ListedSearch = {
  readonly list: SearchedList
  /** The query of the address; empty where nothing is asked for. */
  readonly search: string
  /** The same taken apart; null where only this browser can answer it. */
  readonly ask: SearchAsk | null
  /** What it may be called. */
  readonly suggestion: string
  /** The whole list is still to come. */
  readonly isWaiting: boolean
  /** What fits a search of this list. */
  readonly find: (search: string) => readonly FoundThing[]
}
