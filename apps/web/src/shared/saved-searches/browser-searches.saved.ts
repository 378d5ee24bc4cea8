import type { SearchAsk } from '@gyeol/contract'
import { defineSaved } from '../saved-data/saved-data.ts'
import {
  type Guard,
  hasShape,
  isBoolean,
  isRecord,
  listOf,
  oneOf,
  textLike,
} from '../saved-data/shapes.ts'
import type { BrowserSearch, FoundThing } from './browser-searches.ts'

const isId = textLike(/^[\w.:-]{1,64}$/)

/** Only handed on to the server, which looks at it closely. */
const isAsk: Guard<SearchAsk | null> = (value): value is SearchAsk | null =>
  value === null || isRecord(value)

const isSearch = hasShape<BrowserSearch>({
  id: isId,
  list: oneOf(['crysta', 'equipment', 'boss', 'registlet', 'ability']),
  name: textLike(/^\S(?:[^\n\t]{0,38}\S)?$/),
  search: textLike(/^[\w.~%+&=*!'()-]{1,1000}$/),
  ask: isAsk,
  hasAlert: isBoolean,
  seen: listOf(isId, { min: 0, max: 5000 }),
  news: listOf(hasShape<FoundThing>({ id: isId, name: textLike(/^[^\n]{1,200}$/) }), {
    min: 0,
    max: 5000,
  }),
})

const isSearches = listOf(isSearch, { min: 0, max: 30 })

/** The searches this browser keeps, the oldest first. */
export const browserSearchesSaved = defineSaved<readonly BrowserSearch[]>({
  key: 'saved-searches',
  version: 1,
  initial: () => [],
  schema: (value) => (isSearches(value) ? value : null),
})
