import { formatNumber } from '@gyeol/korean'
import { savedSearchTexts } from './saved-searches.texts.ts'
import type { ShownSearch } from './shown-search.ts'

/** Names told; the others are counted. */
const MOST_NAMED = 3

/** `포툼, 바쿠잔 외 3개`: what is new in a search. */
export function newsNames({ news, newsCount }: Pick<ShownSearch, 'news' | 'newsCount'>): string {
  const texts = savedSearchTexts
  const named = news.slice(0, MOST_NAMED)
  const others = newsCount - named.length
  const names = named.map(({ name }) => name).join(', ')
  return texts.newsNames(names, others === 0 ? null : formatNumber(others))
}
