import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { clearToken, tokenOf } from '../../security/session-cookie.ts'
import { endSession } from '../session/session.service.ts'

/** POST /api/auth/logout: repeatable, and the same answer for a visitor. */
export async function logoutRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.logout, async ({ request, reply }) => {
    const token = tokenOf(request, context.cookie)
    if (token !== undefined) await endSession(context.database.kysely, token)
    clearToken(reply, context.cookie)
    reply.header('clear-site-data', '"cache"')
    return null
  })
}
