import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../add-route.ts'
import type { ServerInstance } from '../../server-instance.ts'
import type { SessionCookie } from './session-cookie.ts'

type Options = { readonly cookie: SessionCookie }

/** POST /api/auth/logout: repeatable, and the same answer for a visitor. */
export async function logoutRoutes(app: ServerInstance, { cookie }: Options): Promise<void> {
  addRoute(app, ROUTES.logout, async ({ reply }) => {
    reply.clearCookie(cookie.name, cookie.options).header('clear-site-data', '"cache"')
    return null
  })
}
