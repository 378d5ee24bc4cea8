import { ROUTES } from '@gyeol/contract'
import { actOf } from '../../http/act-of.ts'
import { addRoute } from '../../http/add-route.ts'
import { createOnce } from '../../http/create-once.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { signedIn } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import {
  createPrice,
  deletePrice,
  listPrices,
  readPrice,
  updatePrice,
} from './price-statement.service.ts'

/** Stated reference prices. */
export async function priceStatementRoutes(
  app: ServerInstance,
  context: ServerContext,
): Promise<void> {
  addRoute(app, ROUTES.listPrices, async ({ viewer, query }) => listPrices(context, viewer, query))
  addRoute(app, ROUTES.readPrice, async ({ viewer, params }) =>
    readPrice(context, viewer, params.id),
  )
  addRoute(app, ROUTES.createPrice, async ({ body, request }) => {
    const stating = { input: body, viewer: signedIn(request), act: actOf(context, request) }
    return createOnce(context, request, (transaction) => createPrice(transaction, stating))
  })
  addRoute(app, ROUTES.updatePrice, async ({ params, body, request }) =>
    updatePrice(context, {
      id: params.id,
      input: body,
      viewer: signedIn(request),
      act: actOf(context, request),
    }),
  )
  addRoute(app, ROUTES.deletePrice, async ({ params, request }) => {
    const viewer = signedIn(request)
    await deletePrice(context, { id: params.id, viewer, act: actOf(context, request) })
    return null
  })
}
