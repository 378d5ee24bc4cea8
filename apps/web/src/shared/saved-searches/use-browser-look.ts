import { useEffect } from 'react'
import { browserSearchesSaved } from './browser-searches.saved.ts'
import { lookAgain } from './browser-searches.ts'
import type { ListedSearch } from './listed-search.ts'

/** Rows come first: nobody waits for news. */
const LOOK_AFTER_MS = 800

/** Looks, whenever a whole list has come, what is new in the searches this browser keeps of it. */
export function useBrowserLook({
  list,
  isWaiting,
  find,
}: Pick<ListedSearch, 'list' | 'isWaiting' | 'find'>): void {
  useEffect(() => {
    if (isWaiting) return
    const timer = setTimeout(() => {
      const all = browserSearchesSaved.load()
      const looked = lookAgain(all, list, find)
      if (looked !== all) browserSearchesSaved.update((now) => lookAgain(now, list, find))
    }, LOOK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [list, isWaiting, find])
}
