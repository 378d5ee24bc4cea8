import type { SearchAsk, SearchedList } from '@gyeol/contract'
import { browserSearchesSaved } from './browser-searches.saved.ts'
import {
  type BrowserSearch,
  changeSearch,
  dropSearch,
  type FoundThing,
  keepSearch,
  putBack,
  seenFrom,
} from './browser-searches.ts'
import {
  useCreateSavedSearchMutation,
  useDeleteSavedSearchMutation,
  useMarkSearchNewsReadMutation,
  useRestoreSavedSearchMutation,
  useUpdateSavedSearchMutation,
} from './saved-search.api.ts'
import type { ShownSearch } from './shown-search.ts'

/** A search to keep. */
export type SearchToKeep = {
  readonly list: SearchedList
  readonly name: string
  readonly search: string
  readonly ask: SearchAsk | null
  readonly hasAlert: boolean
}

/** Takes the last change back. */
export type Undo = () => Promise<void>

/**
 * Everything that can be done with kept searches, in the account or in this browser. What the server
 * refuses is thrown.
 */
export function useSearchEdits() {
  const [create] = useCreateSavedSearchMutation()
  const [update] = useUpdateSavedSearchMutation()
  const [remove] = useDeleteSavedSearchMutation()
  const [restore] = useRestoreSavedSearchMutation()
  const [markRead] = useMarkSearchNewsReadMutation()

  const keepInAccount = async (body: SearchToKeep, idempotencyKey: string): Promise<Undo> => {
    const { id } = await create({ body, idempotencyKey }).unwrap()
    return async () => {
      await remove({ params: { id } }).unwrap()
    }
  }
  return {
    keepInAccount,
    change: async (search: ShownSearch, change: SearchChange): Promise<void> => {
      const { id, kept, name, hasAlert } = search
      if (kept.in === 'browser') return changeInBrowser(kept.search, change)
      const { version } = kept
      const { found: _, ...wanted } = change
      const body = { name, hasAlert, ...wanted, version }
      await update({ params: { id }, body }).unwrap()
    },
    drop: async ({ id, kept }: ShownSearch): Promise<Undo> => {
      if (kept.in === 'browser') return dropFromBrowser(kept.search)
      await remove({ params: { id } }).unwrap()
      return async () => {
        await restore({ params: { id } }).unwrap()
      }
    },
    /** Puts a search of this browser into the account, as it is. */
    move: async (search: BrowserSearch, idempotencyKey: string): Promise<void> => {
      const { list, name, search: address, ask, hasAlert } = search
      await keepInAccount({ list, name, search: address, ask, hasAlert }, idempotencyKey)
      browserSearchesSaved.update((all) => dropSearch(all, search.id))
    },
    /** Notes that the news of one search, or of all, have been seen. */
    read: (search?: ShownSearch): void => {
      if (search === undefined || search.kept.in === 'browser') readInBrowser(search?.id)
      if (search?.kept.in === 'browser') return
      // A bell that is not told rings once more; nothing is lost.
      markRead({ body: search === undefined ? {} : { id: search.id } })
        .unwrap()
        .catch(() => undefined)
    },
  }
}

/** `found`: what fits when an alert begins. */
export type SearchChange = {
  readonly name?: string
  readonly hasAlert?: boolean
  readonly found?: readonly FoundThing[]
}

/** Keeps a search in this browser; null when there is no room. `found`: what fits it already. */
export function keepInBrowser(search: SearchToKeep, found: readonly FoundThing[]): Undo | null {
  const kept = {
    ...search,
    id: `browser-${Date.now().toString(36)}`,
    seen: seenFrom([], found),
    news: [],
  }
  if (keepSearch(browserSearchesSaved.load(), kept) === null) return null
  browserSearchesSaved.update((all) => keepSearch(all, kept) ?? all)
  return async () => browserSearchesSaved.update((all) => dropSearch(all, kept.id))
}

function changeInBrowser({ id }: BrowserSearch, { found, ...change }: SearchChange): void {
  browserSearchesSaved.update((all) => {
    const seen = all.find((search) => search.id === id)?.seen ?? []
    return changeSearch(all, id, {
      ...change,
      ...(found !== undefined && { seen: seenFrom(seen, found) }),
    })
  })
}

function dropFromBrowser(search: BrowserSearch): Undo {
  const at = browserSearchesSaved.load().findIndex(({ id }) => id === search.id)
  browserSearchesSaved.update((all) => dropSearch(all, search.id))
  return async () => browserSearchesSaved.update((all) => putBack(all, search, Math.max(0, at)))
}

function readInBrowser(id: string | undefined): void {
  browserSearchesSaved.update((all) =>
    all.map((search) =>
      (id === undefined || search.id === id) && search.news.length > 0
        ? { ...search, news: [] }
        : search,
    ),
  )
}
