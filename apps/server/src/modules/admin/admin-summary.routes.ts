import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { readAdminSummary } from './admin-summary.service.ts'

/** GET /api/admin/summary */
export async function adminRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.readAdminSummary, async () => readAdminSummary(context))
}
