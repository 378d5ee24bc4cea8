import { FIRST_ROWS } from '@gyeol/catalogue'
import type { Boss } from '@gyeol/contract'
import { DEFAULT_SETTINGS } from '@gyeol/statting'
import { withDataCache } from '../app/data-cache.tsx'
import { BossRoute } from '../app/routes/boss-route.tsx'
import {
  BOSS_FILTERS,
  type BossFilterValues,
  createBossIndex,
  readBossQuery,
} from '../shared/lists/boss-list.ts'
import { type LoadedList, listHead, listLoader } from './list-page.ts'
import type { PageRoute } from './page-route.ts'

export const Component = withDataCache(BossRoute)

export const opens = ['shared/conditions/filter-sheet.tsx']

export const searchParams = Object.keys(BOSS_FILTERS)

export const loader = /* @__PURE__ */ listLoader<Boss, BossFilterValues>({
  entity: 'boss',
  filters: BOSS_FILTERS,
  // Bosses stand by their levels.
  order: 'own',
  prepare: (items) => {
    const index = createBossIndex(items)
    return (values) => {
      const found = index.find(readBossQuery(values, DEFAULT_SETTINGS.level))
      const rows = found.map(({ boss }) => boss)
      return { rows, first: rows.slice(0, FIRST_ROWS) }
    }
  },
})

export const head: PageRoute<LoadedList | null>['head'] = ({ loaded }) => listHead('/boss', loaded)
