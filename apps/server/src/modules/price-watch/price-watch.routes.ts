import { ROUTES } from '@gyeol/contract'
import { addRoute } from '../../http/add-route.ts'
import { createOnce } from '../../http/create-once.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { signedIn } from '../../http/viewer.ts'
import type { ServerContext } from '../../context/server-context.ts'
import {
  createWatch,
  deleteWatch,
  listWatches,
  refreshWatched,
  updateWatch,
} from './own-watches.service.ts'
import { markPriceWatchNews, readPriceWatchNews } from './price-watch-news.ts'

/** What members watch, and what it has told. */
export async function priceWatchRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.listPriceWatches, async ({ request }) =>
    listWatches(context, signedIn(request)),
  )
  addRoute(app, ROUTES.readPriceWatchNews, async ({ request }) =>
    readPriceWatchNews(context, signedIn(request)),
  )
  addRoute(app, ROUTES.markPriceWatchNews, async ({ body, request }) => {
    await markPriceWatchNews(context, signedIn(request), body.id)
    return null
  })
  addRoute(app, ROUTES.createPriceWatch, async ({ body, request }) => {
    const watching = { input: body, viewer: signedIn(request), now: context.clock() }
    await refreshWatched(context, body.itemId)
    return createOnce(context, request, (transaction) => createWatch(transaction, watching))
  })
  addRoute(app, ROUTES.updatePriceWatch, async ({ params, body, request }) =>
    updateWatch(context, { id: params.id, viewer: signedIn(request), input: body }),
  )
  addRoute(app, ROUTES.deletePriceWatch, async ({ params, request }) => {
    await deleteWatch(context, { id: params.id, viewer: signedIn(request) })
    return null
  })
}
