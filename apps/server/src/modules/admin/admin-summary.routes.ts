import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { updateSetupChoice } from '../setting/setup-choice.service.ts'
import { readToday } from './today.service.ts'
import { readAdminSummary } from './admin-summary.service.ts'

/** What those who look after the site see: what waits for them, and its sizes and ages. */
export async function adminRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.readAdminSummary, async () => readAdminSummary(context))

  addRoute(app, ROUTES.updateSetupChoice, async ({ body }) =>
    updateSetupChoice(context.database.kysely, body, context.clock()),
  )

  addRoute(app, ROUTES.readToday, async ({ viewer, request }) =>
    readToday(context, {
      viewer,
      requestId: request.id,
      onTrouble: (error, code) => request.log.error({ err: error, task: code }, 'task not counted'),
    }),
  )
}
