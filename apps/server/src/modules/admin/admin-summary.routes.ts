import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../add-route.ts'
import type { ServerContext } from '../../server-context.ts'
import type { ServerInstance } from '../../server-instance.ts'
import { readAdminSummary } from './admin-summary.service.ts'

/** GET /api/admin/summary */
export async function adminRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.readAdminSummary, async () => readAdminSummary(context))
}
