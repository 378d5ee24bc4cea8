import { ROUTES } from '@gyeol/contract'
import { actOf } from '../../http/act-of.ts'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { mergePriceItem } from './price-merge.service.ts'

/** POST /api/price/item/{id}/merge */
export async function priceMergeRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.mergePriceItem, async ({ viewer, params, body, request }) =>
    mergePriceItem(context, { id: params.id, viewer, input: body, act: actOf(context, request) }),
  )
}
