import { ROUTES } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { signedIn } from '../../http/viewer.ts'
import { liftSuspension, suspendMember } from './suspension.service.ts'

/** Suspending members, and letting them in again. */
export async function suspensionRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.suspendMember, async ({ params, body, request }) => {
    const of = { viewer: signedIn(request), id: params.id, wanted: body }
    return suspendMember(context, of, actOf(context, request))
  })

  addRoute(app, ROUTES.liftSuspension, async ({ params, request }) => {
    const of = { viewer: signedIn(request), id: params.id }
    await liftSuspension(context, of, actOf(context, request))
    return null
  })
}
