import { withDataCache } from '../app/data-cache.tsx'
import { CookAddressScreen } from '../features/cook-address/cook-address-screen.tsx'
import type { PageRoute } from './page-route.ts'

export const Component = withDataCache(CookAddressScreen)

export const head: PageRoute['head'] = () => ({ isOwn: true })
