import { FIRST_ROWS } from '@gyeol/catalogue'
import type { Registlet } from '@gyeol/contract'
import { withDataCache } from '../app/data-cache.tsx'
import { RegistletListScreen } from '../features/registlet/registlet-list-screen.tsx'
import { NO_MARKS } from '../shared/catalogue/marks/no-marks.ts'
import {
  createRegistletIndex,
  REGISTLET_FILTERS,
  type RegistletFilterValues,
} from '../shared/lists/registlet-search.ts'
import { type LoadedList, listHead, listLoader } from './list-page.ts'
import type { PageRoute } from './page-route.ts'

export const Component = withDataCache(RegistletListScreen)

export const opens = ['shared/conditions/filter-sheet.tsx']

export const searchParams = Object.keys(REGISTLET_FILTERS)

export const loader = /* @__PURE__ */ listLoader<Registlet, RegistletFilterValues>({
  entity: 'registlet',
  filters: REGISTLET_FILTERS,
  prepare: (items) => {
    const index = createRegistletIndex(items)
    return (values) => {
      const rows = index.find(index.known(values), NO_MARKS)
      return { rows, first: rows.slice(0, FIRST_ROWS) }
    }
  },
})

export const head: PageRoute<LoadedList | null>['head'] = ({ loaded }) =>
  listHead('/registlet', loaded)
