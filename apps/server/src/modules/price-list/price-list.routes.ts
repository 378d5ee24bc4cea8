import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { listCurrentPrices, listItems } from './price-list.service.ts'

/** Items with what they cost. */
export async function priceListRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.listPriceItems, async ({ viewer, query }) =>
    listItems(context, viewer, query),
  )
  addRoute(app, ROUTES.listCurrentPrices, async ({ query }) => listCurrentPrices(context, query))
}
