import { ROUTES } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import { actOf } from '../../http/act-of.ts'
import { addRoute } from '../../http/add-route.ts'
import type { ServerInstance } from '../../http/server-instance.ts'
import { signedIn } from '../../http/viewer.ts'
import { agree, readConsent } from './consent.service.ts'
import { publishPolicy, readPolicy } from './policy.service.ts'

/** The papers of the site, and what members have agreed to. */
export async function policyRoutes(app: ServerInstance, context: ServerContext): Promise<void> {
  const { database } = context

  addRoute(app, ROUTES.readPolicy, async ({ params, query }) =>
    readPolicy(database.kysely, params.kind, query.version),
  )

  addRoute(app, ROUTES.publishPolicy, async ({ params, body, request }) =>
    publishPolicy(database, { kind: params.kind, input: body }, actOf(context, request)),
  )

  addRoute(app, ROUTES.readConsent, async ({ request }) =>
    readConsent(database.kysely, signedIn(request).member.id),
  )

  addRoute(app, ROUTES.agree, async ({ body, request }) => {
    const memberId = signedIn(request).member.id
    return agree(database, { ...body, memberId }, actOf(context, request))
  })
}
