import { ROUTES } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import { addRoute } from '../../http/add-route.ts'
import { createOnce } from '../../http/create-once.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { clientAddressOf } from '../../http/client-address-of.ts'
import { listCookAddresses } from './cook-list.service.ts'
import { markHouse } from './cook-mark.service.ts'
import { askRemoval, decideRemoval } from './cook-removal.service.ts'
import { createCookAddress, deleteCookAddress, updateCookAddress } from './cook-writing.service.ts'

/** Houses of players that cook. */
export async function cookRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.listCookAddresses, async ({ viewer, query }) =>
    listCookAddresses(context, viewer, query),
  )

  addRoute(app, ROUTES.createCookAddress, async ({ body, request }) => {
    const act = actOf(context, request)
    return createOnce(context, request, (transaction) => createCookAddress(transaction, body, act))
  })

  addRoute(app, ROUTES.updateCookAddress, async ({ viewer, params, body, request }) => {
    const act = actOf(context, request)
    return updateCookAddress(context, { id: params.id, input: body, viewer, act })
  })

  addRoute(app, ROUTES.deleteCookAddress, async ({ viewer, params, query, request }) => {
    const act = actOf(context, request)
    const isWhole = query.whole === 'true'
    await deleteCookAddress(context, { id: params.id, isWhole, viewer, act })
    return null
  })

  addRoute(app, ROUTES.confirmCookAddress, async ({ viewer, params, body, request }) => {
    const act = actOf(context, request)
    return markHouse(context, { id: params.id, kind: 'confirmed', ...body, viewer, act })
  })

  addRoute(app, ROUTES.closeCookAddress, async ({ viewer, params, body, request }) => {
    const act = actOf(context, request)
    return markHouse(context, { id: params.id, kind: 'closed', ...body, viewer, act })
  })

  addRoute(app, ROUTES.askCookRemoval, async ({ params, body, request }) => {
    const { reason = '' } = body
    const address = clientAddressOf(request)
    await askRemoval(context, { id: params.id, reason, address, act: actOf(context, request) })
    return null
  })

  addRoute(app, ROUTES.decideCookRemoval, async ({ params, body, request }) => {
    const act = actOf(context, request)
    await decideRemoval(context, { id: params.id, accept: body.accept, act })
    return null
  })
}
