import { ROUTES } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import { addRoute } from '../../http/add-route.ts'
import { createOnce } from '../../http/create-once.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { signedIn } from '../../http/viewer.ts'
import { mustWait } from '../moderation/waiting.service.ts'
import { isNewcomer } from '../quota/quota.service.ts'
import { deleteCookAddress } from './cook-deleting.service.ts'
import { listCookHouses } from './cook-house-list.service.ts'
import { listCookAddresses } from './cook-list.service.ts'
import { markHouse } from './cook-mark.service.ts'
import { readCookOwn } from './cook-own.service.ts'
import { askRemoval, decideRemoval } from './cook-removal.service.ts'
import { createCookAddress, updateCookAddress } from './cook-writing.service.ts'

/** Houses of players that cook. */
export async function cookRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.listCookAddresses, async ({ viewer, query }) =>
    listCookAddresses(context, viewer, query),
  )

  addRoute(app, ROUTES.listCookHouses, async ({ query }) => listCookHouses(context, query.page))

  addRoute(app, ROUTES.readCookOwn, async ({ request }) =>
    readCookOwn(context, signedIn(request).member.id),
  )

  addMarkRoutes(app, context)

  addRoute(app, ROUTES.createCookAddress, async ({ viewer, body, request }) => {
    const act = actOf(context, request)
    const isSettled = !(await isNewcomer(context, viewer))
    const waits = await mustWait(context, viewer)
    return createOnce(context, request, (transaction) =>
      createCookAddress(transaction, body, { isSettled, waits, act }),
    )
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

  addRoute(app, ROUTES.askCookRemoval, async ({ params, body, request }) => {
    const { address, reason = '' } = body
    const act = actOf(context, request)
    return askRemoval(context, { id: params.id, reason, address, act })
  })

  addRoute(app, ROUTES.decideCookRemoval, async ({ params, body, request }) => {
    const act = actOf(context, request)
    await decideRemoval(context, { id: params.id, accept: body.accept, act })
    return null
  })
}

/** What members say of houses. */
function addMarkRoutes(app: ServerInstance, context: ServerContext): void {
  addRoute(app, ROUTES.confirmCookAddress, async ({ viewer, params, body, request }) => {
    const act = actOf(context, request)
    return markHouse(context, { id: params.id, kind: 'confirmed', ...body, viewer, act })
  })

  addRoute(app, ROUTES.closeCookAddress, async ({ viewer, params, body, request }) => {
    const act = actOf(context, request)
    return markHouse(context, { id: params.id, kind: 'closed', ...body, viewer, act })
  })
}
