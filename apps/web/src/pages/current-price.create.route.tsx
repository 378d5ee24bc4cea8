import { withDataCache } from '../app/data-cache.tsx'
import { PriceReportScreen } from '../features/current-price/report/price-report-screen.tsx'
import { readCurrentPrice, readPriceRule } from '../shared/prices/price.api.ts'
import type { PageRoute } from './page-route.ts'

export const Component = withDataCache(PriceReportScreen)

export const searchParams = ['item', 'name']

export const loader: PageRoute['loader'] = ({ search, ask }) => {
  const id = search.get('item')
  return Promise.all([
    ask(readPriceRule.initiate()),
    id !== null && ask(readCurrentPrice.initiate({ params: { id } })),
  ])
}
