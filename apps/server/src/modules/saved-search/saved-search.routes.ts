import { ROUTES } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { addRoute } from '../../http/add-route.ts'
import { createOnce } from '../../http/create-once.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { signedIn } from '../../http/viewer.ts'
import {
  createSearch,
  listSearches,
  markNewsRead,
  readBaseline,
  removeSearch,
  restoreSearch,
  updateSearch,
} from './own-searches.service.ts'
import { scheduleSearches } from './saved-search-schedule.ts'

/** Searches members keep. */
export async function savedSearchRoutes(
  app: ServerInstance,
  context: ServerContext,
): Promise<void> {
  addRoute(app, ROUTES.listSavedSearches, async ({ request }) =>
    listSearches(context, signedIn(request)),
  )
  addRoute(app, ROUTES.createSavedSearch, async ({ body, request }) => {
    const baseline = await readBaseline(context, body)
    const creating = { input: body, baseline, viewer: signedIn(request), now: context.clock() }
    return createOnce(context, request, (transaction) => createSearch(transaction, creating))
  })
  addRoute(app, ROUTES.updateSavedSearch, async ({ params, body, request }) =>
    updateSearch(context, { id: params.id, viewer: signedIn(request), input: body }),
  )
  addRoute(app, ROUTES.deleteSavedSearch, async ({ params, request }) => {
    await removeSearch(context, { id: params.id, viewer: signedIn(request) })
    return null
  })
  addRoute(app, ROUTES.restoreSavedSearch, async ({ params, request }) =>
    restoreSearch(context, { id: params.id, viewer: signedIn(request) }),
  )
  addRoute(app, ROUTES.markSearchNewsRead, async ({ body, request }) => {
    await markNewsRead(context, { viewer: signedIn(request), id: body.id })
    return null
  })
  scheduleSearches(app, context)
}
