import type { AutoSearch } from '../search/auto-search-store.ts'
import type { autoResultTexts } from './auto-result.texts.ts'

type Texts = (typeof autoResultTexts)['shortfall']

/** What the wish came to. That nothing succeeds is said where it is proven; else, that nothing was found. */
export function shortfallTitle({ answer, request }: AutoSearch, texts: Texts): string {
  const rate = answer?.shortfall?.bestRate ?? 0
  const { goal, wantedRate } = request.problem
  if (rate > 0) return texts.title(rate, goal === 'rate' ? 100 : (wantedRate ?? 100))
  const bound = answer?.bound
  const isProven = bound?.kind === 'proven' && !bound.isForwardOnly
  return isProven ? texts.never : texts.notFound
}
