import { ABILITY_CATEGORY_NAMES, ABILITY_TRIGGER_NAMES } from '@gyeol/game-data'
import { useMemo } from 'react'
import { readFilters, writeFilters } from '../../shared/router/use-filters.ts'
import { keptReadings } from '../../shared/saved-searches/kept-readings.ts'
import type { ListedSearch } from '../../shared/saved-searches/listed-search.ts'
import { suggestedName } from '../../shared/conditions/suggested-name.ts'
import {
  ABILITY_FILTERS,
  type AbilityFilterValues,
  type AbilityIndex,
  askOf,
} from './ability-search.ts'

type Listed = {
  readonly values: AbilityFilterValues
  readonly index: AbilityIndex
  readonly isWaiting: boolean
}

/** The list as its searches are kept. */
export function useListedAbilities({ values, index, isWaiting }: Listed): ListedSearch {
  const find = useMemo(
    () => (kept: string) => {
      const params = new URLSearchParams(kept)
      return index
        .find(readFilters<AbilityFilterValues>(params, ABILITY_FILTERS))
        .map(({ id, name }) => ({ id, name }))
    },
    [index],
  )
  const ask = askOf(values)
  const { category, trigger } = ask
  return {
    list: 'ability',
    search: writeFilters(values, ABILITY_FILTERS).toString(),
    ask: { list: 'ability', readings: keptReadings(index.readings(values.q)), ...ask },
    suggestion: suggestedName([
      values.q,
      category && ABILITY_CATEGORY_NAMES[category],
      trigger && ABILITY_TRIGGER_NAMES[trigger],
    ]),
    isWaiting,
    find,
  }
}
