import { ROUTES } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { signedIn } from '../../http/viewer.ts'
import {
  listShortLinks,
  makeShortLink,
  readShortLink,
  removeShortLink,
} from './short-link.service.ts'

/** Short addresses of what planners pack into long ones. */
export async function shortLinkRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  addRoute(app, ROUTES.listShortLinks, async ({ query, request }) =>
    listShortLinks(context, signedIn(request).member.id, query),
  )

  addRoute(app, ROUTES.makeShortLink, async ({ viewer, body, request }) =>
    makeShortLink(context, { viewer, input: body, takeQuota: async () => request.takeQuota() }),
  )

  addRoute(app, ROUTES.readShortLink, async ({ params }) => readShortLink(context, params.code))

  addRoute(app, ROUTES.removeShortLink, async ({ viewer, params, body }) => {
    await removeShortLink(context, { viewer, ...params, removalKey: body.removalKey })
    return null
  })
}
