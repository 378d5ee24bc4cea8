import { FIRST_ROWS } from '@gyeol/catalogue'
import type { Ability } from '@gyeol/contract'
import { withDataCache } from '../app/data-cache.tsx'
import { AbilityListScreen } from '../features/ability/ability-list-screen.tsx'
import {
  ABILITY_FILTERS,
  type AbilityFilterValues,
  createAbilityIndex,
  knownValues,
} from '../features/ability/ability-search.ts'
import { type LoadedList, listHead, listLoader } from './list-page.ts'
import type { PageRoute } from './page-route.ts'

export const Component = withDataCache(AbilityListScreen)

export const opens = ['shared/conditions/filter-sheet.tsx']

export const searchParams = Object.keys(ABILITY_FILTERS)

export const loader = /* @__PURE__ */ listLoader<Ability, AbilityFilterValues>({
  entity: 'ability',
  filters: ABILITY_FILTERS,
  prepare: (items) => {
    const index = createAbilityIndex(items)
    return (values) => {
      const rows = index.find(knownValues(values))
      return { rows, first: rows.slice(0, FIRST_ROWS) }
    }
  },
})

export const head: PageRoute<LoadedList | null>['head'] = ({ loaded }) =>
  listHead('/ability', loaded)
