import { ROUTES } from '@gyeol/contract'
import { actOf } from '../../http/act-of.ts'
import { addRoute } from '../../http/add-route.ts'
import { createOnce } from '../../http/create-once.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import type { ServerContext } from '../../context/server-context.ts'
import {
  createPriceItem,
  deletePriceItem,
  readPriceItem,
  updatePriceItem,
} from './price-item-editing.service.ts'
import {
  createPriceKind,
  deletePriceKind,
  listPriceKinds,
  updatePriceKind,
} from './price-kind.service.ts'
import { readPriceRule } from './price-rule.service.ts'

/** What prices are about, and the fee of the market. */
export async function priceItemRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addKindRoutes(app, context)

  addRoute(app, ROUTES.readPriceRule, async () => readPriceRule(context.database.kysely))

  addRoute(app, ROUTES.readPriceItem, async ({ viewer, params }) =>
    readPriceItem(context, viewer, params.id),
  )
  addRoute(app, ROUTES.createPriceItem, async ({ viewer, body, request }) => {
    const creating = { viewer, input: body, act: actOf(context, request) }
    return createOnce(context, request, (transaction) => createPriceItem(transaction, creating))
  })
  addRoute(app, ROUTES.updatePriceItem, async ({ viewer, params, body, request }) =>
    updatePriceItem(context, { id: params.id, viewer, input: body, act: actOf(context, request) }),
  )
  addRoute(app, ROUTES.deletePriceItem, async ({ params, request }) => {
    await deletePriceItem(context, params.id, actOf(context, request))
    return null
  })
}

function addKindRoutes(app: ServerInstance, context: ServerContext): void {
  addRoute(app, ROUTES.listPriceKinds, async () => listPriceKinds(context))
  addRoute(app, ROUTES.createPriceKind, async ({ body, request }) => {
    const act = actOf(context, request)
    return createOnce(context, request, (transaction) => createPriceKind(transaction, body, act))
  })
  addRoute(app, ROUTES.updatePriceKind, async ({ params, body, request }) =>
    updatePriceKind(context, { id: params.id, input: body, act: actOf(context, request) }),
  )
  addRoute(app, ROUTES.deletePriceKind, async ({ params, request }) => {
    await deletePriceKind(context, params.id, actOf(context, request))
    return null
  })
}
