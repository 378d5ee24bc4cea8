import { ROUTES } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { listTraceGroups } from './trace.service.ts'

/** Accounts that share a network, a browser or a minute. */
export async function traceRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.listTraces, async ({ query }) => {
    const { kind, page, pageSize } = query
    const range = { limit: pageSize, offset: (page - 1) * pageSize }
    return { ...(await listTraceGroups(context, kind, range)), page, pageSize }
  })
}
