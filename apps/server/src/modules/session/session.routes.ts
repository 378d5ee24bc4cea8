import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import { actOf } from '../../http/act-of.ts'
import { signedIn } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { endOwnSession, listOwnSessions, silenceOwnSession } from './session.service.ts'

/** The caller's own logins. */
export async function sessionRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.listOwnSessions, async ({ request }) => ({
    items: await listOwnSessions(context, signedIn(request)),
  }))
  addRoute(app, ROUTES.endOwnSession, async ({ request, params }) => {
    await endOwnSession(
      context,
      { viewer: signedIn(request), id: params.id },
      actOf(context, request),
    )
    return null
  })
  addRoute(app, ROUTES.silenceOwnSession, async ({ request, params }) => {
    await silenceOwnSession(context, { viewer: signedIn(request), id: params.id })
    return null
  })
}
