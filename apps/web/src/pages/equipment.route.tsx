import { firstPieces } from '@gyeol/catalogue'
import type { Equipment } from '@gyeol/contract'
import { withDataCache } from '../app/data-cache.tsx'
import { EquipmentScreen } from '../features/equipment/equipment-screen.tsx'
import {
  EQUIPMENT_FILTERS,
  type EquipmentFilterValues,
  readEquipmentQuery,
} from '../shared/lists/equipment-filters.ts'
import { createEquipmentIndex } from '../shared/lists/equipment-search.ts'
import { type LoadedList, listHead, listLoader } from './list-page.ts'
import type { PageRoute } from './page-route.ts'

export const Component = withDataCache(EquipmentScreen)

export const opens = ['shared/conditions/filter-sheet.tsx']

export const searchParams = Object.keys(EQUIPMENT_FILTERS)

export const loader = /* @__PURE__ */ listLoader<Equipment, EquipmentFilterValues>({
  entity: 'equipment',
  filters: EQUIPMENT_FILTERS,
  prepare: (items) => {
    const index = createEquipmentIndex(items)
    return (values) => {
      const rows = index.find(readEquipmentQuery(values))
      return { rows, first: firstPieces(rows) }
    }
  },
})

export const head: PageRoute<LoadedList | null>['head'] = ({ loaded }) =>
  listHead('/equipment', loaded)
