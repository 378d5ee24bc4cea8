import type { CatalogueEntity } from '@gyeol/contract'
import type { AnswerOrCopy, CopiedRoute } from '../offline-copy.ts'
import { shownItems } from '../shown-names.ts'

/** Where the server has written what the first rows of a page's list show. */
const PLACE = 'first-rows'

type Rows = AnswerOrCopy<CopiedRoute> & { readonly entity?: CatalogueEntity }

/** `undefined`: nobody has looked yet. */
let rows: Rows | null | undefined

/** For the build, which draws pages where there is no document. */
export function giveFirstRows(given: unknown): void {
  // The build hands in what the server would have written.
  rows = shownRows(given as Rows | null)
}

/**
 * What the page came with of its list, to be shown until the list is there: the first rows in their
 * order, and nothing where the address asks for others.
 */
export function readFirstRows<Name extends CopiedRoute>(
  entity: CatalogueEntity,
): AnswerOrCopy<Name> | null {
  if (rows === undefined) rows = readPage()
  // The server has written the rows of this very list.
  return rows?.entity === entity ? (rows as AnswerOrCopy<Name>) : null
}

/** The rows under the names that are shown; the server has them in the order of those. */
function shownRows(found: Rows | null): Rows | null {
  if (found === null) return null
  const items: readonly object[] = found.items
  // Other names make no other rows of them.
  return { ...found, items: shownItems(items, 'own') } as Rows
}

function readPage(): Rows | null {
  const place = document.getElementById(PLACE)
  place?.remove()
  // The language a page is asked for in asks for no other rows.
  if (place === null || location.search.replace(/^\?lang=\w+$/, '') !== '') return null
  try {
    // Written by our own server; a list takes its place in a moment.
    return shownRows(JSON.parse(place.textContent) as Rows | null)
  } catch {
    return null
  }
}
