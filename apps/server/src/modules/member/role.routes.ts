import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { listLevelNames, listOwnRoles, listRoleNames } from './role.service.ts'

/** Role names and rights. GET /api/role runs on application start, so it never answers 401. */
export async function roleRoutes(app: ServerInstance): Promise<void> {
  addRoute(app, ROUTES.listOwnRoles, async ({ viewer }) => listOwnRoles(viewer))
  addRoute(app, ROUTES.listRoleNames, async ({ viewer }) => listRoleNames(viewer))
  addRoute(app, ROUTES.listLevelNames, async ({ viewer }) => listLevelNames(viewer))
}
