import { withDataCache } from '../app/data-cache.tsx'
import { PriceDetailScreen } from '../features/price/price-detail-screen.tsx'

export const Component = withDataCache(PriceDetailScreen)
