import { ROUTES } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { readNoticeUses } from './notice-uses.service.ts'
import { readPriceItemUses } from './price-item-uses.service.ts'
import { readUses } from './use.service.ts'

/** What names an item, a notice or an item with a price: asked before it is removed. */
export async function useRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.readUses, async ({ viewer, params }) => readUses(context, viewer, params))
  addRoute(app, ROUTES.readNoticeUses, async ({ viewer, params }) =>
    readNoticeUses(context, viewer, params.id),
  )
  addRoute(app, ROUTES.readPriceItemUses, async ({ viewer, params }) =>
    readPriceItemUses(context, viewer, params.id),
  )
}
