import { ROUTES } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { signedIn } from '../../http/viewer.ts'
import { deleteDraft, readDraft, saveDraft } from './draft.service.ts'

/** Unsent words of the editors' forms. */
export async function draftRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.readDraft, async ({ params, request }) => ({
    draft: await readDraft(context, signedIn(request), params),
  }))

  addRoute(app, ROUTES.saveDraft, async ({ params, body, request }) => {
    await saveDraft(context, signedIn(request), { ...params, ...body })
    return null
  })

  addRoute(app, ROUTES.deleteDraft, async ({ params, request }) => {
    await deleteDraft(context, signedIn(request), params)
    return null
  })
}
