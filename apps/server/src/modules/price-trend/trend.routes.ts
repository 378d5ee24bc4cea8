import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import type { ServerContext } from '../../context/server-context.ts'
import { readIndices } from './kind-index.service.ts'
import { readTrend } from './trend.service.ts'

/** Charts of prices. */
export async function trendRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.readTrendChart, async ({ viewer, query }) =>
    readTrend(context, viewer, query),
  )
  addRoute(app, ROUTES.readTrendIndex, async ({ query }) => readIndices(context, query.days))
}
