import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'

/** POST /api/client-error: a screen failed in somebody's browser; the log is where we see it. */
export async function clientErrorRoutes(app: ServerInstance): Promise<void> {
  addRoute(app, ROUTES.reportClientError, async ({ body, request }) => {
    request.log.warn({ clientError: body }, 'a screen failed')
    return null
  })
}
