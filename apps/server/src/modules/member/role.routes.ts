import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { listLevelNames, listOwnRoles, listRoleNames } from './role.service.ts'

/** Role names and rights. GET /api/role runs on application start, so it never answers 401. */
export async function roleRoutes(app: ServerInstance): Promise<void> {
  addRoute(app, ROUTES.listOwnRoles, async ({ reader }) => listOwnRoles(reader))
  addRoute(app, ROUTES.listRoleNames, async ({ reader }) => listRoleNames(reader))
  addRoute(app, ROUTES.listLevelNames, async ({ reader }) => listLevelNames(reader))
}
