import type { AutoSearch } from './auto-search-store.ts'

/**
 * Whether the answer is no: the rate that was asked for is not reached, or nothing succeeds at all. The highest rate
 * there is, where just that was asked for, is an answer.
 */
export function isOutOfReach(search: AutoSearch | null): boolean {
  if (search?.phase !== 'finished' && search?.phase !== 'proving') return false
  const shortfall = search.answer?.shortfall ?? null
  if (shortfall === null) return false
  return search.request.problem.goal !== 'rate' || shortfall.bestRate === 0
}
