import { withDataCache } from '../app/data-cache.tsx'
import { TrendScreen } from '../features/price-trend/trend-screen.tsx'
import type { PageRoute } from './page-route.ts'

export const Component = withDataCache(TrendScreen)

export const head: PageRoute['head'] = () => ({ isOwn: true })
