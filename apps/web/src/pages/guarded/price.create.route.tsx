import { withDataCache } from '../../app/data-cache.tsx'
import { PriceCreateScreen } from '../../features/price/price-create-screen.tsx'

export const Component = withDataCache(PriceCreateScreen)
