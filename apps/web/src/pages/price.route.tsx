import { withDataCache } from '../app/data-cache.tsx'
import { PriceListScreen } from '../features/price/price-list-screen.tsx'

export const Component = withDataCache(PriceListScreen)
