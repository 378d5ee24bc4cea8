import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../add-route.ts'
import type { ServerInstance } from '../../server-instance.ts'
import { listOwnRoles } from './role.service.ts'

/** GET /api/role runs on application start, so it never answers 401. */
export async function roleRoutes(app: ServerInstance): Promise<void> {
  addRoute(app, ROUTES.listOwnRoles, async () => listOwnRoles('VISITOR'))
}
