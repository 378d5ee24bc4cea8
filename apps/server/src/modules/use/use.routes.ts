import { ROUTES } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { readUses } from './use.service.ts'

/** What names an item: asked before it is removed. */
export async function useRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.readUses, async ({ viewer, params }) => readUses(context, viewer, params))
}
