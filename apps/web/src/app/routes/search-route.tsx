import { workerLine } from '../../features/search/lookup/search-client.ts'
import { SearchScreen } from '../../features/search/search-screen.tsx'
import { useSiteSources } from '../search/use-site-sources.ts'

/** The results of a search on a page of their own, with what the site itself has to offer. */
export function SearchRoute() {
  useSiteSources(true)
  return <SearchScreen line={workerLine} />
}
