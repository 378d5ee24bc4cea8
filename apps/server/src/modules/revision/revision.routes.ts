import { ROUTES } from '@gyeol/contract'
import { actOf } from '../../http/act-of.ts'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import type { RevisionContext } from './revised-thing.ts'
import { listRevisions, readRevision, restore } from './revision.service.ts'

/** Earlier versions of what editors write, and the way back for what was removed. */
export async function revisionRoutes(app: ServerInstance, context: RevisionContext): Promise<void> {
  addRoute(app, ROUTES.listRevisions, async ({ viewer, params }) =>
    listRevisions(context, viewer, params),
  )

  addRoute(app, ROUTES.readRevision, async ({ viewer, params }) =>
    readRevision(context, viewer, params),
  )

  addRoute(app, ROUTES.restoreThing, async ({ viewer, params, body, request }) =>
    restore(context, viewer, { ...params, ...body, act: actOf(context, request) }),
  )
}
