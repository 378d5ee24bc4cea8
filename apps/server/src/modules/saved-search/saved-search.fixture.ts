import type { AskedConditions, SearchAsk } from '@gyeol/contract'

/** Nothing asked of the stats. */
export const CONDITIONS: AskedConditions = {
  clauses: [],
  join: 'all',
  isPlain: false,
  worn: {},
  countsAll: false,
}

/** Crystas of a name, or of whatever else. */
export const crystaAsk = (
  others: Partial<Extract<SearchAsk, { list: 'crysta' }>> = {},
): SearchAsk => ({
  list: 'crysta',
  words: '',
  kinds: [],
  isForGear: false,
  conditions: CONDITIONS,
  ...others,
})

/** All equipment there is. */
export function everyPiece(): SearchAsk {
  return { list: 'equipment', words: '', by: [], elements: [], conditions: CONDITIONS }
}
