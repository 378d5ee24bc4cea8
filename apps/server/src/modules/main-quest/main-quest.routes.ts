import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { readMainQuest } from './main-quest.service.ts'

/** The main quest's table, where the owner has put in a newer one than the app's. */
export async function mainQuestRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.readMainQuest, async () => readMainQuest(context.database))
}
