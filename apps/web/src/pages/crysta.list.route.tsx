import { firstCrystas } from '@gyeol/catalogue'
import type { Crysta } from '@gyeol/contract'
import { withDataCache } from '../app/data-cache.tsx'
import { CrystaListScreen } from '../features/crysta/crysta-list-screen.tsx'
import { NO_MARKS } from '../shared/catalogue/marks/no-marks.ts'
import {
  CRYSTA_FILTERS,
  type CrystaFilterValues,
  readCrystaQuery,
} from '../shared/lists/crysta-filters.ts'
import { createCrystaIndex } from '../shared/lists/crysta-search.ts'
import { type LoadedList, listHead, listLoader } from './list-page.ts'
import type { PageRoute } from './page-route.ts'

export const Component = withDataCache(CrystaListScreen)

export const opens = ['shared/conditions/filter-sheet.tsx']

export const searchParams = Object.keys(CRYSTA_FILTERS)

export const loader = /* @__PURE__ */ listLoader<Crysta, CrystaFilterValues>({
  entity: 'crysta',
  filters: CRYSTA_FILTERS,
  prepare: (items) => {
    const index = createCrystaIndex(items)
    return (values) => {
      const rows = index.find(readCrystaQuery(values), NO_MARKS)
      return { rows, first: firstCrystas(rows, (id) => index.byId.get(id)) }
    }
  },
})

export const head: PageRoute<LoadedList | null>['head'] = ({ loaded }) =>
  listHead('/crysta/list', loaded)
