import type { Food } from '@gyeol/terms'
import { useEffect, useState } from 'react'
import { lateCode } from '../../../shared/loading/late-code.ts'
import { findFoods } from './foods.ts'

/** Every word for the stats of dishes: brought with the first letter of a search. */
const wholeSearch = lateCode(async () => (await import('./food-search.ts')).searchFoods)

/** What finds dishes by words: by their own names until all other words are there. */
export function useFoodSearch(isSearching: boolean): (words: string) => readonly Food[] {
  const [search, setSearch] = useState(() => wholeSearch.known())
  useEffect(() => {
    if (!isSearching || search !== undefined) return
    wholeSearch.fetch().then(
      (found) => setSearch(() => found),
      (error: unknown) => console.warn('[dish search]', error),
    )
  }, [isSearching, search])
  return search ?? ((words) => findFoods(words, 'other'))
}
