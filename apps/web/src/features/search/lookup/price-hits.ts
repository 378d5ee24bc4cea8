import { searchTexts } from '../search.texts.ts'
import { type HitGroup, type SearchHit, type SearchKind } from './search-entry.ts'

/** What of the lists is traded under its own id. */
const TRADED: ReadonlySet<SearchKind> = new Set(['crysta', 'equipment', 'registlet', 'price'])

/** What was asked the price of: the prices first, then the things themselves. */
export function withPrices(groups: readonly HitGroup[]): readonly HitGroup[] {
  const hits = groups.filter(({ kind }) => TRADED.has(kind)).flatMap((group) => group.hits)
  if (hits.length === 0) return groups
  const prices = hits.map(priceOf)
  return [
    { kind: 'price', total: prices.length, hits: prices },
    ...groups.filter(({ kind }) => kind !== 'price'),
  ]
}

function priceOf(hit: SearchHit): SearchHit {
  if (hit.kind === 'price') return hit
  const id = hit.key.slice(hit.key.indexOf('/') + 1)
  const detail = `${searchTexts.kind[hit.kind]} ${searchTexts.priceOf}`
  return { key: `price/${id}`, kind: 'price', name: hit.name, detail, href: `/current-price/${id}` }
}
