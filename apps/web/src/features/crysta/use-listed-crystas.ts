import type { SearchAsk } from '@gyeol/contract'
import { useMemo } from 'react'
import { chipWords } from '../../shared/conditions/chip-words.ts'
import type { ConditionChip } from '../../shared/conditions/condition-chips.tsx'
import { plainConditions } from '../../shared/conditions/plain-conditions.ts'
import { askOfCrystas } from '../../shared/conditions/crysta-typed.ts'
import { NO_MARKS } from '../../shared/catalogue/marks/no-marks.ts'
import { readFilters, writeFilters } from '../../shared/router/use-filters.ts'
import type { ListedSearch } from '../../shared/saved-searches/listed-search.ts'
import {
  CRYSTA_FILTERS,
  type CrystaFilterValues,
  type CrystaQuery,
  readCrystaQuery,
} from '../../shared/lists/crysta-filters.ts'
import { type CrystaIndex, withTyped } from '../../shared/lists/crysta-search.ts'

type Listed = {
  readonly values: CrystaFilterValues
  readonly index: CrystaIndex
  readonly query: CrystaQuery
  readonly chips: readonly ConditionChip[]
  readonly isWaiting: boolean
}

/** What is open, compared or in slots is no part of a search that is kept. */
const NO_SEARCH = { id: '', compare: '', slots: '', sum: '' } as const

/** The list as its searches are kept. */
export function useListedCrystas({ values, index, query, chips, isWaiting }: Listed): ListedSearch {
  const search = writeFilters({ ...values, ...NO_SEARCH }, CRYSTA_FILTERS).toString()
  const find = useMemo(
    () => (text: string) => {
      const kept = readFilters<CrystaFilterValues>(new URLSearchParams(text), CRYSTA_FILTERS)
      const asked = { ...readCrystaQuery(kept), mark: undefined }
      return index.find(asked, NO_MARKS).map(({ id, name }) => ({ id, name }))
    },
    [index],
  )
  return {
    list: 'crysta',
    search,
    ask: askOf(query, index),
    suggestion: chipWords(chips, index.read(query.text).words),
    isWaiting,
    find,
  }
}

function askOf(query: CrystaQuery, index: CrystaIndex): SearchAsk | null {
  const typed = index.read(query.text)
  const { kinds, tier, isAllYear, prices, conditions } = withTyped(query, typed)
  // Prices move by themselves: what fits them is looked at when the list is open.
  if (query.mark !== undefined || query.giver !== undefined || prices.length > 0) return null
  return {
    list: 'crysta',
    words: typed.words,
    kinds: [...kinds],
    ...(tier !== undefined && { tier }),
    ...(isAllYear && { isAllYear }),
    isForGear: askOfCrystas(typed).isForGear,
    conditions: plainConditions(conditions),
  }
}
