import { withDataCache } from '../app/data-cache.tsx'
import { DataScreen } from '../features/pages/data-screen.tsx'
import { readCompleteness } from '../shared/catalogue/catalogue.api.ts'
import type { PageRoute } from './page-route.ts'

export const Component = withDataCache(DataScreen)

export const loader: PageRoute['loader'] = ({ ask }) => ask(readCompleteness.initiate())
