import { withDataCache } from '../app/data-cache.tsx'
import { CurrentPriceScreen } from '../features/current-price/current-price-screen.tsx'

export const Component = withDataCache(CurrentPriceScreen)
