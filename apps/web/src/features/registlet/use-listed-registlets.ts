import { REGISTLET_CATEGORY_NAMES } from '@gyeol/game-data'
import { useMemo } from 'react'
import { readFilters, writeFilters } from '../../shared/router/use-filters.ts'
import { keptReadings } from '../../shared/saved-searches/kept-readings.ts'
import type { ListedSearch } from '../../shared/saved-searches/listed-search.ts'
import { pricesAsked, priceText } from '../../shared/conditions/typed-prices.ts'
import { suggestedName } from '../../shared/conditions/suggested-name.ts'
import {
  askOf,
  REGISTLET_FILTERS,
  type RegistletFilterValues,
  type RegistletIndex,
  treeName,
} from '../../shared/lists/registlet-search.ts'
import { registletTexts } from './registlet.texts.ts'

/** No search that is looked at by itself is narrowed to marks. */
const NO_MARKS = { favourites: new Set<string>(), owned: new Set<string>() }

type Listed = {
  /** Those the list can have. */
  readonly values: RegistletFilterValues
  readonly index: RegistletIndex
  readonly isWaiting: boolean
}

/** The list as its searches are kept. */
export function useListedRegistlets({ values, index, isWaiting }: Listed): ListedSearch {
  const texts = registletTexts
  const search = writeFilters({ ...values, id: '' }, REGISTLET_FILTERS).toString()
  const find = useMemo(
    () => (kept: string) => {
      const read = readFilters<RegistletFilterValues>(new URLSearchParams(kept), REGISTLET_FILTERS)
      return index
        .find({ ...index.known(read), mark: '' }, NO_MARKS)
        .map(({ id, name }) => ({ id, name }))
    },
    [index],
  )
  const ask = askOf(values)
  // Prices move by themselves: what fits them is looked at when the list is open.
  const { all: prices, words } = pricesAsked(values)
  const { level, tree, category } = ask
  return {
    list: 'registlet',
    search,
    ask:
      values.mark === '' && prices.length === 0
        ? { list: 'registlet', readings: keptReadings(index.readings(values.q)), ...ask }
        : null,
    suggestion: suggestedName([
      words,
      level === undefined ? undefined : texts.level(level),
      category && REGISTLET_CATEGORY_NAMES[category],
      tree === undefined ? undefined : treeName(tree),
      ...prices.map(priceText),
    ]),
    isWaiting,
    find,
  }
}
